// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension EquatableView: View, PassThroughView {}

extension View where Self: Equatable {
  /// Says itself whether it has changed. It is always looked at again here.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
