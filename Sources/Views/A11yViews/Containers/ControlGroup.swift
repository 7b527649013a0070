// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// Controls that belong together, in a named group if they have a label.
public struct ControlGroup<Content: View> {
  package let content: Content
  package let label: AnyView?

  init(_ content: Content, _ label: AnyView?) {
    self.content = content
    self.label = label
  }
}

/// A group of controls with its label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  package let content: Content
  package let label: Label
}
