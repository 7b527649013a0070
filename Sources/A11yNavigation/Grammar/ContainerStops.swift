// SPDX-License-Identifier: MIT

import A11yTree

/// A cursor's position: on an element, or at the start or end of a container.
struct Place: Hashable, Sendable {
  var id: ElementID
  var edge: ContainerEdge?
}

/// An edge of a container: its start or its end.
enum ContainerEdge: Hashable, Sendable {
  case start, end
}

/// The containers whose edges are stops for a cursor that enters or leaves them.
struct ContainerStops: Sendable {
  /// A one-sentence description of the rule that determines which containers are stops.
  let rule: String
  /// The rule's source.
  let source: String
  /// Whether the cursor stops at a container.
  let includes: @Sendable (Element) -> Bool
  /// Whether the end of a container is also a stop.
  let hasEnd: @Sendable (Element) -> Bool
  /// The words spoken at a container's edge.
  let words: @Sendable (Description, ContainerEdge) -> [Utterance.Segment]

  /// Returns whether the cursor skips an element because it is a list marker that is announced with the text after it.
  func joins(_ id: ElementID, in tree: AccessibilityTree) -> Bool {
    guard tree.role(of: id) == .listMarker, let item = tree.parent(of: id) else { return false }
    let parts = tree.children(of: item)
    guard let place = parts.firstIndex(of: id), place + 1 < parts.count else { return false }
    return tree.marker(before: parts[place + 1]) == id
  }

  /// Returns whether an element is a container that is not itself a stop but has a stop at the given edge.
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

extension AccessibilityTree {
  /// Returns the list marker directly before text in the same list item, or `nil` if there is none.
  func marker(before id: ElementID) -> ElementID? {
    guard [.staticText, .paragraph].contains(role(of: id)), let item = parent(of: id),
      role(of: item) == .listItem
    else { return nil }
    let parts = children(of: item)
    guard let place = parts.firstIndex(of: id), place > 0, role(of: parts[place - 1]) == .listMarker
    else { return nil }
    return parts[place - 1]
  }
}
