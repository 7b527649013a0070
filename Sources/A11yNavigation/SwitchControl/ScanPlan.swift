// SPDX-License-Identifier: MIT

import A11yTree

/// The stops of a group, found when the scanner gets there.
///
/// Static text and other non-interactive elements are no stops. A container is a group if its
/// role says that its contents belong together and it holds more than one stop; other containers
/// are transparent.
struct ScanPlan: Sendable {
  let tree: AccessibilityTree
  let settings: SwitchControl.Settings

  private var groupsItems: Bool { settings.groupsItems }

  /// The stops inside a group, without the way out. O(elements visited).
  func stops(of group: ScanGroup) -> [ScanStop] {
    var group = group
    while true {
      switch group {
      case .container(let id):
        let stops = inParts(inRows(contents(of: id), of: id), of: id)
        // A group that holds only one group would waste a press.
        guard stops.count == 1, case .group(let only) = stops[0] else { return stops }
        group = only
      case .row(let container, let first):
        return rows(of: contents(of: container)).first { $0.first == .item(first) } ?? []
      case .part(let container, _, let stops): return inParts(stops, of: container)
      }
    }
  }

  /// The path from a scope to an element: at each level the stop that it is or is in.
  func path(to id: ElementID, from scope: ElementID) -> [(group: ScanGroup, index: Int)]? {
    var path: [(group: ScanGroup, index: Int)] = []
    var group = ScanGroup.container(scope)
    while true {
      let stops = stops(of: group)
      let exact = stops.firstIndex { $0 == .item(id) || $0 == .group(.container(id)) }
      guard let index = exact ?? stops.firstIndex(where: { holds($0, id) }) else { return nil }
      path.append((group, index))
      guard exact == nil, case .group(let inner) = stops[index] else { return path }
      group = inner
    }
  }

  private func holds(_ stop: ScanStop, _ id: ElementID) -> Bool {
    switch stop {
    case .item(let item): return item == id
    case .group(.container(let container)): return tree.isInside(id, container)
    case .group(.part(_, _, let stops)): return stops.contains { holds($0, id) }
    case .group(let row): return stops(of: row).contains(.item(id))
    case .back, .scannerMenu: return false
    }
  }

  private func contents(of id: ElementID) -> [ScanStop] {
    var found: [ScanStop] = []
    var open = tree.children(of: id)[...].reversed() as [ElementID]
    if tree.kinds(of: id).contains(.interactive) { found.append(.item(id)) }
    while let next = open.popLast() {
      let children = tree.children(of: next)
      if children.isEmpty, !isCombined(next) {
        if tree.kinds(of: next).contains(.interactive) { found.append(.item(next)) }
        continue
      }
      guard let first = tree.first(.interactive, in: next) else { continue }
      let isAlone = tree.last(.interactive, in: next) == first
      if isAlone, !isCombined(next) {
        found.append(.item(first))
      } else if groupsItems, isGroup(next) {
        found.append(.group(.container(next)))
      } else {
        if tree.kinds(of: next).contains(.interactive) { found.append(.item(next)) }
        open.append(contentsOf: children.reversed())
      }
    }
    return found
  }

  private func isCombined(_ id: ElementID) -> Bool {
    groupsItems && tree.navigationStyle(of: id) == .combined
  }

  private func isGroup(_ id: ElementID) -> Bool {
    guard let element = tree[id] else { return false }
    switch tree.navigationStyle(of: id) {
    case .combined: return true
    case .separate: return false
    case .automatic, nil: break
    }
    if element.isStop { return false }
    switch element.role {
    case .generic, .paragraph, .listItem, .rowGroup, .cell, .gridCell, .columnHeader, .rowHeader,
      .webArea, .document, .iframe:
      return !element.label.isEmpty && element.role == .generic
    default: return true
    }
  }

  /// Groups rows of three or more, unless a row is all there is. Shorter rows cost less when
  /// scanned flat.
  private func inRows(_ stops: [ScanStop], of container: ElementID) -> [ScanStop] {
    guard groupsItems, stops.count > 3, stops.contains(where: { frame(of: $0) != nil }) else {
      return stops
    }
    let rows = rows(of: stops)
    guard rows.count > 1 else { return stops }
    return rows.flatMap { row -> [ScanStop] in
      guard row.count > 2, case .item(let first) = row[0] else { return row }
      return [.group(.row(of: container, first: first))]
    }
  }

  private func rows(of stops: [ScanStop]) -> [[ScanStop]] {
    var rows: [[ScanStop]] = []
    var last: Frame?
    for stop in stops {
      let frame = frame(of: stop)
      if let frame, let last, frame.y == last.y, frame.maxY == last.maxY {
        rows[rows.count - 1].append(stop)
      } else {
        rows.append([stop])
      }
      last = frame
    }
    return rows
  }

  private func frame(of stop: ScanStop) -> Frame? {
    if case .item(let id) = stop { tree.frame(of: id) } else { nil }
  }
}

extension ScanPlan {
  /// Splits a long run of stops into groups of similar size, so that no group has more stops than
  /// the user set. Stops with frames are left alone: rows group them. O(stops).
  func inParts(_ stops: [ScanStop], of container: ElementID) -> [ScanStop] {
    let size = settings.groupSize
    guard settings.groupsItems, size > 1, stops.count > size, !stops.contains(where: isPlaced)
    else {
      return stops
    }
    // Add levels until the outermost is within the limit.
    var step = size
    while (stops.count + step - 1) / step > size { step *= size }
    let count = (stops.count + step - 1) / step
    return (0..<count).map { place in
      let part = Array(
        stops[stops.count * place / count..<stops.count * (place + 1) / count]
      )
      guard part.count > 1, let first = part.first.flatMap(element) else { return part[0] }
      return .group(.part(of: container, first: first, stops: part))
    }
  }

  /// Whether a stop has a place on the screen.
  private func isPlaced(_ stop: ScanStop) -> Bool {
    element(of: stop).flatMap(tree.frame(of:)) != nil
  }

  private func element(of stop: ScanStop) -> ElementID? {
    switch stop {
    case .item(let id): id
    case .group(let group): group.element
    case .back, .scannerMenu: nil
    }
  }
}
