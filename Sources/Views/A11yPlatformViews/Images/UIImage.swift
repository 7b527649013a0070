// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A picture of UIKit: its name and size, and no pixels.
open class UIImage: NSObject, @unchecked Sendable {
  // Only `accessibilityLabel` can change; nothing guards it, so that is for the main actor only.

  /// Which side is up.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What VoiceOver says of the picture.
  open var accessibilityLabel: String?
  /// The size, in points; zero if it is unknown.
  open var size: CGSize { .zero }
  /// Pixels for each point.
  open var scale: CGFloat { 1 }
  /// Which side is up.
  open var imageOrientation: Orientation { .up }
  /// The picture of Core Graphics; there is none.
  open var cgImage: CGImage? { nil }
  private let bytes: Data?

  /// Creates an empty picture.
  public override init() { bytes = nil }

  init(label: String?, bytes: Data? = nil) {
    self.bytes = bytes
    super.init()
    accessibilityLabel = label
  }

  /// Keeps the bytes of a picture; `nil` if there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(label: nil, bytes: data)
  }

  /// Reads a picture from a file; `nil` if that cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The bytes that the picture was made from; nothing is encoded here.
  open func pngData() -> Data? { bytes }
  /// The bytes that the picture was made from; nothing is encoded here.
  open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }
  /// The same picture.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// The same picture.
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same picture.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The same picture.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The same picture.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  /// The same picture.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The same picture.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Does nothing: nothing is drawn.
  open func draw(in rect: CGRect) {}
  /// Does nothing: nothing is drawn.
  open func draw(at point: CGPoint) {}
}

/// A picture of AppKit: its description, and no pixels.
open class NSImage: NSObject, @unchecked Sendable {
  // Nothing guards the description and the size, so they are set on the main actor only.

  /// What VoiceOver says of the picture.
  open var accessibilityDescription: String?
  /// The size, in points.
  open var size = CGSize.zero

  /// Creates an empty picture.
  public init(size: CGSize) { self.size = size }

  /// Takes a picture from the asset catalogue. Its name is its description.
  public convenience init?(named name: String) {
    self.init(size: .zero)
    accessibilityDescription = name
  }

  /// Takes a symbol.
  public convenience init?(systemSymbolName: String, accessibilityDescription: String?) {
    self.init(size: .zero)
    self.accessibilityDescription = accessibilityDescription ?? SymbolName.spoken(systemSymbolName)
  }

  /// Creates a picture from its bytes; `nil` if there are none.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(size: .zero)
  }
}
