// SPDX-License-Identifier: MIT

/// The kinds and stops in each element and its descendants, stored by slot so that searches can skip subtrees that
/// cannot match.
struct KindIndex: Sendable {
  /// The information about an element that a search reads. The information for searches is stored separately, so that a
  /// cache line holds the information about many elements.
  private struct Slot: Equatable {
    /// The kinds of the element itself, or 0 if the element is hidden.
    var own: UInt64 = 0
    /// The kinds found in the element and its descendants.
    var subtree: UInt64 = 0
    /// The number of stops in the element and its descendants, as counted for the element's container.
    var stops = StopCount()
  }

  private var slots = ContiguousArray<Slot>()

  /// Returns the kinds of the element itself, or 0 if the element is hidden.
  func own(_ index: UInt32) -> UInt64 { slots[Int(index)].own }

  /// Returns the kinds found in the element and its descendants.
  func subtree(_ index: UInt32) -> UInt64 { slots[Int(index)].subtree }

  // MARK: Changing

  /// Reserves storage for elements.
  mutating func makeRoom(_ capacity: Int) {
    guard capacity > slots.count else { return }
    slots.append(contentsOf: repeatElement(Slot(), count: capacity - slots.count))
  }

  /// Discards an element's entry.
  mutating func remove(_ index: UInt32) { slots[Int(index)] = Slot() }

  /// Computes an element's entry from its children's entries, and returns the greatest height among the children.
  ///
  /// - Parameters:
  ///   - changed: The runs whose children have changed.
  ///   - marked: The children that have changed, or `nil` if any of them may have.
  mutating func summarize(
    _ index: UInt32,
    _ changed: SiblingRuns.Change,
    besides marked: [UInt32]?,
    in shape: inout TreeShape
  ) -> UInt16 {
    let children = shape.children(index)
    guard children.count > SiblingRuns.few, let runs = shape.runs(of: index) else {
      _ = refresh(index, in: shape)
      return children.reduce(0) { max($0, shape.height($1.index)) }
    }
    if let marked, case .runs(let changed) = changed {
      summarize(Set(changed).union(marked.map(shape.run)), of: index, in: &shape)
    } else {
      summarize(0..<runs.count, of: index, in: &shape)
    }
    _ = refresh(index, in: shape)
    return shape.runs(of: index)?.summaries.reduce(0) { max($0, $1.tallest) } ?? 0
  }

  /// Updates the summaries of some of the runs into which an element's children are divided.
  private func summarize(
    _ stale: some Collection<Int>,
    of index: UInt32,
    in shape: inout TreeShape
  ) {
    shape.summarize(stale, of: index) { children, shape in
      var found = SiblingRuns.Summary()
      for child in children {
        found.kinds |= slots[Int(child.index)].subtree
        found.stops += slots[Int(child.index)].stops
        found.tallest = max(found.tallest, shape.height(child.index))
      }
      return found
    }
  }

  /// Updates the entries of a changed element and of its ancestors, up to the first ancestor whose entry stays the
  /// same.
  @inline(__always)
  mutating func follow(_ changed: UInt32, in shape: inout TreeShape) {
    var index = changed
    while refresh(index, in: shape) {
      let parent = shape.parent(index)
      if parent == TreeShape.nowhere { return }
      if shape.children(parent).count > SiblingRuns.few {
        summarize(CollectionOfOne(shape.run(index)), of: parent, in: &shape)
      }
      index = parent
    }
  }

  /// Updates an element's entry, and returns whether the entry changed.
  private mutating func refresh(_ index: UInt32, in shape: TreeShape) -> Bool {
    let slot = found(in: index, shape)
    let isSame = slot == slots[Int(index)]
    slots[Int(index)] = slot
    return !isSame
  }

  private func found(in index: UInt32, _ shape: TreeShape) -> Slot {
    let element = shape.element(index)
    if element.states.isHidden { return Slot() }
    let own = element.kinds
    let (kinds, stops) = foundInChildren(of: index, shape)
    var subtree = own.union(kinds)
    guard subtree.contains(.interactive) else {
      return Slot(own: own.rawValue, subtree: subtree.rawValue)
    }
    var count = stops
    if own.contains(.interactive) { count += .one }
    var isPlaced = own.contains(.placed) || kinds.contains(.placedStop)
    let isGroup = !element.children.isEmpty && element.groupsStops
    if isGroup { count.group() }
    if count.isSingle, !element.isCombined {
      isPlaced = subtree.contains(.placed)
    } else if isGroup {
      isPlaced = element.box?.details.frame != nil
    }
    if isPlaced { subtree.insert(.placedStop) } else { subtree.remove(.placedStop) }
    return Slot(own: own.rawValue, subtree: subtree.rawValue, stops: count)
  }

  private func foundInChildren(
    of index: UInt32,
    _ shape: TreeShape
  ) -> (kinds: ElementKinds, stops: StopCount) {
    var kinds: UInt64 = 0
    let children = shape.children(index)
    if children.count > SiblingRuns.few, let runs = shape.runs(of: index) {
      for run in runs.summaries { kinds |= run.kinds }
      return (ElementKinds(rawValue: kinds), runs.summaries.last?.stopsToEnd ?? StopCount())
    }
    var stops = StopCount()
    for child in children {
      kinds |= slots[Int(child.index)].subtree
      stops += slots[Int(child.index)].stops
    }
    return (ElementKinds(rawValue: kinds), stops)
  }

