// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Keyboard types do not affect elements.
extension View {
  /// Suggests texts for a field: they are read after it while it is edited.
  nonisolated public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { suggesting(suggestions()) }

  /// Suggests texts for a field: they are read after it while it is edited.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, S: View>(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> S
  ) -> some View where Data.Element: Identifiable { suggesting(ForEach(data, content: content)) }

  /// Suggests texts for a field: they are read after it while it is edited.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, S: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> S
  ) -> some View { suggesting(ForEach(data, id: id, content: content)) }

  /// Creates a suggestion a button that puts a text into the field.
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    completingText(completion)
  }
}

/// Which letters are capitalised.
public struct TextInputAutocapitalization: Hashable, Sendable {
  package let name: String
  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}
