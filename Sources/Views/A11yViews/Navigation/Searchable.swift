// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The placement of a search field. Here it is always in the bar above the screen.
public struct SearchFieldPlacement: Hashable, Sendable {
  package let name: String

  /// The default.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
  /// Below the title, always or while scrolling up.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }

  /// When a search field below a title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String
    /// While scrolling up.
    public static let automatic = Self(name: "automatic")
    /// Always.
    public static let always = Self(name: "always")
  }
}

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

extension View {
  /// Gives the screen a search field.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableContent(text: text, prompt: prompt ?? Text(verbatim: "Search"), content: self)
  }
}
