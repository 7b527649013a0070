// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A screen in a tab view.
@MainActor
package protocol AnyTab: ElementNode {
  /// The tag that identifies the screen in the tab view.
  var tag: AnyHashable? { get }
  var label: AnyView { get }
  /// The header of the section that contains the tab.
  var section: TabSectionHeader? { get }
  /// The tab's badge, such as the number of new messages.
  var badge: String? { get }
  /// Records whether a view in this tab hides the tab bar while the tab is shown.
  func hideBar(_ hides: Bool, for owner: Node)
  /// Whether a view in the tab hides the tab bar.
  var hidesBar: Bool { get }
}

extension AnyTab {
  package var section: TabSectionHeader? { nil }
  package func hideBar(_ hides: Bool, for owner: Node) {}
  package var hidesBar: Bool { false }
}

/// The node for a screen in a tab view. The screen's content is created when the screen is first shown, and is retained
/// from then on.
package final class TabNode<Label: View, C: View>: ElementNode, AnyTab {
  private var modifier: _TabItemModifier<Label>
  private var view: C
  private let host: TabHost?
  private var inner: _ViewContext
  @Borrowed private var outer: EnvironmentScope
  private var inside: EnvironmentScope?
  private var content: Node?
  private var saidBadge: String?
  private var hidingBar: [Node] = []

  package init(_ modifier: _TabItemModifier<Label>, _ view: C, _ context: _ViewContext) {
    self.modifier = modifier
    self.view = view
    inner = context
    outer = context.environment
    host = context.graph.withoutReading {
      EnvironmentValues(scope: context.environment)[TabHostKey.self]
    }
    super.init(context, children: .contained)
    inner = context.below(self).with(&inside) {
      $0[TabHostKey.self] = nil
      $0.tabItemChange = nil
      $0.tabSection = nil
    }
    inner.container = self
    host?.add(self)
  }

  package func update(_ modifier: _TabItemModifier<Label>, _ view: C) {
    self.modifier = modifier
    self.view = view
    if let content { C._updateNode(content, to: view) }
    host?.labelChanged(of: self)
  }

  package var label: AnyView {
    let label = AnyView(modifier.label)
    return graph.withoutReading { EnvironmentValues(scope: outer).tabItemChange }?(label) ?? label
  }

  package var section: TabSectionHeader? {
    graph.withoutReading { EnvironmentValues(scope: outer).tabSection }
  }

  package var tag: AnyHashable? {
    var next = parent
    while let node = next, !node.flags.contains(.isElement) {
      if let tagged = node as? any TaggedNode { return tagged.tag }
      next = node.parent
    }
    return (view as? any TagCarrying)?.carriedTag
  }

  package var badge: String? {
    var next = parent
    while let node = next, !node.flags.contains(.isElement) {
      if let badged = node as? any AnyBadgeNode { return badged.badge }
      next = node.parent
    }
    return (view as? any BadgeCarrying)?.carriedBadge
  }

  package override func makeElement() -> Element {
    let isShown = graph.evaluate(self) { host.map { $0.shown === self } ?? true }
    if isShown, content == nil {
      content = graph.withoutReading { C._makeNode(view, in: inner) }
      state.insert(.childrenChanged)
    }
    if badge != saidBadge {
      saidBadge = badge
      host?.labelChanged(of: self)
    }
    var element = Element(.generic)
    element.states.isHidden = !isShown
    return element
  }

  package var hidesBar: Bool { !hidingBar.isEmpty }

  package func hideBar(_ hides: Bool, for owner: Node) {
    hidingBar.removeAll { $0 === owner }
    if hides { hidingBar.append(owner) }
    host?.barChanged()
  }

  package override func willVanish() {
    host?.remove(self)
    super.willVanish()
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A tab in the tab bar.
package final class TabButtonNode: ElementNode {
  private unowned let tab: any AnyTab
  private let host: TabHost
  private var content: Node?

  package init(_ tab: any AnyTab, _ host: TabHost, _ context: _ViewContext) {
    self.tab = tab
    self.host = host
    super.init(context)
    var inner = context.below(self)
    inner.container = self
    content = AnyView._makeNode(tab.label, in: inner)
  }

  package func updateLabel() {
    if let content { AnyView._updateNode(content, to: tab.label) }
    markUnfolded()
  }

  package override func makeElement() -> Element {
    let merged = Element(merging: self.merged)
    let (isInSidebar, isSelected) = graph.evaluate(self) { (host.isSidebar, host.shown === tab) }
    var element = Element(
      isInSidebar ? .button : .tab,
      label: merged.label,
      value: merged.value,
      traits: isInSidebar ? .isButton : [],
      actions: .activate
    )
    if merged.hasDetails {
      element.details.hint = merged.details.hint
      element.details.identifier = merged.details.identifier
      element.details.inputLabels = merged.details.inputLabels
      element.details.customActions = merged.details.customActions
    }
    // A value that the program sets replaces the badge.
    if let badge = tab.badge, element.value.isEmpty { element.value = badge }
    let tabs = host.tabs
    if !isInSidebar, let index = tabs.firstIndex(where: { $0 === tab }) {
      element.position = Element.Position(index + 1, of: tabs.count)
    }
    element.states.isSelected = isSelected
    return element
  }

  package override func perform(_ action: Action) -> Bool {
    guard action == .activate else {
      return mergedNodes.first { $0.element.offers(action) }?.answer(action) ?? false
    }
    host.select(tab)
    return true
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension Element {
  /// Returns whether the element offers a custom action.
  fileprivate func offers(_ action: Action) -> Bool {
    guard case .custom(let name) = action, hasDetails else { return false }
    return details.customActions.contains(CustomAction(name))
  }
}
