// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// Controls that belong together; with a label, in a group of that name.
public struct ControlGroup<Content: View> {
  package let content: Content
  package let label: AnyView?

  init(_ content: Content, _ label: AnyView?) {
    self.content = content
    self.label = label
  }
}

/// Controls with the label of their group.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  package let content: Content
  package let label: Label
}
