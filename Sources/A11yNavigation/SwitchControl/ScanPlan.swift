// SPDX-License-Identifier: MIT

import A11yTree

/// The stops of all groups. A stop is found only when the scanner reaches it.
///
/// Static text and other non-interactive elements are not stops. A container is a group if its role implies that its
/// contents belong together and it contains more than one stop; all other containers are transparent. The tree stores
/// the number of stops in each container, so a stop can be found without visiting the stops before it. Only counting a
/// group's rows requires a visit to every stop.
struct ScanPlan: Sendable {
  let tree: AccessibilityTree
  let settings: SwitchControl.Settings
  /// The keyboard, if text is being edited.
  var keyboard: Keyboard?

  private var groupsItems: Bool { settings.groupsItems }

  // MARK: The stops of a group

  /// Returns the stops inside a group, excluding the exit.
  func stops(of group: ScanGroup) -> ScanStretch {
    switch group {
    case .panel(let panel): return ScanStretch(panel)
    case .container(let id):
      var container = id
      // Entering a group that contains only one group would waste a press.
      while count(in: container) == 1, let only = held(at: 0, in: container), only.isGroup {
        container = only.id
      }
      return stops(of: container)
    case .row(let container, let first):
      var places = 0..<0
      if let place = tree.stopPlace(of: first, in: container, grouped: groupsItems) {
        places = row(around: place, in: container, 0..<count(in: container))
      }
      return ScanStretch(container: container, places: places, form: .single)
    case .part(let container, let first, _, let count):
      let all = 0..<self.count(in: container)
      let place = tree.stopPlace(of: first, in: container, grouped: groupsItems) ?? all.upperBound
      let places = (place..<place + count).clamped(to: all)
      return ScanStretch(container: container, places: places, form: parts(of: places.count))
    }
  }

  private func stops(of container: ElementID) -> ScanStretch {
    let places = 0..<count(in: container)
    guard groupsItems, tree.hasPlacedStops(in: container) else {
      return ScanStretch(container: container, places: places, form: parts(of: places.count))
    }
    // Elements with a position on the screen are grouped by rows, unless there is only one row.
    let hasRows = places.count > 3 && row(around: 0, in: container, places) != places
    return ScanStretch(container: container, places: places, form: hasRows ? .rows : .single)
  }

  /// Splits the stops of a large group into groups of similar size that do not exceed the user's group size.
  private func parts(of count: Int) -> ScanStretch.Form {
    let size = settings.groupSize
    guard groupsItems, size > 1, count > size else { return .single }
    // Levels are added until the outermost level is within the limit.
    var step = size
    while (count + step - 1) / step > size { step *= size }
    return .parts((count + step - 1) / step)
  }

  /// Returns the number of stops in the group. The complexity is O(1), except for groups of rows.
  func count(_ stops: ScanStretch) -> Int {
    guard case .container(_, let form) = stops.contents else { return stops.places.count }
    switch form {
    case .single: return stops.places.count
    case .parts(let count): return count
    case .rows:
      var count = 0
      var place = stops.places.lowerBound
      while let stop = stop(at: place, of: stops) {
        count += 1
        place = stop.places.upperBound
      }
      return count
    }
  }

  /// The keyboard as a single stop at the end of the screen, or its keys if items are not grouped.
  var keyboardStops: [ScanStop] {
    guard let panel = keyboard?.panel else { return [] }
    return groupsItems ? [.group(.panel(panel))] : panel.entries
  }

  // MARK: One stop

  /// Returns the stop at a position in a group, if there is one.
  func stop(at place: Int, of stops: ScanStretch) -> PlacedStop? {
    guard stops.places.contains(place) else { return nil }
    var places = place..<place + 1
    guard case .container(let container, let form) = stops.contents else {
      guard case .panel(let stops) = stops.contents else { return nil }
      return PlacedStop(stop: stops[place], places: places)
    }
    switch form {
    case .single: break
    case .rows: places = row(around: place, in: container, stops.places)
    case .parts(let count):
      let (all, start) = (stops.places.count, stops.places.lowerBound)
      let part = ((place - start + 1) * count - 1) / all
      places = start + all * part / count..<start + all * (part + 1) / count
    }
    let group: ScanGroup? =
      places.count > 1 ? self.group(of: places, in: container, form) : nil
    guard let group else { return held(at: place, in: container).map { single($0, place) } }
    return PlacedStop(stop: .group(group), places: places)
  }

  /// Returns the single stop at a position in a container.
  private func single(_ held: AccessibilityTree.Stop, _ place: Int) -> PlacedStop {
    PlacedStop(
      stop: held.isGroup ? .group(.container(held.id)) : .item(held.id),
      places: place..<place + 1
    )
  }

  /// Returns a group of stops, or `nil` for a row whose items can be scanned more cheaply one by one.
  private func group(
    of places: Range<Int>,
    in container: ElementID,
    _ form: ScanStretch.Form
  ) -> ScanGroup? {
    guard let first = held(at: places.lowerBound, in: container)?.id,
      let last = held(at: places.upperBound - 1, in: container)?.id
    else { return nil }
    guard case .parts = form else {
      return places.count > 2 ? .row(of: container, first: first) : nil
    }
    return .part(of: container, first: first, last: last, count: places.count)
  }

  /// Returns the positions of the items that have the same top and bottom edges as a given item.
  private func row(around place: Int, in container: ElementID, _ bounds: Range<Int>) -> Range<Int> {
    guard let own = frame(at: place, in: container) else { return place..<place + 1 }
    var (start, first) = (place, own)
    while start > bounds.lowerBound, let frame = frame(at: start - 1, in: container),
      frame.isInRow(with: first)
    {
      (start, first) = (start - 1, frame)
    }
    var (end, last) = (place + 1, own)
    while end < bounds.upperBound, let frame = frame(at: end, in: container),
      frame.isInRow(with: last)
    {
      (end, last) = (end + 1, frame)
    }
    return start..<end
  }

  private func frame(at place: Int, in container: ElementID) -> Frame? {
    guard let held = held(at: place, in: container), !held.isGroup else { return nil }
    return tree.frame(of: held.id)
  }

  private func held(at place: Int, in container: ElementID) -> AccessibilityTree.Stop? {
    tree.stop(at: place, in: container, grouped: groupsItems)
  }

  private func count(in container: ElementID) -> Int {
    tree.stopCount(in: container, grouped: groupsItems)
  }

  // MARK: The way to an element

  /// Returns the path from a scope to an element. At each level, the path consists of the stop that is or contains the
  /// element.
  func path(to id: ElementID, from scope: ElementID) -> [(group: ScanGroup, stop: PlacedStop)]? {
    var path: [(group: ScanGroup, stop: PlacedStop)] = []
    var group = ScanGroup.container(scope)
    while true {
      let stops = stops(of: group)
      guard case .container(let container, _) = stops.contents,
        let place = tree.stopPlace(of: id, in: container, grouped: groupsItems),
        let held = held(at: place, in: container),
        held.id == id || held.isGroup && tree.isInside(id, held.id),
        let stop = stop(at: place, of: stops)
      else { return nil }
      path.append((group, stop))
      guard case .group(let inner) = stop.stop, inner != .container(id) else { return path }
      group = inner
    }
  }
}

extension Frame {
  /// Returns whether a frame is in the same row as another frame, that is, whether both have the same top and bottom
  /// edges.
  fileprivate func isInRow(with other: Frame) -> Bool { y == other.y && maxY == other.maxY }
}
