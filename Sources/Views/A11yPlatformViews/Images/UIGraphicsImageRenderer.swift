// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

/// Draws a picture. Nothing is drawn: the picture is empty, and what would draw it does not run.
open class UIGraphicsImageRenderer: NSObject {
  /// The size, in points.
  public let size: CGSize
  /// How the picture is stored.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for a size, in points.
  public init(size: CGSize) {
    self.size = size
    format = UIGraphicsImageRendererFormat()
  }

  /// Creates a renderer for a size, in points, and a format.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// Creates a renderer for a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Creates a renderer for a rectangle, in points, and a format.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// An empty picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  /// No bytes.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  /// No bytes.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

/// How a picture is stored.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point.
  open var scale: CGFloat = 1
  /// Whether it has no transparent parts.
  open var opaque = false
  /// As usual.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// As the device likes it.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a picture is drawn. Nothing is drawn here.
public final class UIGraphicsImageRendererContext: NSObject {
  /// What draws.
  public let cgContext = CGContext()
  /// The picture so far: an empty one.
  public var currentImage: UIImage { UIImage() }
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
}

extension UIImage {
  /// The picture, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// The picture, made smaller.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}
