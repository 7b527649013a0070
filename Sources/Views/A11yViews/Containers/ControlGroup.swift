// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A group of controls that belong together. If the group has a label, the label is the name of the group.
public struct ControlGroup<Content: View> {
  package let content: Content
  package let label: AnyView?

  init(_ content: Content, _ label: AnyView?) {
    self.content = content
    self.label = label
  }
}

/// A group of controls that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  package let content: Content
  package let label: Label
}
