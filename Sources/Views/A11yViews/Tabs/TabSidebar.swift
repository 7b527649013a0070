// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// How a tab view presents its tabs.
///
/// On an iPhone, the tabs are in a bar below the content. On an iPad, the tabs are in a bar above the content. In the
/// adaptable style on an iPad, the user can turn the tab bar into a sidebar. On a Mac, the tabs are above the content
/// or, in the adaptable style, in a sidebar
/// (https://developer.apple.com/documentation/swiftui/sidebaradaptabletabviewstyle).
package struct TabBarForm {
  /// Whether the tabs precede the content.
  package let isAbove: Bool
  /// Whether the tabs initially appear in a sidebar.
  package let startsAsSidebar: Bool
  /// Whether there is a button that switches between the tab bar and a sidebar.
  package let canToggle: Bool

  package init(_ environment: EnvironmentValues, on device: Device) {
    let isAdaptable = !environment.isCompact && environment.isSidebarAdaptable
    let isMac = device.idiom == .mac
    isAbove = !environment.isCompact
    startsAsSidebar = isAdaptable && (isMac || environment.adaptableTabBarPlacement == .sidebar)
    canToggle = isAdaptable && !isMac
  }
}

/// The node for the button that switches between a tab bar and a sidebar.
package final class TabToggleNode: ElementNode {
  private let host: TabHost

  package init(_ host: TabHost, _ context: _ViewContext) {
    self.host = host
    super.init(context)
  }

  package override func makeElement() -> Element {
    let isSidebar = graph.evaluate(self) { host.isSidebar }
    return Element(
      .button,
      label: isSidebar ? "Hide Sidebar" : "Show Sidebar",
      traits: .isButton,
      actions: .activate
    )
  }

  package override func perform(_ action: Action) -> Bool {
    guard action == .activate else { return false }
    host.toggleSidebar()
    return true
  }
}

/// The node for a tab section's header, which is shown only in a sidebar.
package final class TabHeaderNode: ElementNode {
  package let mark: TabSectionMark
  private let host: TabHost
  private var content: Node?
  private var isInSidebar = false

  package init(_ header: TabSectionHeader, _ host: TabHost, _ context: _ViewContext) {
    mark = header.mark
    self.host = host
    super.init(context)
    var inner = context.below(self)
    inner.container = self
    content = AnyView._makeNode(header.view, in: inner)
  }

  package func update(_ header: TabSectionHeader) {
    if let content { AnyView._updateNode(content, to: header.view) }
    markUnfolded()
  }

  package override func makeElement() -> Element {
    isInSidebar = graph.evaluate(self) { host.isSidebar }
    let words = Element(merging: merged).label
    return Element(.heading, label: words, traits: [.isHeader, .isStaticText])
  }

  package override func isShown(_ element: Element, unmodified: Element) -> Bool {
    isInSidebar && !element.label.isEmpty
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
