// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Search fields that hold more than text, with what can be chosen. What was chosen for the search is shown beside the field,
// and what could be chosen is suggested while the user searches: activating it adds it.

extension View {
  /// Gives the screen a search field with tokens and some to choose from.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: nil,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a localised prompt and tokens, some of them to choose
  /// from.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a prompt and tokens, some of them to choose from.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with tokens and some to choose from, and binds whether it is
  /// used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: isPresented,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a localised prompt and tokens, some of them to choose
  /// from, and binds whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a prompt and tokens, some of them to choose from, and
  /// binds whether it is used.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }
}
