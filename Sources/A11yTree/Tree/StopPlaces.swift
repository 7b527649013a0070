// SPDX-License-Identifier: MIT

/// Finds the scanner's stops in a container by index, visiting only the elements on the path to each stop.
extension AccessibilityTree {
  /// One of the scanner's stops in a container.
  package struct Stop: Hashable, Sendable {
    /// The element.
    package var id: ElementID
    /// Whether the element is a group of stops.
    package var isGroup: Bool
  }

  /// Returns the number of stops in a container, including the container itself. If `grouped` is `true`, each group
  /// counts as one stop. The complexity is O(1), or O(number of children / 256) for a container with many children.
  package func stopCount(in container: ElementID, grouped: Bool) -> Int {
    guard contains(container), !isHidden(container) else { return 0 }
    return own(container.index)
      + kinds.stopsInChildren(of: container.index, in: shape).count(grouped: grouped)
  }

  /// Returns whether the screen position of any stop in a container is known, counting groups as stops.
  package func hasPlacedStops(in container: ElementID) -> Bool {
    guard contains(container), !isHidden(container) else { return false }
    return kinds.own(container.index) & ElementKinds.placed.rawValue != 0
      || kinds.hasPlacedStops(inChildrenOf: container.index, in: shape)
  }

  /// Returns the stop at the given index in a container. The complexity is O(depth × log(number of siblings)).
  package func stop(at place: Int, in container: ElementID, grouped: Bool) -> Stop? {
    guard contains(container), place >= 0, !isHidden(container) else { return nil }
    var index = container.index
    var place = place
    while true {
      if own(index) > 0 {
        guard place > 0 else { return Stop(id: shape.id(at: index), isGroup: false) }
        place -= 1
      }
      guard let child = kinds.child(of: index, holding: place, grouped: grouped, in: shape)
      else { return nil }
      (index, place) = child
      if let stop = stop(at: index, grouped: grouped) { return stop }
    }
  }

  /// Returns the index in a container of the stop that is or contains an element, or `nil` if there is none. O(depth ·
  /// 256).
  package func stopPlace(of id: ElementID, in container: ElementID, grouped: Bool) -> Int? {
    guard contains(id), contains(container) else { return nil }
    var index = id.index
    var place = 0
    while index != container.index {
      let parent = shape.parent(index)
      guard parent != TreeShape.nowhere else { return nil }
      if grouped, parent != container.index, shape.element(parent).groupsStops {
        place = 0
      } else {
        place += own(parent) + kinds.stops(before: index, grouped: grouped, in: shape)
      }
      index = parent
    }
    return place
  }

  /// Returns the stop that a container's child represents, or `nil` if the child contains no stop or several stops.
  private func stop(at index: UInt32, grouped: Bool) -> Stop? {
    let isCombined = grouped && shape.element(index).isCombined
    let hasChildren = !shape.children(index).isEmpty
    if !isCombined, !hasChildren || kinds.stops(index).isSingle {
      return first(.interactive, in: shape.id(at: index)).map { Stop(id: $0, isGroup: false) }
    }
    guard grouped, shape.element(index).groupsStops else { return nil }
    return Stop(id: shape.id(at: index), isGroup: true)
  }

  private func own(_ index: UInt32) -> Int {
    kinds.own(index) & ElementKinds.interactive.rawValue == 0 ? 0 : 1
  }

  private func isHidden(_ id: ElementID) -> Bool { shape.isHidden(id.index) }
}
