// SPDX-License-Identifier: MIT

import A11yTree

/// Where a cursor can be: on an element, or on the start or end of a container.
struct Place: Hashable, Sendable {
  var id: ElementID
  var edge: ContainerEdge?
}

/// One of a container's two edges.
enum ContainerEdge: Hashable, Sendable {
  case start, end
}

/// The containers that a cursor stops at, where it comes in and where it goes out.
struct ContainerStops: Sendable {
  /// When they are stops, as one sentence.
  let rule: String
  /// Where the rule is from.
  let source: String
  /// Whether a container is a stop.
  let includes: @Sendable (Element) -> Bool
  /// Whether its end is one as well.
  let hasEnd: @Sendable (Element) -> Bool
  /// What is said at one of its edges.
  let words: @Sendable (Description, ContainerEdge) -> [Utterance.Segment]

  /// Whether an element is a container with a stop at one of its edges, and not a stop by itself.
  func includes(
    _ id: ElementID,
    at edge: ContainerEdge = .start,
    in tree: AccessibilityTree
  ) -> Bool {
    guard tree.kinds(of: id).isDisjoint(with: [.stop, .unmade]), let element = tree[id] else {
      return false
    }
    return includes(element) && (edge == .start || hasEnd(element))
  }
}
