// SPDX-License-Identifier: MIT

import A11yTree

/// The order in which a cursor moves through a scope, from stop to stop, including container edges on platforms where
/// such edges are stops.
struct Walk {
  let tree: AccessibilityTree
  let scope: ElementID
  let containers: ContainerStops?

  init(in tree: AccessibilityTree, scope: ElementID, _ containers: ContainerStops?) {
    self.tree = tree
    self.scope = scope
    self.containers = containers
  }

  /// Returns the next or previous position, or `nil` at the end of the scope. O(depth).
  ///
  /// - Parameter exit: The edge at which the cursor leaves containers, which is the end when the cursor moves forward.
  func place(towards exit: ContainerEdge, from place: Place) -> Place? {
    let isForward = exit == .end
    guard containers != nil else {
      return stop(beyond: place, isForward).map { Place(id: $0) }
    }
    let entry: ContainerEdge = isForward ? .start : .end
    if place.edge == entry {
      return outermost(inside: place.id, isForward).map { entering($0, below: place.id, entry) }
        ?? Place(id: place.id, edge: exit)
    }
    let next = stop(beyond: place, isForward)
    let around = next.map { Set(tree.ancestors(of: $0)) } ?? []
    // The cursor first leaves the containers that do not contain the next stop, from the innermost to the outermost.
    for ancestor in tree.ancestors(of: place.id) {
      if around.contains(ancestor) { return next.map { entering($0, below: ancestor, entry) } }
      if ancestor == scope { break }
      if includes(ancestor, exit) { return Place(id: ancestor, edge: exit) }
    }
    return next.map { entering($0, below: scope, entry) }
  }

  /// Returns the first or last position in the scope.
  func place(at edge: ContainerEdge) -> Place? {
    outermost(inside: scope, edge == .start).map { entering($0, below: scope, edge) }
  }

  private func includes(_ id: ElementID, _ edge: ContainerEdge) -> Bool {
    containers?.includes(id, at: edge, in: tree) ?? false
  }

  /// Returns the first or last stop inside an element.
  private func outermost(inside id: ElementID, _ isFirst: Bool) -> ElementID? {
    let stop = isFirst ? tree.first(.stop, in: id) : tree.last(.stop, in: id)
    return stop.flatMap { passingJoined($0, isFirst, in: id) }
  }

  /// Returns the outermost container that the cursor enters on its way from an ancestor to a stop, or the stop itself
  /// if there is no such container.
  private func entering(_ stop: ElementID, below ancestor: ElementID, _ entry: ContainerEdge)
    -> Place
  {
    guard containers != nil else { return Place(id: stop) }
    var place = Place(id: stop)
    for container in tree.ancestors(of: stop) {
      if container == ancestor { break }
      if includes(container, entry) { place = Place(id: container, edge: entry) }
    }
    return place
  }

  /// Returns the next stop after an element, or the next stop outside a container that the cursor is about to leave.
  private func stop(beyond place: Place, _ isForward: Bool) -> ElementID? {
    var start = place.id
    if place.edge != nil, let far = outermost(inside: start, !isForward) { start = far }
    let stop =
      isForward
      ? tree.next(.stop, after: start, in: scope) : tree.previous(.stop, before: start, in: scope)
    return stop.flatMap { passingJoined($0, isForward, in: scope) }
  }

  /// Returns the given stop, or the next stop if the given one is announced as part of its neighbor.
  private func passingJoined(_ stop: ElementID, _ isForward: Bool, in scope: ElementID)
    -> ElementID?
  {
    guard containers?.joins(stop, in: tree) == true else { return stop }
    return isForward
      ? tree.next(.stop, after: stop, in: scope) : tree.previous(.stop, before: stop, in: scope)
  }
}
