// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The pages of a tab view in the page style, and the page indicator below them. Only one page is shown at a time.
package final class PagesNode: ElementNode {
  private let host: TabHost
  private var pages: Node?
  private var control: PageControlNode?

  package init(
    _ host: TabHost,
    hasControl: Bool,
    _ context: _ViewContext,
    pages make: (_ViewContext) -> Node
  ) {
    self.host = host
    super.init(context, children: .contained)
    state.formUnion([.makesRows, .selectsRows])
    var inner = context.below(self)
    inner.container = self
    pages = make(inner)
    if hasControl { control = PageControlNode(host, inner.at(1)) }
    host.control = control
  }

  package func update(_ body: (Node) -> Void) {
    if let pages { body(pages) }
    control?.markUnfolded()
    markUnfolded()
  }

  package override func makeRow(
    _ context: _ViewContext,
    _ content: (_ViewContext) -> _ViewNode
  ) -> _ViewNode { PageNode(host, context, content: content) }

  package override func makeElement() -> Element {
    var element = Element(.generic, actions: .scroll)
    graph.evaluate(self) { element.details.scrollStatus = host.pageWords }
    return element
  }

  package override func perform(_ action: Action) -> Bool {
    switch action {
    case .scroll(.trailing), .scroll(.bottom): host.turn(by: 1)
    case .scroll(.leading), .scroll(.top): host.turn(by: -1)
    default: false
    }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let pages { body(pages) }
    if let control { body(control) }
  }
}

/// A page. A page's elements are hidden unless the page is shown.
package final class PageNode: RowElementNode, AnyTab {
  private let host: TabHost
  private var isOnTop = false
  package var label: AnyView { AnyView(EmptyView()) }
  package var badge: String? { nil }

  package init(
    _ host: TabHost,
    _ context: _ViewContext,
    content make: (_ViewContext) -> Node
  ) {
    self.host = host
    super.init(context, content: make)
    setWhole(false)
    host.add(self)
  }

  package var tag: AnyHashable? {
    var next = parent
    while let node = next, !(node is PagesNode) {
      if let tagged = node as? any TaggedNode { return tagged.tag }
      next = node.parent
    }
    return nil
  }

  package override func makeElement() -> Element {
    let isShown = graph.evaluate(self) { host.shown === self }
    if isShown != isOnTop {
      isOnTop = isShown
      markContentUnfolded()
    }
    return Element()
  }

  // The page has no element of its own. The page's elements are placed directly in the element that contains all the
  // pages.
  package override func isShown(_ element: Element, unmodified: Element) -> Bool { false }

  package override func fold(into element: inout Element, of node: ElementNode) {
    if !isOnTop { element.states.isHidden = true }
  }

  package override func willVanish() {
    host.remove(self)
    super.willVanish()
  }
}

/// The page indicator below the pages, which announces and changes the current page.
package final class PageControlNode: ElementNode {
  private let host: TabHost

  package init(_ host: TabHost, _ context: _ViewContext) {
    self.host = host
    super.init(context)
  }

  package override func makeElement() -> Element {
    var element = Element(.slider, actions: [.increment, .decrement])
    graph.evaluate(self) { element.value = host.pageWords }
    return element
  }

  package override func isShown(_ element: Element, unmodified: Element) -> Bool {
    host.tabs.count > 1
  }

  package override func perform(_ action: Action) -> Bool {
    switch action {
    case .increment: host.turn(by: 1)
    case .decrement: host.turn(by: -1)
    default: false
    }
  }
}

extension TabHost {
  /// The position of the current page among all pages, in words.
  fileprivate var pageWords: String {
    let place = tabs.firstIndex { $0 === shown } ?? 0
    return "page \(place + 1) of \(tabs.count)"
  }

  /// Turns to the page at a given distance from the current page, or returns `false` if there is no such page.
  fileprivate func turn(by pages: Int) -> Bool {
    let place = tabs.firstIndex { $0 === shown } ?? 0
    guard tabs.indices.contains(place + pages) else { return false }
    select(tabs[place + pages])
    return true
  }
}
