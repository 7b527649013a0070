// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// Views beside each other, with lines that can be moved.
public struct HSplitView<Content: View> {
  package let content: Content
  /// Puts views beside each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View, PassThroughView {}

/// Views below each other, with lines that can be moved.
public struct VSplitView<Content: View> {
  package let content: Content
  /// Puts views below each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View, PassThroughView {}
