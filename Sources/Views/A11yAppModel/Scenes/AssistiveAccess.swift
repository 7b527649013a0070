// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews

/// What an app shows in Assistive Access, which is off here: it is accepted only.
public struct AssistiveAccess<Content: View> {
  /// Makes the scene.
  public init(@ViewBuilder content: () -> Content) {}
}

extension AssistiveAccess: ViewBackedScene {
  package var backing: EmptyView { EmptyView() }
}
