// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Creates an image of a view. Nothing is drawn, so there is never one.
@MainActor public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size that is proposed to the view, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels for each point.
  public var scale: CGFloat = 1
  /// Whether the image has no transparent parts.
  public var isOpaque = false
  /// The space of colours.
  public var colorMode = ColorRenderingMode.nonLinear
  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }
  /// The image of Core Graphics; there is none.
  public var cgImage: CGImage? { nil }
  /// The image of UIKit; there is none.
  public var uiImage: UIImage? { nil }
  /// Draws the view. Nothing is drawn here.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {}
}

/// Draws an image. Nothing is drawn: the image is empty, and what would draw it does not run.
open class UIGraphicsImageRenderer: NSObject {
  /// The size, in points.
  public let size: CGSize
  /// How the image is stored.
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
  /// An empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  /// No bytes.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  /// No bytes.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

/// How an image is stored.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point.
  open var scale: CGFloat = 1
  /// Whether it has no transparent parts.
  open var opaque = false
  /// The default.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The default of the device.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where an image is drawn. Nothing is drawn here.
public final class UIGraphicsImageRendererContext: NSObject {
  /// What draws.
  public let cgContext = CGContext()
  /// The image so far: an empty one.
  public var currentImage: UIImage { UIImage() }
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
}

/// What is drawn into: nothing.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// Begins an image. Does nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// Begins an image. Does nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}

/// The image: none, since nothing is drawn. Accepted.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

/// Ends an image. Does nothing.
public func UIGraphicsEndImageContext() {}

/// Fills a rectangle. Does nothing.
public func UIRectFill(_ rect: CGRect) {}

/// Keeps an image in the library: there is none, so nothing is kept. Accepted.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

extension UIImage {
  /// How a symbol is drawn.
  open class Configuration: NSObject {}

  /// How a symbol is drawn.
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

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}

extension Image {
  /// Creates an image from one of UIKit, with its label.
  public init(uiImage: UIImage) {
    self.init(
      uiImage.accessibilityLabel ?? "",
      label: Text(verbatim: uiImage.accessibilityLabel ?? "")
    )
  }

  /// Creates an image from one of AppKit, with its description.
  public init(nsImage: NSImage) {
    self.init(
      nsImage.accessibilityDescription ?? "",
      label: Text(verbatim: nsImage.accessibilityDescription ?? "")
    )
  }

  /// Creates an image from one of Core Graphics, with a label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init("", label: label)
  }

  /// Creates a decorative image from one of Core Graphics, which is not exposed.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(decorative: "")
  }

  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

extension ImageRenderer {
  /// How bright colours may be.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { nil }
    set {}
  }

  /// Whether changes are observed; there is nothing to observe.
  public var isObservationEnabled: Bool {
    get { false }
    set {}
  }

  /// The image of AppKit; there is none.
  public var nsImage: NSImage? { nil }
}

extension UIImage {
  /// Loads an image from the asset catalogue. Its name is its label.
  public convenience init?(named name: String) { self.init(label: name) }

  /// Loads an image from the asset catalogue of a bundle. Its name is its label.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { self.init(label: name) }

  /// Loads an image from the asset catalogue of a bundle. Its name is its label.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: Configuration?
  ) { self.init(label: name) }

  /// Loads a symbol. Its spoken name is its label.
  public convenience init?(systemName name: String) { self.init(label: SymbolName.spoken(name)) }

  /// Loads a symbol. Its spoken name is its label.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(label: SymbolName.spoken(name))
  }

  /// Keeps the bytes of an image; `nil` if there are none.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// Creates an image from one of Core Graphics.
  public convenience init(cgImage: CGImage) { self.init(label: nil) }

  /// Creates an image from one of Core Graphics.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(label: nil)
  }

  /// The image, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The image, made smaller.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }

  /// How a symbol is drawn.
  public typealias SymbolScale = SymbolConfiguration.Scale

  /// Whether it is drawn in its own colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}
