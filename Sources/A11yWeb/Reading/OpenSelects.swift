// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// The open selects and date controls. A browser shows an open control in a window that is not part of the page.
@MainActor
final class OpenSelects {
  /// The DOM nodes of the open controls.
  private(set) var nodes: Set<Int> = [] {
    didSet { if nodes != oldValue { hasChanged = true } }
  }
  /// The date control with the page's focus on one of its components. The control stays open as long as it has the
  /// focus.
  private(set) var focusedDate: Int?
  /// Whether a control has been opened or closed since the page was last read.
  private(set) var hasChanged = false
  /// The element to which the cursors return after the user has chosen an option.
  private var returnTo: ElementID?

  var isEmpty: Bool { nodes.isEmpty }

  /// The control that receives keys and that Escape closes.
  var current: Int? { nodes.first ?? focusedDate }

  /// Opens or closes a select element, and returns whether it is now open.
  func toggle(_ node: Int) -> Bool {
    let isOpen = nodes.contains(node)
    nodes = isOpen ? [] : [node]
    return !isOpen
  }

  /// Closes a select element in which the user chose an option.
  func close(_ node: Int) { nodes.remove(node) }

  /// Makes the cursors return to the select element when the option at the cursors is no longer reachable.
  func goBack(to select: ElementID?) { returnTo = select }

  func takeReturn() -> ElementID? {
    defer { returnTo = nil }
    return returnTo
  }

  func closeAll() { nodes = [] }

  /// Marks open controls as expanded, so that their options are shown.
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
    // The parts of a date control are inside wrapper nodes.
    for _ in 0..<4 {
      guard let next = all.firstIndex(where: { $0.nodeId == all[place].parentId }) else { break }
      if all[next].isDate { return next }
      place = next
    }
    return nil
  }
}
