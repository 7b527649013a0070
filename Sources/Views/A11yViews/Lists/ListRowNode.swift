// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A row in a list.
///
/// A row without interactive parts is *whole*: a single element that combines the row's content. Any other row is a
/// plain node whose elements belong directly to the list. While it is shown, a row can change from a single element to
/// a plain node or back. If the list has a selection, both whole rows and plain rows can be selected.
package final class ListRowNode: RowElementNode {
  private var hasParts = false
  private(set) var menu: ActionSourceNode<RowMenuItems>?

  package override init(_ context: _ViewContext, content make: (_ViewContext) -> Node) {
    super.init(context, content: make)
    // The row's elements have not been computed yet, so the value is a guess. In most rows, the guess is correct and
    // makes a later change unnecessary.
    var isWords = true
    forEachInnerElement { isWords = isWords && $0.isWords && !tracksFocus($0) }
    isWords ? show() : setWhole(false)
    menu = makeMenu(context)
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let menu { body(menu) }
  }

  /// Returns whether a focus property wrapper is bound to the part of the row that contains an element.
  private func tracksFocus(_ element: ElementNode) -> Bool {
    var next = element.parent
    while let node = next, node !== self {
      if node.flags.contains(.tracksFocus) { return true }
      next = node.parent
    }
    return false
  }

  private func isUsable(_ part: ElementNode) -> Bool {
    part.foldIfNeeded()
    guard part.state.contains(.isShown), !part.element.states.isHidden else { return false }
    return part.state.contains(.isContainer) || tracksFocus(part)
      || (isWhole ? part.element.isUsable : part.state.contains(.isUsable))
  }

  package override func makeElement() -> Element {
    var isWhole = true
    forEachInnerElement { isWhole = isWhole && !isUsable($0) }
    if isWhole != self.isWhole {
      setWhole(isWhole)
      list.markChildren()
    }
    guard isWhole else { return Element() }
    let parts = combinable.combined
    hasParts = !parts.isEmpty
    var element = Element(combining: parts)
    if parts.count > 1 { element.traits.remove(.isImage) }
    graph.evaluate(self) { select(in: &element) }
    addMenu(to: &element)
    return element
  }

  package override func isShown(_ element: Element, unmodified: Element) -> Bool {
    isWhole && hasParts
  }

  package override func perform(_ action: Action) -> Bool {
    if combinable.answer(action) { return true }
    if let act = menuHandler(for: action) {
      act()
      return true
    }
    guard action == .activate, let selection else { return false }
    selection.choose()
    return true
  }

  package override func reevaluate() {
    markUnfolded()
    if !isWhole { markContentUnfolded() }
  }

  // A row that is not a single element changes the elements inside it in the same way as a modifier does.

  package override func fold(into element: inout Element, of node: ElementNode) {
    let isUsable = element.isUsable
    if isUsable != node.state.contains(.isUsable) {
      if isUsable { node.state.insert(.isUsable) } else { node.state.remove(.isUsable) }
      markUnfolded()
    }
    addMenu(to: &element)
    graph.evaluate(self) {
      if !isUsable {
        select(in: &element)
      } else if let selecting = (node as? any SelectingNode)?.selecting, selecting != .never {
        let selection = selection
        element.states.isSelected = selection?.isSelected ?? false
        guard selecting == .insteadOfDisclosing, selection != nil else { return }
        element.details.customActions.append(CustomAction(element.disclosing))
      }
    }
  }

  package override func handler(for action: Action, on element: ElementNode) -> (
    @MainActor () -> Void
  )? {
    if let act = menuHandler(for: action) { return act }
    if case .custom(let name) = action, name == element.element.disclosing, selection != nil,
      (element as? any SelectingNode)?.selecting == .insteadOfDisclosing
    {
      return { _ = element.perform(.activate) }
    }
    guard action == .activate, let selection else { return nil }
    if !element.state.contains(.isUsable) { return selection.choose }
    switch (element as? any SelectingNode)?.selecting {
    case nil, .never: return nil
    case .insteadOfDisclosing: return selection.choose
    case .besides where linkOnlySelects: return selection.choose
    case .besides:
      return {
        selection.choose()
        _ = element.perform(.activate)
      }
    }
  }
}

extension Element {
  /// Whether the element is interactive, or would be interactive if it were enabled.
  fileprivate var isUsable: Bool { isInteractive || role.isInteractive }

  /// The name of the action that shows or hides the rows below this row.
  fileprivate var disclosing: String { states.isExpanded == true ? "Collapse" : "Expand" }
}
