// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// How a symbol is drawn.
  open class Configuration: NSObject {}

  /// How a symbol is drawn.
  open class SymbolConfiguration: Configuration {
    /// How big a symbol is.
    public enum Scale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
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

  /// How a symbol is drawn.
  public typealias SymbolScale = SymbolConfiguration.Scale

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
