// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A view that adds a search field with search tokens to its content.
struct TokenSearch<C, T: View, Content: View>
where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  let text: Binding<String>
  let tokens: Binding<C>
  let suggested: Binding<C>?
  let presented: Binding<Bool>?
  let prompt: Text?
  let token: (C.Element) -> T
  let content: Content

  nonisolated init(
    text: Binding<String>,
    tokens: Binding<C>,
    suggested: Binding<C>?,
    presented: Binding<Bool>?,
    prompt: Text?,
    token: @escaping (C.Element) -> T,
    content: Content
  ) {
    self.text = text
    self.tokens = tokens
    self.suggested = suggested
    self.presented = presented
    self.prompt = prompt
    self.token = token
    self.content = content
  }
}

extension TokenSearch: View {
  var body: some View {
    SearchableContent(
      text: text,
      prompt: prompt ?? Text(verbatim: "Search"),
      content: content,
      presented: presented,
      tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }),
      suggestedTokens: suggested.map { suggested in
        AnyView(
          ForEach(suggested.wrappedValue) { element in
            Button {
              tokens.wrappedValue.append(element)
            } label: {
              token(element)
            }
          }
        )
      }
    )
  }
}

/// A view that adds a search field with editable search tokens to its content.
struct EditableTokenSearch<C, T: View, Content: View>
where
  C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
  C.Element: Identifiable
{
  let text: Binding<String>
  let tokens: Binding<C>
  let presented: Binding<Bool>?
  let prompt: Text?
  let token: (Binding<C.Element>) -> T
  let content: Content

  nonisolated init(
    text: Binding<String>,
    tokens: Binding<C>,
    presented: Binding<Bool>?,
    prompt: Text?,
    token: @escaping (Binding<C.Element>) -> T,
    content: Content
  ) {
    self.text = text
    self.tokens = tokens
    self.presented = presented
    self.prompt = prompt
    self.token = token
    self.content = content
  }
}

extension EditableTokenSearch: View {
  var body: some View {
    SearchableContent(
      text: text,
      prompt: prompt ?? Text(verbatim: "Search"),
      content: content,
      presented: presented,
      tokens: AnyView(ForEach(tokens) { token($0) })
    )
  }
}
