// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// The selects that are open: a browser opens them in a window that is no part of the page.
@MainActor
final class OpenSelects {
  /// Their DOM nodes.
  private(set) var nodes: Set<Int> = []
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
    guard !nodes.isEmpty else { return }
    for place in all.indices {
      if let dom = all[place].backendDOMNodeId, nodes.contains(dom) {
        all[place].set("expanded", .bool(true))
      }
    }
  }
}
