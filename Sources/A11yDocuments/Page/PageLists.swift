// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that determines which lists users perceive as lists.
enum PageLists {
  /// Turns lists without markers into groups, as WebKit does, except in a navigation landmark.
  ///
  /// A list with an explicit role remains a list.
  static func settle(_ order: [Int], _ nodes: inout [Page.Node]) {
    var isInNavigation = [Bool](repeating: false, count: nodes.count)
    for index in order {
      let role = nodes[index].role
      let isNavigation = isInNavigation[index] || role == .navigation
      if role == .list, !isNavigation, !nodes[index].hasExplicitRole, !showsMarkers(index, nodes) {
        nodes[index].kind = .element(.group)
        nodes[index].isListWithoutMarkers = true
      }
      for child in nodes[index].children { isInNavigation[Int(child)] = isNavigation }
    }
  }

  private static func showsMarkers(_ list: Int, _ nodes: [Page.Node]) -> Bool {
    nodes[list].children.contains { item in
      nodes[Int(item)].children.contains { nodes[Int($0)].role == .listMarker }
    }
  }

  /// Wraps consecutive terms and definitions in a list, because snapshots omit definition lists.
  static func wrapDefinitions(_ nodes: inout [Page.Node]) {
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
          wrapped += inList(run, &nodes) + [child]
          run = []
        }
      }
      nodes[index].children = wrapped + inList(run, &nodes)
    }
  }

  private static func inList(_ run: [Int32], _ nodes: inout [Page.Node]) -> [Int32] {
    let roles = run.map { nodes[Int($0)].role }
    guard roles.contains(.term), roles.contains(.definition) else { return run }
    var list = Page.Node(.element(.descriptionList))
    list.children = run
    nodes.append(list)
    return [Int32(truncatingIfNeeded: nodes.count - 1)]
  }
}
