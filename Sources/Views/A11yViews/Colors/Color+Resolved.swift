// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Color: CustomStringConvertible {
  /// The colour's name.
  public var description: String { name }

  /// The parts of a colour. Those of colours made from parts are as given; the others are black.
  public struct Resolved: Hashable, Codable, Sendable {
    /// How red it is, from 0 to 1.
    public var red: Float
    /// How green it is, from 0 to 1.
    public var green: Float
    /// How blue it is, from 0 to 1.
    public var blue: Float
    /// How opaque it is, from 0 to 1.
    public var opacity: Float
    /// Creates a colour from its parts.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// Takes a colour with known parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// The parts of the colour, as far as they are known.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = name.split(separator: " ").compactMap { Float($0) }
    guard parts.count >= 3 else { return Resolved(red: 0, green: 0, blue: 0) }
    return Resolved(
      red: parts[0],
      green: parts[1],
      blue: parts[2],
      opacity: parts.count > 3 ? parts[3] : 1
    )
  }
}
