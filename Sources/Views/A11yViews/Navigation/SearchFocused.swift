// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A focus property wrapper that is bound to the search fields inside the view.
package struct SearchFocus {
  package let tie: (AnyView) -> AnyView
}

private enum SearchFocusesKey: EnvironmentKey {
  static var defaultValue: [SearchFocus] { [] }
}

extension EnvironmentValues {
  /// The focus property wrappers that are bound to search fields, outermost first.
  package var searchFocuses: [SearchFocus] {
    get { self[SearchFocusesKey.self] }
    set { self[SearchFocusesKey.self] = newValue }
  }
}

/// A search field and the focus property wrappers that are bound to it.
package struct FocusableSearch {
  @Environment(\.searchFocuses) private var focuses
  package let field: SearchField

  package init(field: SearchField) { self.field = field }
}

extension FocusableSearch: View {
  package var body: some View {
    focuses.reduce(AnyView(field)) { view, focus in focus.tie(view) }
  }
}

extension View {
  nonisolated func searchFocused(_ focus: SearchFocus) -> some View {
    transformEnvironment(\.searchFocuses) { $0.append(focus) }
  }
}
