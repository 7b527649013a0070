// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// Search fields with tokens that can be changed.

extension View {
  /// Gives the screen a search field with tokens that can be changed.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: nil,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a localised prompt and tokens that can be changed.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a prompt and tokens that can be changed.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with tokens that can be changed, and binds whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: isPresented,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a localised prompt and tokens that can be changed, and
  /// binds whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a prompt and tokens that can be changed, and binds
  /// whether it is used.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }
}
