// SPDX-License-Identifier: MIT

import A11yTree

extension Page {
  /// Turns lists without markers into groups, except in a navigation, as WebKit does.
  ///
  /// A list with an explicit role stays one.
  mutating func settleLists(_ order: [Int]) {
    var isInNavigation = [Bool](repeating: false, count: nodes.count)
    for index in order {
      let role = nodes[index].role
      let isNavigation = isInNavigation[index] || role == .navigation
      if role == .list, !isNavigation, !nodes[index].hasExplicitRole, !showsMarkers(index) {
        nodes[index].kind = .element(.group)
      }
      for child in nodes[index].children { isInNavigation[Int(child)] = isNavigation }
    }
  }

  private func showsMarkers(_ list: Int) -> Bool {
    nodes[list].children.contains { item in
      nodes[Int(item)].children.contains { nodes[Int($0)].role == .listMarker }
    }
  }

  /// Wraps consecutive terms and definitions in a list, which a snapshot omits.
  mutating func wrapDefinitions() {
    for index in nodes.indices where nodes[index].children.count > 1 {
      guard nodes[index].role != .descriptionList else { continue }
      let children = nodes[index].children
      guard children.contains(where: { nodes[Int($0)].role == .definition }) else { continue }
      var wrapped: [Int32] = []
      var run: [Int32] = []
      for child in children {
        let role = nodes[Int(child)].role
        if role == .term || role == .definition {
          run.append(child)
        } else {
          wrapped += inList(run) + [child]
          run = []
        }
      }
      nodes[index].children = wrapped + inList(run)
    }
  }

  private mutating func inList(_ run: [Int32]) -> [Int32] {
    let roles = run.map { nodes[Int($0)].role }
    guard roles.contains(.term), roles.contains(.definition) else { return run }
    var list = Node(.element(.descriptionList))
    list.children = run
    nodes.append(list)
    return [Int32(truncatingIfNeeded: nodes.count - 1)]
  }
}
