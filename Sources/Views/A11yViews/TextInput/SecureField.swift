// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A control for entering a secret, such as a password. Only the length of the field's text is spoken.
public struct SecureField<Label: View> {
  package let entry: TextEntry
  package let content: Label
  package let prompt: Text?

  package init(_ label: Label, _ text: Binding<String>, _ onCommit: @escaping () -> Void) {
    var entry = TextEntry(text)
    entry.onCommit = onCommit
    self.entry = entry
    prompt = nil
    content = label
  }

  /// Creates a secure field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    entry = TextEntry(text)
    self.prompt = prompt
    content = label()
  }
}

extension SecureField: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(entry: entry, .secureTextField, prompt: prompt, context)
    element.states.isProtected = true
    element.value = String(repeating: "•", count: element.value.count)
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    entry.perform(action, in: context)
  }
}
