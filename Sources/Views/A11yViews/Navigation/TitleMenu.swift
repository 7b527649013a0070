// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Returns the view with a menu added to the title of the view's screen.
  package nonisolated func titleMenu<Items: View>(_ items: Items) -> some View {
    TitleMenuContent(content: self, items: items)
  }
}

private struct TitleMenuContent<Content: View, Items: View> {
  let content: Content
  let items: Items

  nonisolated init(content: Content, items: Items) {
    self.content = content
    self.items = items
  }
}

extension TitleMenuContent: View {
  package var body: some View {
    content.modifier(_ToolbarModifier(items: AnyView(titleMenuItem(items))))
  }
}

/// Returns a toolbar item that shows a screen's title as a menu.
@MainActor
package func titleMenuItem<Items: View>(_ items: Items) -> some View {
  let menu = Menu {
    items
  } label: {
    ScreenTitle()
  }
  return PlacedItem(place: .principal, content: menu.accessibilityAddTraits(.isHeader))
}

/// The title of the enclosing screen.
private struct ScreenTitle: ElementView {
  func element(in context: ElementContext) -> Element {
    Element(.staticText, label: context.node.screen?.title ?? "")
  }
}
