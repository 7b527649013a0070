// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews

extension AssistiveAccess: ViewBackedScene {
  package var backing: EmptyView { EmptyView() }
}
