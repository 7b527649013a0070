// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A view that says itself whether it has changed. It is always looked at again here.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content
  /// Takes a view.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View, PassThroughView {}

extension View where Self: Equatable {
  /// Says itself whether it has changed. It is always looked at again here.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
