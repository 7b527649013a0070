// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension EmptyModifier: ViewModifier {
  /// The content.
  public func body(content: Content) -> some View { content }
}
