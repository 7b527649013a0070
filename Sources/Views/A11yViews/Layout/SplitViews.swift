// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A container that arranges views side by side, separated by adjustable dividers.
public struct HSplitView<Content: View> {
  package let content: Content
  /// Creates a container that arranges views side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View, PassThroughView {}

/// A container that arranges views vertically, separated by adjustable dividers.
public struct VSplitView<Content: View> {
  package let content: Content
  /// Creates a container that arranges views vertically.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View, PassThroughView {}
