// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// The view, on a screen whose title has a menu.
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
    let menu = Menu {
      items
    } label: {
      ScreenTitle()
    }
    let item = PlacedItem(place: .principal, content: menu.accessibilityAddTraits(.isHeader))
    content.modifier(_ToolbarModifier(items: AnyView(item)))
  }
}

/// The title of the screen around.
private struct ScreenTitle: ElementView {
  func element(in context: ElementContext) -> Element {
    Element(.staticText, label: context.node.screen?.title ?? "")
  }
}
