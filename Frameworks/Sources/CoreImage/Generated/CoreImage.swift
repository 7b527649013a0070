// SPDX-License-Identifier: MIT

// Made from Surface/CoreImage.rows by `make surface`.

import CoreGraphics
@_exported import Foundation
import UIKit

/// An option for reading an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An image. Nothing is drawn, so it has only its size.
open class CIImage: NSObject, @unchecked Sendable {
  /// The image's rectangle, in points.
  public let extent: CGRect
  /// Creates an image with a size.
  init(extent: CGRect) { self.extent = extent }
  /// Creates an image from a UIKit image.
  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(origin: .zero, size: image.size))
  }
  /// Creates an image from a Core Graphics image.
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  /// Creates an image from data, which is not read.
  public convenience init?(data: Data) { self.init(extent: .zero) }
  /// Creates an image from a file, which is not read.
  public convenience init?(contentsOf url: URL) { self.init(extent: .zero) }
  /// Returns the image unchanged.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  /// Returns an image with the rectangle's size.
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
  /// Returns the image unchanged.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  { self }
  /// Returns the image unchanged.
  open func clampedToExtent() -> CIImage { self }
  /// Returns the image unchanged.
  open func composited(over dest: CIImage) -> CIImage { self }
  /// Returns the image unchanged.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
}

/// Renders images. It draws nothing.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public init(options: [String: Any]? = nil) { super.init() }
  /// Creates a context.
  public override init() {}
  /// Returns no image, because nothing is drawn.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}

/// A Core Image color.
open class CIColor: NSObject, @unchecked Sendable {
  /// The red component, from 0 to 1.
  public let red: CGFloat
  /// The green component, from 0 to 1.
  public let green: CGFloat
  /// The blue component, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat
  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A vector of numbers for a filter.
open class CIVector: NSObject, @unchecked Sendable {
  /// The first number.
  public let x: CGFloat
  /// The second number.
  public let y: CGFloat
  /// Creates a vector.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// The key for a filter's image.
public let kCIInputImageKey = "inputImage"

/// The key for a filter's intensity.
public let kCIInputIntensityKey = "inputIntensity"

/// The key for a filter's radius.
public let kCIInputRadiusKey = "inputRadius"

/// The key for a filter's scale.
public let kCIInputScaleKey = "inputScale"

/// The key for a filter's color.
public let kCIInputColorKey = "inputColor"

/// The key for a filter's center.
public let kCIInputCenterKey = "inputCenter"

/// The key for a filter's amount.
public let kCIInputAmountKey = "inputAmount"

/// The key for a filter's angle.
public let kCIInputAngleKey = "inputAngle"

/// The key for a filter's brightness.
public let kCIInputBrightnessKey = "inputBrightness"

/// The key for a filter's contrast.
public let kCIInputContrastKey = "inputContrast"

/// The key for a filter's saturation.
public let kCIInputSaturationKey = "inputSaturation"

/// An image filter, which returns images unchanged.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The values that have been set.
  var values: [String: Any] = [:]
  /// The filter's name.
  open var name = ""
  /// The names of the values that can be set.
  open var inputKeys: [String] {
    [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey]
  }
  /// The unchanged input image.
  open var outputImage: CIImage? { inputImage }
  /// Creates a filter from its name.
  public convenience init?(name: String) {
    self.init()
    self.name = name
  }
  /// Creates a filter from its name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init()
    self.name = name
    values = params ?? [:]
  }
  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == kCIInputImageKey { inputImage = value as? CIImage }
    values[key] = value
  }
  /// Returns the value for a key.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets default values.
  open func setDefaults() {}
  /// A parameter of the filter.
  open var intensity: Float = 0
  /// A parameter of the filter.
  open var radius: Float = 0
  /// A parameter of the filter.
  open var scale: Float = 0
  /// A parameter of the filter.
  open var angle: Float = 0
  /// A parameter of the filter.
  open var brightness: Float = 0
  /// A parameter of the filter.
  open var contrast: Float = 0
  /// A parameter of the filter.
  open var saturation: Float = 0
  /// A parameter of the filter.
  open var amount: Float = 0
  /// The content of a code.
  open var message = Data()
  /// The error correction level of a code.
  open var correctionLevel = "M"
  /// The filter's center.
  open var center = CGPoint.zero
  /// The filter's color.
  open var color: CIColor?
  /// Returns a filter that returns images unchanged.
  open class func sepiaTone() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func gaussianBlur() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func boxBlur() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func crystallize() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func edges() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func pixellate() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func unsharpMask() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func vignette() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func bloom() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func twirlDistortion() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func photoEffectMono() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func photoEffectNoir() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func colorInvert() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func colorMonochrome() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func colorControls() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func comicEffect() -> CIFilter { CIFilter() }
  /// Returns a filter that returns images unchanged.
  open class func gloom() -> CIFilter { CIFilter() }
  /// Returns a filter that creates no image; the content of a code is not announced.
  open class func qrCodeGenerator() -> CIFilter { CIFilter() }
  /// Returns a filter that creates no image; the content of a code is not announced.
  open class func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  /// Returns a filter that creates no image; the content of a code is not announced.
  open class func aztecCodeGenerator() -> CIFilter { CIFilter() }
  /// Returns a filter that creates no image; the content of a code is not announced.
  open class func pdf417BarcodeGenerator() -> CIFilter { CIFilter() }
  /// The input image.
  open var inputImage: CIImage?
}
