// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit color. Colors do not affect accessibility elements.
open class UIColor: NSObject, @unchecked Sendable {
  // Both properties are constant, but the compiler does not verify the sendability of an open class.
  package let name: String
  private let parts: [CGFloat]

  package init(name: String, parts: [CGFloat] = [0, 0, 0, 1]) {
    self.name = name
    self.parts = parts
  }

  /// Creates a color for a color literal.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  /// Creates a color from its hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Returns the color with a different opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: "\(name) \(alpha)", parts: Array(parts.dropLast()) + [alpha])
  }

  /// Returns the color for a light or dark appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// The color as a Core Graphics color.
  open var cgColor: CGColor {
    CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Stores the color's red, green, blue and alpha components in the given variables.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (pointer, part) in zip([red, green, blue, alpha], parts) { pointer?.pointee = part }
    return true
  }

  /// Stores the color's hue, saturation, brightness and opacity in the given variables.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let brightest = max(red, green, blue)
    let range = brightest - min(red, green, blue)
    var angle: CGFloat = 0
    if range > 0 {
      if brightest == red {
        angle = (green - blue) / range
      } else if brightest == green {
        angle = 2 + (blue - red) / range
      } else {
        angle = 4 + (red - green) / range
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = brightest > 0 ? range / brightest : 0
    brightness?.pointee = brightest
    alpha?.pointee = parts[3]
    return true
  }

  /// Stores the color's gray level and opacity in the given variables.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard parts[0] == parts[1], parts[1] == parts[2] else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[3]
    return true
  }

  /// Does nothing, because a11ynav does not draw views.
  open func setFill() {}
  /// Does nothing, because a11ynav does not draw views.
  open func setStroke() {}
  /// Does nothing, because a11ynav does not draw views.
  open func set() {}

  /// Returns whether two colors have the same name.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
  /// Hashes the name.
  open override var hash: Int { name.hashValue }
}

// These properties provide the named system colors.

extension UIColor {
  /// The color `label`.
  public class var label: UIColor { UIColor(name: "label") }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of a color literal.
public typealias _ColorLiteralType = UIColor
