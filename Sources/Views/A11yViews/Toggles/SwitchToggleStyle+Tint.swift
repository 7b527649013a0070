// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension SwitchToggleStyle {
  /// Makes the style with a colour, which does not affect elements.
  nonisolated public init(tint: Color) { self.init() }
}
