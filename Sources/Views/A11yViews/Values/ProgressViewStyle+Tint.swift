// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension LinearProgressViewStyle {
  /// Makes the style with a colour, which does not affect elements.
  nonisolated public init(tint: Color) { self.init() }
}

extension CircularProgressViewStyle {
  /// Makes the style with a colour, which does not affect elements.
  nonisolated public init(tint: Color) { self.init() }
}