  // MARK: Searching

  /// Returns the first child, in reading order from an index onward, whose subtree contains an element of one of the
  /// wanted kinds.
  func child(
    of index: UInt32,
    from start: Int,
    _ mask: UInt64,
    in shape: TreeShape
  ) -> UInt32? {
    let children = shape.children(index)
    guard start < children.count, slots[Int(index)].subtree & mask != 0 else { return nil }
    // The child that is searched for is usually near the start.
    let near = min(start + Self.near, children.count)
    if let child = first(of: children, start..<near, mask) { return child }
    guard children.count > SiblingRuns.few, let runs = shape.runs(of: index)
    else { return first(of: children, near..<children.count, mask) }
    var run = runs.run(at: near)
    while run < runs.count {
      if runs.summaries[run].kinds & mask != 0 {
        let range = runs.children(of: run)
        let rest = max(near, range.lowerBound)..<max(near, range.upperBound)
        if let child = first(of: children, rest, mask) { return child }
      }
      run += 1
    }
    return nil
  }

  /// Returns the last child, in reading order up to an index, whose subtree contains an element of one of the wanted
  /// kinds.
  func child(
    of index: UInt32,
    backFrom start: Int,
    _ mask: UInt64,
    in shape: TreeShape
  ) -> UInt32? {
    guard start >= 0, slots[Int(index)].subtree & mask != 0 else { return nil }
    let children = shape.children(index)
    let end = min(start, children.count - 1) + 1
    let near = max(end - Self.near, 0)
    if let child = last(of: children, near..<end, mask) { return child }
    guard children.count > SiblingRuns.few, let runs = shape.runs(of: index)
    else { return last(of: children, 0..<near, mask) }
    var run = runs.run(at: near)
    while run >= 0 {
      if runs.summaries[run].kinds & mask != 0 {
        let range = runs.children(of: run)
        let rest = min(near, range.lowerBound)..<min(near, range.upperBound)
        if let child = last(of: children, rest, mask) { return child }
      }
      run -= 1
    }
    return nil
  }

  /// The number of children that are checked one by one before entire runs of children are skipped.
  private static let near = 16

  @inline(__always)
  private func first(of children: [ElementID], _ range: Range<Int>, _ mask: UInt64) -> UInt32? {
    var place = range.lowerBound
    while place < range.upperBound {
      let child = children[place].index
      if slots[Int(child)].subtree & mask != 0 { return child }
      place += 1
    }
    return nil
  }

  @inline(__always)
  private func last(of children: [ElementID], _ range: Range<Int>, _ mask: UInt64) -> UInt32? {
    var place = range.upperBound - 1
    while place >= range.lowerBound {
      let child = children[place].index
      if slots[Int(child)].subtree & mask != 0 { return child }
      place -= 1
    }
    return nil
  }
}

extension KindIndex {
  // MARK: Stops

  /// Returns the number of stops in an element and its descendants, as counted for the element's container.
  func stops(_ index: UInt32) -> StopCount { slots[Int(index)].stops }

  /// Returns the number of stops in an element's children.
  func stopsInChildren(of index: UInt32, in shape: TreeShape) -> StopCount {
    foundInChildren(of: index, shape).stops
  }

  /// Returns whether the screen position of any stop in an element's children is known.
  func hasPlacedStops(inChildrenOf index: UInt32, in shape: TreeShape) -> Bool {
    foundInChildren(of: index, shape).kinds.contains(.placedStop)
  }

  /// Returns the child that is or contains the stop at an index, and the index of the stop within that child.
  func child(
    of index: UInt32,
    holding place: Int,
    grouped: Bool,
    in shape: TreeShape
  ) -> (index: UInt32, place: Int)? {
    let children = shape.children(index)
    var range = children.startIndex..<children.endIndex
    var left = place
    if children.count > SiblingRuns.few, let runs = shape.runs(of: index) {
      var low = 0
      var high = runs.count
      while low < high {
        let middle = (low + high) / 2
        if runs.summaries[middle].stopsToEnd.count(grouped: grouped) > place {
          high = middle
        } else {
          low = middle + 1
        }
      }
      guard low < runs.count else { return nil }
      left -= runs.summaries[low].stopsBefore.count(grouped: grouped)
      range = runs.children(of: low)
    }
    for child in children[range] {
      let stops = slots[Int(child.index)].stops.count(grouped: grouped)
      if left < stops { return (child.index, left) }
      left -= stops
    }
    return nil
  }

  /// Returns the number of stops in the preceding siblings of an element.
  func stops(
    before index: UInt32,
    grouped: Bool,
    in shape: TreeShape
  ) -> Int {
    let parent = shape.parent(index)
    let siblings = shape.children(parent)
    let place = shape.place(index)
    var sum = 0
    var start = 0
    if siblings.count > SiblingRuns.few, let runs = shape.runs(of: parent) {
      let run = shape.run(index)
      sum = runs.summaries[run].stopsBefore.count(grouped: grouped)
      start = runs.start(of: run)
    }
    for child in siblings[start..<place] {
      sum += slots[Int(child.index)].stops.count(grouped: grouped)
    }
    return sum
  }
}
