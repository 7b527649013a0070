// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension EmptyModifier: ViewModifier {
  /// Returns the content unchanged.
  public func body(content: Content) -> some View { content }
}
