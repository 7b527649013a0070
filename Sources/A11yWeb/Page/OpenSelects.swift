// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// The selects that are open: a browser opens them in a window that is no part of the page.
@MainActor
final class OpenSelects {
  /// Their DOM nodes.
  private(set) var nodes: Set<Int> = [] {
    didSet { if nodes != oldValue { hasChanged = true } }
  }
  /// Whether one was opened or closed since the page was read.
  private(set) var hasChanged = false
  /// Where the cursors go when an option was chosen.
  private var returnTo: ElementID?

  var isEmpty: Bool { nodes.isEmpty }

  /// Opens a select, or closes it; returns whether it is open now.
  func toggle(_ node: Int) -> Bool {
    let isOpen = nodes.contains(node)
    nodes = isOpen ? [] : [node]
    return !isOpen
  }

  /// Closes a select in which an option was chosen.
  func close(_ node: Int) { nodes.remove(node) }

  /// Has the cursors go to the select again when its option is out of reach.
  func goBack(to select: ElementID?) { returnTo = select }

  func takeReturn() -> ElementID? {
    defer { returnTo = nil }
    return returnTo
  }

  func closeAll() { nodes = [] }

  /// Marks the open selects, and shows their options.
  func mark(in all: inout [ChromeNode]) {
    hasChanged = false
    guard !nodes.isEmpty else { return }
    for place in all.indices {
      if let dom = all[place].backendDOMNodeId, nodes.contains(dom) {
        all[place].set("expanded", .bool(true))
      }
    }
  }
}

extension WebPage {
  /// Opens or closes a select: the browser shows its options in a window that is no part of the
  /// page, so here they are shown in place. Keys go to the select, as in a browser.
  func toggleSelect(_ id: ElementID, _ node: Int) async throws(DevToolsError) -> ActionResponse {
    _ = try await target.call("focus", on: node)
    let isOpen = selects.toggle(node)
    var update = await settle()
    if isOpen {
      let options = options(in: id)
      let chosen = options.first { page.elements[$0]?.states.isSelected == true } ?? options.first
      if let chosen { update.focusRequests.append(focus.request(chosen)) }
    }
    return .handled(update)
  }

  /// The open select that an option belongs to.
  func openSelect(around id: ElementID) -> Int? {
    selects.nodes.first { select in
      page.element(ofDOMNode: select).map { options(in: $0).contains(id) } ?? false
    }
  }

  /// The option of the open select that a key has gone to.
  func chosenByKey(_ action: Action) -> ElementID? {
    guard case .key = action, let select = selects.nodes.first,
      let element = page.element(ofDOMNode: select)
    else { return nil }
    return options(in: element).first { page.elements[$0]?.states.isSelected == true }
  }

  /// Whether an element is a control of the browser's own that shows options when it is activated.
  func isSelect(_ id: ElementID, _ element: Element) -> Bool {
    element.role == .popUpButton && !options(in: id).isEmpty
  }

  private func options(in id: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var pending = Array(page.elements[id]?.children.reversed() ?? [])
    while let next = pending.popLast() {
      guard let element = page.elements[next] else { continue }
      if element.role == .option { found.append(next) }
      pending += element.children.reversed()
    }
    return found
  }
}
