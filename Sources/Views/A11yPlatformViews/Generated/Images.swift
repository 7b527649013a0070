// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A renderer that creates an image of a view. Nothing is drawn, so there is never an image.
@MainActor public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size proposed to the view, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  public var scale: CGFloat = 1
  /// Whether the image is opaque.
  public var isOpaque = false
  /// The mode in which colors are computed.
  public var colorMode = ColorRenderingMode.nonLinear
  /// Creates a renderer for a view.
  public init(content view: Content) { content = view }
  /// The Core Graphics image, which is always `nil`.
  public var cgImage: CGImage? { nil }
  /// The UIKit image, which is always `nil`.
  public var uiImage: UIImage? { nil }
  /// Renders the view. Nothing is drawn.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}

/// A renderer for images. Nothing is drawn, so images are empty and drawing closures are never
/// called.
open class UIGraphicsImageRenderer: NSObject {
  /// The size, in points.
  public let size: CGSize
  /// The format of the image.
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
  /// Returns an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  /// Returns no data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  /// Returns no data.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

/// The format of an image.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  open var scale: CGFloat = 1
  /// Whether the image is opaque.
  open var opaque = false
  /// Returns the default format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the default format for the device.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context in which an image is drawn. Nothing is drawn.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext = CGContext()
  /// The current image, which is always empty.
  public var currentImage: UIImage { UIImage() }
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
}

/// Returns the current drawing context, which is always `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Begins an image context. It does nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// Begins an image context. It does nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}

/// Returns the image in the current context, which is always `nil` because nothing is drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Ends an image context. It does nothing.
public func UIGraphicsEndImageContext() {}

/// Fills a rectangle. It does nothing.
public func UIRectFill(_ rect: CGRect) {}

/// Saves an image to the photo library. There is no library, so nothing is saved.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UIImage {
  /// The configuration of a symbol.
  open class Configuration: NSObject {}

  /// The configuration of a symbol.
  open class SymbolConfiguration: Configuration {
    /// The size of a symbol.
    public enum Scale: Int, Sendable {
      case `default` = -1, unspecified, small, medium, large
    }
    /// Creates a configuration for a size, in points.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// Creates a configuration for a size, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { self.init() }
    /// Creates a configuration for a size, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: Scale) {
      self.init()
    }
    /// Creates a configuration for a scale.
    public convenience init(scale: Scale) { self.init() }
    /// Creates a configuration for a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }
    /// Creates a configuration for a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

extension Image {
  /// Creates an image from a UIKit image, with its label.
  public init(uiImage: UIImage) {
    self.init(
      uiImage.accessibilityLabel ?? "",
      label: Text(verbatim: uiImage.accessibilityLabel ?? "")
    )
  }

  /// Creates an image from an AppKit image, with its description.
  public init(nsImage: NSImage) {
    self.init(
      nsImage.accessibilityDescription ?? "",
      label: Text(verbatim: nsImage.accessibilityDescription ?? "")
    )
  }

  /// Creates an image from a Core Graphics image, with a label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init("", label: label)
  }

  /// Creates a decorative image from a Core Graphics image. It is hidden from assistive
  /// technologies.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(decorative: "")
  }

  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

extension ImageRenderer {
  /// The allowed dynamic range of the image.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { nil }
    set {}
  }

  /// Whether changes are observed, which is always `false`.
  public var isObservationEnabled: Bool {
    get { false }
    set {}
  }

  /// The AppKit image, which is always `nil`.
  public var nsImage: NSImage? { nil }
}

extension UIImage {
  /// Creates an image from the asset catalog, whose name becomes the label.
  public convenience init?(named name: String) { self.init(label: name) }

  /// Creates an image from a bundle's asset catalog, whose name becomes the label.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(label: name) }

  /// Creates an image from a bundle's asset catalog, whose name becomes the label.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) { self.init(label: name) }

  /// Creates an image from a symbol, whose spoken name becomes the label.
  public convenience init?(systemName name: String) { self.init(label: SymbolName.spoken(name)) }

  /// Creates an image from a symbol, whose spoken name becomes the label.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(label: SymbolName.spoken(name))
  }

  /// Creates an image that stores its bytes, or `nil` if there are none.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// Creates an image from a Core Graphics image.
  public convenience init(cgImage: CGImage) { self.init(label: nil) }

  /// Creates an image from a Core Graphics image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(label: nil)
  }

  /// Returns the image, prepared for display.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Returns the image as a thumbnail.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }

  /// The configuration of a symbol.
  public typealias SymbolScale = SymbolConfiguration.Scale

  /// The mode that determines the colors of an image.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}
