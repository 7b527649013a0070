// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The text and image in a row.
@MainActor
@preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?
  /// The secondary text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?
  /// The attributes of the row's text.
  public var textProperties = TextProperties()
  /// The attributes of the row's secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The properties of a row's image.
  public var imageProperties = ImageProperties()

  /// Creates the view.
  public func makeContentView() -> UIView {
    let view = UIView()
    for words in [text, secondaryText] {
      let label = UILabel()
      label.text = words
      if words != nil { view.addSubview(label) }
    }
    return view
  }
}
