// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The state that is shared by all views of a search.
package struct SearchPlace {
  /// The search text.
  package var text: Binding<String>
  /// Whether the user has entered the search field and has not ended the search yet.
  package var isSearching: Binding<Bool>
}

private enum SearchPlaceKey: EnvironmentKey {
  static var defaultValue: SearchPlace? { nil }
}

private enum SearchExtrasKey: EnvironmentKey {
  static var defaultValue: SearchExtras { SearchExtras() }
}

/// The views that are shown below a search field.
package struct SearchExtras {
  /// The suggestions that are shown during a search.
  package var suggestions: AnyView?
  /// The buttons for choosing where to search.
  package var scopes: AnyView?
}

extension EnvironmentValues {
  package var searchPlace: SearchPlace? {
    get { self[SearchPlaceKey.self] }
    set { self[SearchPlaceKey.self] = newValue }
  }

  package var searchExtras: SearchExtras {
    get { self[SearchExtrasKey.self] }
    set { self[SearchExtrasKey.self] = newValue }
  }

  /// Whether the user is searching. A search begins when the user enters the search field, and ends when the user
  /// cancels the search.
  public var isSearching: Bool { searchPlace?.isSearching.wrappedValue ?? false }

  /// An action that ends the search and clears the search field.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(place: searchPlace) }
}

/// An action that ends a search.
public struct DismissSearchAction {
  package let place: SearchPlace?

  /// Ends the search and clears the search field.
  @MainActor
  @preconcurrency
  public func callAsFunction() {
    place?.text.wrappedValue = ""
    place?.isSearching.wrappedValue = false
  }
}

extension View {
  /// Shows suggestions below the search field during a search.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let view = AnyView(suggestions())
    return transformEnvironment(\.searchExtras) { $0.suggestions = view }
  }

  /// Adds buttons below the search field. The buttons let the user choose where to search.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = AnyView(
      Picker(selection: scope, content: scopes) { EmptyView() }.pickerStyle(.segmented)
    )
    return transformEnvironment(\.searchExtras) { $0.scopes = picker }
  }

  /// Turns a suggestion into a button that puts text into the search field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(completion: completion, content: self)
  }
}

private struct SearchCompletion<Content: View> {
  @Environment(\.searchPlace) private var place
  let completion: String
  let content: Content

  init(completion: String, content: Content) {
    self.completion = completion
    self.content = content
  }
}

extension SearchCompletion: View {
  package var body: some View {
    Button {
      place?.text.wrappedValue = completion
    } label: {
      content
    }
  }
}

/// A view that adds a search field, with the views below it, to its content.
package struct SearchableContent<Content: View> {
  @State private var isSearching = false
  @Environment(\.searchExtras) private var extras
  package let text: Binding<String>
  package let prompt: Text
  package let content: Content
  /// Whether the user is searching, if the program stores this state.
  private let presented: Binding<Bool>?
  /// The tokens that the user has chosen for the search.
  private let tokens: AnyView?
  /// The tokens that the user can choose.
  private let suggestedTokens: AnyView?

  package init(
    text: Binding<String>,
    prompt: Text,
    content: Content,
    presented: Binding<Bool>? = nil,
    tokens: AnyView? = nil,
    suggestedTokens: AnyView? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.content = content
    self.presented = presented
    self.tokens = tokens
    self.suggestedTokens = suggestedTokens
  }
}

extension SearchableContent: View {
  package var body: some View {
    let isSearching = presented ?? $isSearching
    let place = SearchPlace(text: text, isSearching: isSearching)
    let field = FocusableSearch(
      field: SearchField(text, prompt, isSearching: isSearching)
    )
    let bar = PlacedItem(
      place: .search,
      content: Group {
        field
        if isSearching.wrappedValue {
          // The button is shown only while there is text to clear, as in UIKit's search bar.
          if !text.wrappedValue.isEmpty {
            Button {
              text.wrappedValue = ""
            } label: {
              Text(verbatim: "Clear text")
            }
          }
          Button {
            DismissSearchAction(place: place)()
          } label: {
            Text(verbatim: "Cancel")
          }
        }
        tokens
        if isSearching.wrappedValue {
          suggestedTokens
          extras.suggestions
        }
        extras.scopes
      }
      .environment(\.searchPlace, place)
    )
    content
      .environment(\.searchPlace, place)
      .modifier(_ToolbarModifier(items: AnyView(bar)))
      .environment(\.searchExtras, SearchExtras())
  }
}
