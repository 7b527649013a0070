// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A control in which the user types text.
public struct TextField<Label: View> {
  package let entry: TextEntry
  package let content: Label
  package let prompt: Text?
  package var isMultiline = false

  package init(_ entry: TextEntry, prompt: Text?, isMultiline: Bool = false, label: Label) {
    self.entry = entry
    self.prompt = prompt
    self.isMultiline = isMultiline
    content = label
  }
}

extension TextField: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(entry: entry, .textField, prompt: prompt, context)
    element.states.isMultiline = isMultiline
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    entry.perform(action, in: context)
  }
}
