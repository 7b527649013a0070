// SPDX-License-Identifier: MIT

// Made from Surface/CoreImage.rows by `make surface`.

import CoreGraphics
@_exported import Foundation
import UIKit

/// How an image is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An image. Nothing is drawn, so it has only its size.
open class CIImage: NSObject, @unchecked Sendable {
  /// Where it is, in points.
  public let extent: CGRect
  /// Creates an image of a size.
  init(extent: CGRect) { self.extent = extent }
  /// Creates an image from one of UIKit.
  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(origin: .zero, size: image.size))
  }
  /// Creates an image from one of Core Graphics.
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  /// Takes the data of an image, which is not read.
  public convenience init?(data: Data) { self.init(extent: .zero) }
  /// Takes the file of an image, which is not read.
  public convenience init?(contentsOf url: URL) { self.init(extent: .zero) }
  /// Returns the image unchanged.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  /// Returns an image of the size of the rectangle.
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

/// Draws images. It draws nothing.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public init(options: [String: Any]? = nil) { super.init() }
  /// Creates a context.
  public override init() {}
  /// Draws nothing.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}

/// A colour of Core Image.
open class CIColor: NSObject, @unchecked Sendable {
  /// How red, from 0 to 1.
  public let red: CGFloat
  /// How green, from 0 to 1.
  public let green: CGFloat
  /// How blue, from 0 to 1.
  public let blue: CGFloat
  /// How opaque, from 0 to 1.
  public let alpha: CGFloat
  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// Numbers of a filter.
open class CIVector: NSObject, @unchecked Sendable {
  /// The first.
  public let x: CGFloat
  /// The second.
  public let y: CGFloat
  /// Creates numbers.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

/// The key of a filter's image.
public let kCIInputImageKey = "inputImage"

/// The key of how much a filter does.
public let kCIInputIntensityKey = "inputIntensity"

/// The key of how far a filter reaches.
public let kCIInputRadiusKey = "inputRadius"

/// The key of how large a filter is.
public let kCIInputScaleKey = "inputScale"

/// The key of a filter's colour.
public let kCIInputColorKey = "inputColor"

/// The key of where a filter is.
public let kCIInputCenterKey = "inputCenter"

/// The key of how much a filter does.
public let kCIInputAmountKey = "inputAmount"

/// The key of how far a filter turns.
public let kCIInputAngleKey = "inputAngle"

/// The key of how bright a filter makes it.
public let kCIInputBrightnessKey = "inputBrightness"

/// The key of how sharp a filter makes it.
public let kCIInputContrastKey = "inputContrast"

/// The key of how colourful a filter makes it.
public let kCIInputSaturationKey = "inputSaturation"

/// A filter of images, which returns them unchanged.
open class CIFilter: NSObject, @unchecked Sendable {
  /// What was set.
  var values: [String: Any] = [:]
  /// Its name.
  open var name = ""
  /// What can be set.
  open var inputKeys: [String] {
    [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey]
  }
  /// The image as it was.
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
  /// Sets something.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == kCIInputImageKey { inputImage = value as? CIImage }
    values[key] = value
  }
  /// What was set.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets what is usual.
  open func setDefaults() {}
  /// A number of the filter.
  open var intensity: Float = 0
  /// A number of the filter.
  open var radius: Float = 0
  /// A number of the filter.
  open var scale: Float = 0
  /// A number of the filter.
  open var angle: Float = 0
  /// A number of the filter.
  open var brightness: Float = 0
  /// A number of the filter.
  open var contrast: Float = 0
  /// A number of the filter.
  open var saturation: Float = 0
  /// A number of the filter.
  open var amount: Float = 0
  /// What a code says.
  open var message = Data()
  /// How much of a code may be lost.
  open var correctionLevel = "M"
  /// Where the filter is.
  open var center = CGPoint.zero
  /// The colour of the filter.
  open var color: CIColor?
  /// Returns the image unchanged.
  open class func sepiaTone() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func gaussianBlur() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func boxBlur() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func crystallize() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func edges() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func pixellate() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func unsharpMask() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func vignette() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func bloom() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func twirlDistortion() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func photoEffectMono() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func photoEffectNoir() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func colorInvert() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func colorMonochrome() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func colorControls() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func comicEffect() -> CIFilter { CIFilter() }
  /// Returns the image unchanged.
  open class func gloom() -> CIFilter { CIFilter() }
  /// Creates no image: what a code contains is not heard.
  open class func qrCodeGenerator() -> CIFilter { CIFilter() }
  /// Creates no image: what a code contains is not heard.
  open class func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  /// Creates no image: what a code contains is not heard.
  open class func aztecCodeGenerator() -> CIFilter { CIFilter() }
  /// Creates no image: what a code contains is not heard.
  open class func pdf417BarcodeGenerator() -> CIFilter { CIFilter() }
  /// The image.
  open var inputImage: CIImage?
}
