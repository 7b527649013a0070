// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A control for editing several lines of text.
public struct TextEditor {
  package let entry: TextEntry

  /// Creates a text editor for a string.
  public init(text: Binding<String>) { entry = TextEntry(text) }
}

extension TextEditor: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(entry: entry, .textField, prompt: nil, context)
    element.states.isMultiline = true
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    entry.perform(action, in: context)
  }
}
