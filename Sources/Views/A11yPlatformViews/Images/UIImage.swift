// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit image, with a name and a size but no pixels.
open class UIImage: NSObject, @unchecked Sendable {
  // Only `accessibilityLabel` can change. Nothing guards the label, so it must be set only on the main actor.

  /// The orientation.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The label that VoiceOver speaks for the image.
  open var accessibilityLabel: String?
  /// The image's size in points, or zero if the size is unknown.
  open var size: CGSize { .zero }
  /// The number of pixels per point.
  open var scale: CGFloat { 1 }
  /// The orientation.
  open var imageOrientation: Orientation { .up }
  /// The image as a Core Graphics image, which is never available in a11ynav.
  open var cgImage: CGImage? { nil }
  private let bytes: Data?

  /// Creates an empty image.
  public override init() { bytes = nil }

  init(label: String?, bytes: Data? = nil) {
    self.bytes = bytes
    super.init()
    accessibilityLabel = label
  }

  /// Creates an image from an image literal.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(label: name)
  }

  /// Creates an image that stores the given bytes, or returns `nil` if the data is empty.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(label: nil, bytes: data)
  }

  /// Creates an image from a file, or returns `nil` if the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the bytes from which the image was created, without reencoding the image.
  open func pngData() -> Data? { bytes }
  /// Returns the bytes from which the image was created, without reencoding the image.
  open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }
  /// Returns the image unchanged.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// Returns the image unchanged.
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Returns the image unchanged.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// Returns the image unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// Returns the image unchanged.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Returns the image unchanged.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns the image unchanged.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Does nothing, because a11ynav does not draw views.
  open func draw(in rect: CGRect) {}
  /// Does nothing, because a11ynav does not draw views.
  open func draw(at point: CGPoint) {}
}

/// An AppKit image, with a description but no pixels.
open class NSImage: NSObject, @unchecked Sendable {
  // Nothing guards the description and the size, so they must be set only on the main actor.

  /// The description that VoiceOver speaks for the image.
  open var accessibilityDescription: String?
  /// The image's size, in points.
  open var size = CGSize.zero

  /// Creates an empty image.
  public init(size: CGSize) { self.size = size }

  /// Creates an image with a name in the asset catalog. The image's name becomes its description.
  public convenience init?(named name: String) {
    self.init(size: .zero)
    accessibilityDescription = name
  }

  /// Creates an image of a symbol.
  public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {
    self.init(size: .zero)
    self.accessibilityDescription = accessibilityDescription ?? SymbolName.spoken(systemSymbolName)
  }

  /// Creates an image from its bytes, or returns `nil` if the data is empty.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(size: .zero)
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage
