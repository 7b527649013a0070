// SPDX-License-Identifier: MIT

import A11yTree

extension Rule {
  /// `order-jumps`
  static let orderJumps = Rule(
    "order-jumps",
    "The reading order jumps back up the screen.",
    criteria: ["1.3.2"],
    impact: .misleads,
    precision: .medium,
    needs: .geometry,
    beyond: "axe-core does not compare the reading order with positions",
    limits: """
      Only neighbors in the same container whose frames share a column are compared, because a \
      second column may begin at the top. Frames that are empty or outside the page are ignored.
      """
  ) { exploration in
    var found: [Evidence] = []
    var last: HeardStop?
    for stop in exploration.stops {
      guard let frame = stop.element.details.frame, frame.isOnScreen else { continue }
      defer { last = stop }
      guard let before = last, before.area == stop.area, let above = before.element.details.frame,
        frame.maxY + min(frame.height, above.height) <= above.y,
        min(frame.maxX, above.maxX) - max(frame.x, above.x) > min(frame.width, above.width) / 2,
        exploration.tree.haveSameBox(before.id, stop.id)
      else { continue }
      let height = Int(above.y - frame.y)
      found.append(
        Evidence(
          at: stop.id,
          "The next stop is \(height) points higher up in the same column.",
          proof: exploration.proof(at: [before, stop], marking: [before.name, stop.name])
        )
      )
    }
    return found
  }
}

extension Frame {
  /// Whether a sighted person can see the element, that is, whether it has a size and is not positioned outside the
  /// page.
  var isOnScreen: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width > 1 && height > 1
      && maxX > 0 && maxY > 0
  }
}

extension AccessibilityTree {
  /// Returns whether two elements are in the same dialog or list, or neither is in one.
  fileprivate func haveSameBox(_ one: ElementID, _ other: ElementID) -> Bool {
    let boxes: Set<Role> = [
      .dialog, .alertDialog, .menu, .listBox, .toolbar, .table, .grid, .tooltip, .list,
    ]
    return ancestor(of: one, boxes) == ancestor(of: other, boxes)
  }
}
