// SPDX-License-Identifier: MIT

import Foundation

/// A Core Graphics color. Colors do not affect accessibility elements.
public final class CGColor: Hashable, Sendable {
  /// The color's red, green, blue and alpha components, each from 0 to 1.
  public let components: [CGFloat]?

  /// Creates a color from red, green, blue and alpha components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Feeds the color's components into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
