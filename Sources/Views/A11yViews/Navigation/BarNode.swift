// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The bar at the top of a screen, with the back button, the leading items, the title and the trailing items.
package final class BarNode: Node {
  @Borrowed private var owner: ScreenNode
  private var toggle: SidebarToggleNode?
  private var backButton: BackButtonNode?
  private var title: TitleNode?
  /// Whether an item had replaced the title when the bar's elements were last collected.
  private var hasPrincipalItem = false

  package init(_ screen: ScreenNode, _ context: _ViewContext) {
    owner = screen
    super.init(context)
    flags.insert(.folds)
    let inner = context.below(self)
    backButton = BackButtonNode(screen, inner)
    title = TitleNode(screen, inner.at(1))
    if screen.stack.role == .column, screen.source.isRoot {
      toggle = SidebarToggleNode(screen.stack, inner.at(-1))
    }
  }

  package func markToggle() { toggle?.markUnfolded() }

  package func markBar() {
    backButton?.markUnfolded()
    title?.markUnfolded()
    // A title with a menu is a toolbar item, so the items must be recomputed.
    for toolbar in owner.toolbars { toolbar.markItems() }
    owner.markBackButtonsAbove()
  }

  package func markBackButton() { backButton?.markUnfolded() }

  package override func fold(into element: inout Element, of node: ElementNode) {
    element.details.sortPriority = BarPriority.above
    if owner.hiddenBars.contains(.top) { element.states.isHidden = true }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    toggle?.appendElements(to: &elements)
    backButton?.appendElements(to: &elements)
    for toolbar in owner.toolbars { toolbar.append(.leading, to: &elements) }
    for toolbar in owner.toolbars { toolbar.append(.principal, to: &elements) }
    title?.appendElements(to: &elements)
    if hasPrincipalItem != owner.hasPrincipalItem {
      hasPrincipalItem.toggle()
      title?.markUnfolded()
    }
    for toolbar in owner.toolbars { toolbar.append(.subtitle, to: &elements) }
    for toolbar in owner.toolbars { toolbar.append(.trailing, to: &elements) }
    for toolbar in owner.toolbars { toolbar.append(.search, to: &elements) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let toggle { body(toggle) }
    if let backButton { body(backButton) }
    if let title { body(title) }
  }
}

/// The sort priorities for elements in bars, which are outside the range that a page's own elements can use.
package enum BarPriority {
  /// The priority of elements that precede all of the page's elements.
  package static let above = 1e100
  /// The priority of elements that follow all of the page's elements.
  package static let below = -1e100
  /// The priority of elements that follow the bar at the bottom of the page, because the keyboard covers that bar.
  package static let keyboard = -2e100
}

extension ScreenNode {
  /// Whether toolbar items replace the title.
  fileprivate var hasPrincipalItem: Bool {
    var items: [ElementNode] = []
    for toolbar in toolbars { toolbar.append(.principal, to: &items) }
    return !items.isEmpty
  }

  package func markBackButton() {
    forEachChild { ($0 as? BarNode)?.markBackButton() }
  }

  package func markToggle() {
    forEachChild { ($0 as? BarNode)?.markToggle() }
  }
}

/// The bar at the bottom of a screen, which includes the items above the keyboard.
package final class BottomBarNode: Node {
  @Borrowed private var owner: ScreenNode

  package init(_ screen: ScreenNode, _ context: _ViewContext) {
    owner = screen
    super.init(context)
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    for toolbar in owner.toolbars { toolbar.append(.bottom, to: &elements) }
    for toolbar in owner.toolbars { toolbar.append(.keyboard, to: &elements) }
  }
}

private final class TitleNode: ElementNode {
  @Borrowed private var owner: ScreenNode

  init(_ screen: ScreenNode, _ context: _ViewContext) {
    owner = screen
    super.init(context)
  }

  override func makeElement() -> Element {
    let title = graph.evaluate(self) { owner.title }
    return Element(.heading, label: title, traits: [.isHeader, .isStaticText])
  }

  override func isShown(_ element: Element, unmodified: Element) -> Bool {
    !element.label.isEmpty && !owner.hasPrincipalItem
  }
}

private final class BackButtonNode: ElementNode {
  @Borrowed private var owner: ScreenNode

  init(_ screen: ScreenNode, _ context: _ViewContext) {
    owner = screen
    super.init(context)
  }

  override func makeElement() -> Element {
    let title = graph.evaluate(self) { owner.below?.titleForBackButton ?? "" }
    return Element(
      .backButton,
      label: title.isEmpty ? "Back" : title,
      traits: .isButton,
      actions: .activate
    )
  }

  override func isShown(_ element: Element, unmodified: Element) -> Bool {
    owner.below != nil && !owner.hidesBackButton && !owner.handsOverBackButton
  }

  override func perform(_ action: Action) -> Bool {
    guard action == .activate else { return false }
    owner.leave()
    return true
  }
}
