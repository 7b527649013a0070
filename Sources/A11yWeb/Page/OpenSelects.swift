// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// The selects and dates that are open: a browser opens them in a window that is no part of the
/// page.
@MainActor
final class OpenSelects {
  /// Their DOM nodes.
  private(set) var nodes: Set<Int> = [] {
    didSet { if nodes != oldValue { hasChanged = true } }
  }
  /// The date with the page's focus on one of its parts, which is open as long as that is there.
  private(set) var focusedDate: Int?
  /// Whether a control was opened or closed since the last reading.
  private(set) var hasChanged = false
  /// Where the cursors go when an option was chosen.
  private var returnTo: ElementID?

  var isEmpty: Bool { nodes.isEmpty }

  /// The one that keys and Escape belong to.
  var current: Int? { nodes.first ?? focusedDate }

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
    let date = Self.dateWithFocus(all)
    focusedDate = date.flatMap { all[$0].backendDOMNodeId }
    if let date { all[date].set("expanded", .bool(true)) }
    guard !nodes.isEmpty else { return }
    for place in all.indices {
      if let dom = all[place].backendDOMNodeId, nodes.contains(dom) {
        all[place].set("expanded", .bool(true))
      }
    }
  }

  private static func dateWithFocus(_ all: [ChromeNode]) -> Int? {
    guard
      var place = all.lastIndex(where: {
        $0.role == "spinbutton" && $0.property("focused")?.flag == true
      })
    else { return nil }
    // Wrappers lie between a part and its date.
    for _ in 0..<4 {
      guard let next = all.firstIndex(where: { $0.nodeId == all[place].parentId }) else { break }
      if all[next].isDate { return next }
      place = next
    }
    return nil
  }
}

extension WebPage {
  /// Opens or closes a select or a date: its options or parts are shown in place. Keys go to the
  /// control, as in a browser.
  func toggleSelect(_ id: ElementID, _ node: Int) async throws(DevToolsError) -> ActionResponse {
    try await target.call(.focus, on: node)
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

  /// Whether an element is a control of the browser's own that shows options, or the parts of a
  /// date, when it is activated.
  func isSelect(_ id: ElementID, _ element: Element) -> Bool {
    switch element.role {
    case .popUpButton, .datePicker: !options(in: id).isEmpty
    default: false
    }
  }

  private func options(in id: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var pending = Array(page.elements[id]?.children.reversed() ?? [])
    while let next = pending.popLast() {
      guard let element = page.elements[next] else { continue }
      if element.role == .option || element.role == .stepper { found.append(next) }
      pending += element.children.reversed()
    }
    return found
  }
}
