// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An image of UIKit: its name and size, and no pixels.
open class UIImage: NSObject, @unchecked Sendable {
  // Only `accessibilityLabel` can change; nothing guards it, so that is for the main actor only.

  /// The orientation.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What VoiceOver says of the image.
  open var accessibilityLabel: String?
  /// The size, in points; zero if it is unknown.
  open var size: CGSize { .zero }
  /// Pixels for each point.
  open var scale: CGFloat { 1 }
  /// The orientation.
  open var imageOrientation: Orientation { .up }
  /// The image of Core Graphics; there is none.
  open var cgImage: CGImage? { nil }
  private let bytes: Data?

  /// Creates an empty image.
  public override init() { bytes = nil }

  init(label: String?, bytes: Data? = nil) {
    self.bytes = bytes
    super.init()
    accessibilityLabel = label
  }

  /// Keeps the bytes of an image; `nil` if there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(label: nil, bytes: data)
  }

  /// Reads an image from a file; `nil` if that cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The bytes that the image was made from; nothing is encoded here.
  open func pngData() -> Data? { bytes }
  /// The bytes that the image was made from; nothing is encoded here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }
  /// Returns the same image.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// Returns the same image.
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Returns the same image.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// Returns the same image.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// Returns the same image.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// Returns the same image.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns the same image.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Does nothing, because nothing is drawn.
  open func draw(in rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func draw(at point: CGPoint) {}
}

/// An image of AppKit: its description, and no pixels.
open class NSImage: NSObject, @unchecked Sendable {
  // Nothing guards the description and the size, so they are set on the main actor only.

  /// What VoiceOver says of the image.
  open var accessibilityDescription: String?
  /// The size, in points.
  open var size = CGSize.zero

  /// Creates an empty image.
  public init(size: CGSize) { self.size = size }

  /// Loads an image from the asset catalogue. Its name is its description.
  public convenience init?(named name: String) {
    self.init(size: .zero)
    accessibilityDescription = name
  }

  /// Takes a symbol.
  public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {
    self.init(size: .zero)
    self.accessibilityDescription = accessibilityDescription ?? SymbolName.spoken(systemSymbolName)
  }

  /// Creates an image from its bytes; `nil` if there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(size: .zero)
  }
}
