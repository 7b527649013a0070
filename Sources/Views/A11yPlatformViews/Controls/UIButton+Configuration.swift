// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

extension UIButton {
  /// How a button looks, and its words.
  @MainActor
  public struct Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// How big the button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The words.
    public var title: String?
    /// The words below.
    public var subtitle: String?
    /// The words with attributes.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// The picture.
    public var image: UIImage?
    /// Where the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between words and picture, in points.
    public var imagePadding: CGFloat = 0
    /// The colour of the words.
    public var baseForegroundColor: UIColor?
    /// The colour below the words.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How big the button is.
    public var buttonSize = Size.medium
    /// Whether a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets()

    /// Words alone.
    public static func plain() -> Self { Self() }
    /// Words on a pale colour.
    public static func tinted() -> Self { Self() }
    /// Words on grey.
    public static func gray() -> Self { Self() }
    /// Words on a colour.
    public static func filled() -> Self { Self() }
    /// Words without a border.
    public static func borderless() -> Self { Self() }
    /// Words in a border.
    public static func bordered() -> Self { Self() }
    /// Words in a pale border.
    public static func borderedTinted() -> Self { Self() }
    /// Words in a strong border.
    public static func borderedProminent() -> Self { Self() }
  }
}
