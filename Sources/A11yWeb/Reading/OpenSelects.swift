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
