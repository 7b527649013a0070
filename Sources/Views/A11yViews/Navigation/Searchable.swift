// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A search field.
package struct SearchField {
  package let entry: TextEntry
  package let prompt: Text
  package let isSearching: Binding<Bool>

  package init(_ text: Binding<String>, _ prompt: Text, isSearching: Binding<Bool>) {
    var entry = TextEntry(text)
    entry.trigger = .search
    self.entry = entry
    self.prompt = prompt
    self.isSearching = isSearching
  }
}

extension SearchField: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(entry: entry, .searchField, prompt: nil, context)
    element.label = prompt.string
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    let isHandled = entry.perform(action, in: context)
    if isHandled, context.editing != nil { isSearching.wrappedValue = true }
    return isHandled
  }
}
