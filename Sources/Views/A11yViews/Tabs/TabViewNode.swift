// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The tabs in a tab view. Only one of the tabs is shown at a time.
@MainActor
package final class TabHost {
  package fileprivate(set) var tabs: [any AnyTab] = []
  fileprivate weak var bar: TabBarNode?
  /// The page indicator of a tab view in the page style.
  package weak var control: PageControlNode?
  /// A closure that returns whether the tab with a given tag is selected. If the tab view has no binding, this closure
  /// is `nil`.
  fileprivate var isChosen: ((AnyHashable) -> Bool)?
  fileprivate var choose: (any AnyTab) -> Void = { _ in }
  /// The index of the tab that the user has selected, for a tab view without a binding.
  fileprivate let own: Cell<Int>

  package let form: TabBarForm
  private let sidebar: Cell<Bool>

  package init(_ inbox: Inbox, _ form: TabBarForm) {
    own = Cell(0, inbox)
    self.form = form
    sidebar = Cell(form.startsAsSidebar, inbox)
  }

  /// Whether the tabs are shown in a sidebar instead of a bar.
  package var isSidebar: Bool { sidebar.get() }

  package func toggleSidebar() {
    sidebar.write(!sidebar.peek())
    bar?.markChildren()
  }

  /// The tab that is currently shown. By default, the first tab is shown.
  package var shown: (any AnyTab)? {
    if let isChosen {
      return tabs.first { tab in tab.tag.map(isChosen) ?? false } ?? tabs.first
    }
    let index = own.get()
    return tabs.indices.contains(index) ? tabs[index] : tabs.first
  }

  package func add(_ tab: any AnyTab) {
    tabs.append(tab)
    if tabs.count > 1 { tabs.sort { tab.graph.precedes($0, $1) } }
    changed()
  }

  package func remove(_ tab: any AnyTab) {
    tabs.removeAll { $0 === tab }
    changed()
  }

  private func changed() {
    for tab in tabs { tab.markUnfolded() }
    bar?.arrange()
    control?.markUnfolded()
    control?.container?.markUnfolded()
  }

  package func select(_ tab: any AnyTab) {
    if isChosen != nil {
      choose(tab)
    } else if let index = tabs.firstIndex(where: { $0 === tab }) {
      own.write(index)
    }
  }
}

package enum TabHostKey: EnvironmentKey {
  package static var defaultValue: TabHost? { nil }
}

/// The node for a tab view, which consists of the content and the tab bar.
package final class TabViewNode<Value: Hashable, Content: View>: Node {
  private let host: TabHost
  private var content: Node?
  private var bar: TabBarNode?
  private var toggle: TabToggleNode?
  private var inside: EnvironmentScope?

  package init(_ view: TabView<Value, Content>, _ context: _ViewContext) {
    let form = context.graph.withoutReading {
      TabBarForm(EnvironmentValues(scope: context.environment), on: CurrentHost.device)
    }
    let host = TabHost(context.graph.inbox, form)
    self.host = host
    super.init(context)
    follow(view)
    let inner = context.below(self)
    let pageStyle = context.graph.withoutReading {
      EnvironmentValues(scope: context.environment).pageTabViewStyle
    }
    let tabs = inner.with(&inside) {
      $0[TabHostKey.self] = host
      $0.pageTabViewStyle = nil
    }
    if let pageStyle {
      content = PagesNode(host, hasControl: pageStyle.showsIndex, tabs) {
        Content._makeNode(view.content, in: $0)
      }
      return
    }
    content = Content._makeNode(view.content, in: tabs)
    let bar = TabBarNode(host, inner.at(form.isAbove ? -1 : 1))
    self.bar = bar
    host.bar = bar
    bar.arrange()
    if form.canToggle { toggle = TabToggleNode(host, inner.at(-2)) }
  }

  package func update(_ view: TabView<Value, Content>) {
    follow(view)
    if let pages = content as? PagesNode {
      pages.update { Content._updateNode($0, to: view.content) }
    } else if let content {
      Content._updateNode(content, to: view.content)
    }
    for tab in host.tabs { tab.markUnfolded() }
    bar?.arrangeHeaders()
    bar?.markButtons()
  }

  private func follow(_ view: TabView<Value, Content>) {
    guard let selection = view.selection else { return }
    host.isChosen = { tag in
      guard let value = tag.base as? Value else { return false }
      return selection.wrappedValue == value
    }
    host.choose = { tab in
      if let value = tab.tag?.base as? Value { selection.wrappedValue = value }
    }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let toggle { body(toggle) }
    if let bar, host.form.isAbove { body(bar) }
    if let content { body(content) }
    if let bar, !host.form.isAbove { body(bar) }
  }
}

/// The bar of a tab view, which contains a button for each screen.
package final class TabBarNode: ElementNode {
  private let host: TabHost
  private var items: [(tab: any AnyTab, node: TabButtonNode)] = []
  private var headers: [TabHeaderNode] = []
  private var inner: _ViewContext

  package init(_ host: TabHost, _ context: _ViewContext) {
    self.host = host
    inner = context
    super.init(context, children: .contained)
    inner = context.below(self)
    inner.container = self
  }

  /// Updates the items in the bar to match the tabs.
  package func arrange() {
    let before = items
    items = host.tabs.enumerated().map { index, tab in
      if let old = before.first(where: { $0.tab === tab }) {
        old.node.ordinal = Int32(2 * index + 1)
        old.node.markUnfolded()
        return old
      }
      return (tab, TabButtonNode(tab, host, inner.at(Int32(2 * index + 1))))
    }
    for old in before where !items.contains(where: { $0.tab === old.tab }) { old.node.remove() }
    arrangeHeaders()
    markChildren()
  }

  /// Updates the headers of the tab sections, each of which precedes the section's first tab.
  package func arrangeHeaders() {
    var left = headers
    headers = []
    for (index, tab) in host.tabs.enumerated() {
      guard let section = tab.section, headers.last?.mark !== section.mark else { continue }
      if let place = left.firstIndex(where: { $0.mark === section.mark }) {
        let header = left.remove(at: place)
        header.ordinal = Int32(2 * index)
        header.update(section)
        headers.append(header)
      } else {
        headers.append(TabHeaderNode(section, host, inner.at(Int32(2 * index))))
      }
    }
    for old in left { old.remove() }
  }

  package func markButtons() {
    for button in items { button.node.markUnfolded() }
  }

  package func button(of tab: any AnyTab) -> TabButtonNode? { items.first { $0.tab === tab }?.node }

  package override func makeElement() -> Element {
    let (isSidebar, isHidden) = graph.evaluate(self) {
      (host.isSidebar, host.shown?.hidesBar ?? false)
    }
    if isSidebar { return Element(.list) }
    var element = Element(.tabList, traits: .isTabBar)
    element.states.isHidden = isHidden
    return element
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    var left = headers[...]
    for button in items {
      if let header = left.first, header.ordinal < button.node.ordinal {
        body(header)
        left.removeFirst()
      }
      body(button.node)
    }
  }
}

extension TabHost {
  package func barChanged() { bar?.markUnfolded() }

  package func labelChanged(of tab: any AnyTab) { bar?.button(of: tab)?.updateLabel() }
}
