// SPDX-License-Identifier: MIT

import Foundation

// How a font is drawn. It does not affect elements.
extension Font {
  /// Bigger or smaller.
  public func scaled(by factor: CGFloat) -> Font { self }
  /// At a size, in points.
  public func pointSize(_ size: CGFloat) -> Font { self }
  /// Bold or not.
  public func bold(_ isActive: Bool) -> Font { self }
  /// Slanted or not.
  public func italic(_ isActive: Bool) -> Font { self }
  /// Capitals as small letters.
  public func uppercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
  /// Small letters as small capitals.
  public func lowercaseSmallCaps(_ isActive: Bool = true) -> Font { self }
}
