// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A modifier that changes nothing.
public struct EmptyModifier {
  /// A modifier that changes nothing.
  nonisolated public static var identity: EmptyModifier { EmptyModifier() }
  /// Makes the modifier.
  nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
  /// The content.
  public func body(content: Content) -> some View { content }
}
