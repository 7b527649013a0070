// SPDX-License-Identifier: MIT

/// The elements of a tree, stored by slot, and the links between parents and children.
///
/// The extension in `TreeShape+Change.swift` adds, removes and moves elements, and `TreeShape.swift` computes their
/// positions.
struct TreeShape: Sendable {
  static let nowhere: UInt32 = .max

  /// An element's position in the tree.
  struct Link: Sendable {
    var parent: UInt32 = nowhere
    /// The element's index among its parent's children, in reading order.
    var place = SiblingRuns.Place(run: 0, offset: 0)
    var generation: UInt32 = 0
    var isAlive = false
    var isMarked = false
    /// The number of levels from the element down to its deepest descendant, counting both.
    var height: UInt16 = 1
  }

  /// The rule that determines the reading order of siblings.
  let readingOrder: ReadingOrder
  /// The number of elements.
  var count = 0
  var links = ContiguousArray<Link>()
  var elements = ContiguousArray<Element>()
  /// The children, in reading order, of each element whose reading order differs from the source's order.
  var reordered: [UInt32: [ElementID]] = [:]
  /// For each element with many children, the runs into which the children are divided.
  private var runs: [UInt32: SiblingRuns] = [:]

  /// Whether any element may have a sort priority.
  var hasPriorities = false

  init(readingOrder: ReadingOrder) { self.readingOrder = readingOrder }

  /// The number of slots, including free slots.
  var capacity: Int { links.count }

  /// The element with the given ID, or `nil` if that element no longer exists.
  subscript(id: ElementID) -> Element? { contains(id) ? elements[Int(id.index)] : nil }

  /// Returns whether an element is in the tree.
  func contains(_ id: ElementID) -> Bool {
    let index = Int(id.index)
    return index < links.count && links[index].isAlive && links[index].generation == id.generation
  }

  func id(at index: UInt32) -> ElementID {
    ElementID(index: index, generation: links[Int(index)].generation)
  }

  /// Returns the element in a slot.
  func element(_ index: UInt32) -> Element { elements[Int(index)] }

  /// Returns the role of the element in a slot without copying its other properties.
  func role(_ index: UInt32) -> Role { elements[Int(index)].role }

  /// Returns the rarely used properties of the element in a slot without copying its other properties.
  func box(_ index: UInt32) -> Element.Box? { elements[Int(index)].box }

  func isHidden(_ index: UInt32) -> Bool { elements[Int(index)].states.isHidden }

  /// Returns the slot of an element's parent, or ``nowhere``.
  func parent(_ index: UInt32) -> UInt32 { links[Int(index)].parent }

  /// Returns an element's index among its siblings in reading order.
  func place(_ index: UInt32) -> Int {
    let place = links[Int(index)].place
    guard place.run > 0, let runs = runs[parent(index)] else { return place.offset }
    return runs.start(of: place.run) + place.offset
  }

  /// Returns the runs into which an element's children are divided, if it has many children.
  func runs(of index: UInt32) -> SiblingRuns? { runs[index] }

  /// Discards the runs of children of an element that no longer has many children.
  mutating func forgetRuns(of index: UInt32) {
    if elements[Int(index)].children.count > SiblingRuns.few { runs[index] = nil }
  }

  /// Replaces the summaries of some runs of an element's children.
  mutating func summarize(
    _ stale: some Collection<Int>,
    of index: UInt32,
    _ summary: (ArraySlice<ElementID>, TreeShape) -> SiblingRuns.Summary
  ) {
    guard var runs = runs.removeValue(forKey: index) else { return }
    let children = children(index)
    runs.summarize(stale) { summary(children[$0], self) }
    self.runs[index] = runs
  }

  /// Returns the run of siblings that contains an element, or 0 if the siblings are too few to be divided into runs.
  func run(_ index: UInt32) -> Int { links[Int(index)].place.run }

  /// Returns the number of levels from an element down to its deepest descendant, counting both.
  func height(_ index: UInt32) -> UInt16 { links[Int(index)].height }

  /// Returns an element's children, in reading order.
  func children(_ index: UInt32) -> [ElementID] {
    if !reordered.isEmpty, let order = reordered[index] { return order }
    return elements[Int(index)].children
  }
}

extension TreeShape {
  /// Marks the changed elements and all of their ancestors, and returns the number of marked elements.
  ///
  /// If only a few elements have changed, the marked children of an element with many children are listed, so that its
  /// other children need not be checked.
  mutating func mark(_ move: inout TreeMove) -> Int {
    var marked = 0
    move.listsMarked = move.touched.count < count / 8
    for start in move.touched where links[Int(start)].isAlive {
      var index = start
      while index != Self.nowhere, !links[Int(index)].isMarked {
        links[Int(index)].isMarked = true
        marked += 1
        let parent = links[Int(index)].parent
        if parent != Self.nowhere, isCrowded(parent, move) {
          move.marked[parent, default: []].append(index)
        }
        index = parent
      }
    }
    return marked
  }

  /// Returns whether ``TreeMove/marked`` lists the marked children of an element.
  private func isCrowded(_ index: UInt32, _ move: TreeMove) -> Bool {
    move.listsMarked && elements[Int(index)].children.count > SiblingRuns.few
  }

  /// Returns an affected element that is still marked and therefore cannot be reached, or `nil` if there is none.
  func stray(among touched: [UInt32]) -> ElementID? {
    touched.first { links[Int($0)].isAlive && links[Int($0)].isMarked }.map { id(at: $0) }
  }

  /// Returns the next marked child of an element, and the index at which to continue searching.
  func markedChild(
    of index: UInt32,
    from start: Int,
    _ move: TreeMove
  ) -> (index: UInt32, next: Int)? {
    if isCrowded(index, move) {
      guard let marked = move.marked[index], start < marked.count else { return nil }
      return (marked[start], start + 1)
    }
    let children = children(index)
    var place = start
    while place < children.count {
      let child = children[place].index
      if links[Int(child)].isMarked { return (child, place + 1) }
      place += 1
    }
    return nil
  }

  /// Removes an element's mark, and returns whether the element was marked.
  mutating func unmark(_ index: UInt32) -> Bool {
    guard links[Int(index)].isMarked else { return false }
    links[Int(index)].isMarked = false
    return true
  }

  /// Computes the reading order of an element's children, stores the position of each child that an update has moved,
  /// and returns these children.
  mutating func arrange(
    _ index: UInt32,
    _ move: TreeMove
  ) throws(TreeError) -> SiblingRuns.Change {
    let children = elements[Int(index)].children
    guard !children.isEmpty else {
      if !reordered.isEmpty { reordered[index] = nil }
      return .all
    }
    if readingOrder == .source, !hasPriorities, children.count > SiblingRuns.few,
      runs[index] != nil
    {
      guard let replaced = move.replaced(in: index) else { return .runs(0..<0) }
      if !move.mayRepeat(index), let changed = runs[index]?.replace(replaced) {
        number(children, of: index, in: changed)
        return .runs(changed)
      }
    }
    let needsOrder =
      readingOrder != .source || hasPriorities && children.contains(where: hasPriority)
    let order = needsOrder ? order(of: children) : nil
    if order != nil || !reordered.isEmpty { reordered[index] = order }
    try number(order ?? children, of: index)
    return .all
  }

  /// Numbers all of an element's children.
  private mutating func number(
    _ children: [ElementID],
    of parent: UInt32
  ) throws(TreeError) {
    guard children.count > SiblingRuns.few else {
      number(children, 0..<children.count, asRun: 0)
      return try check(children, 0..<children.count, asRun: 0)
    }
    let cut = SiblingRuns(count: children.count)
    runs[parent] = cut
    for run in 0..<cut.count { number(children, cut.children(of: run), asRun: run) }
    for run in 0..<cut.count { try check(children, cut.children(of: run), asRun: run) }
  }

  private mutating func number(_ children: [ElementID], of parent: UInt32, in changed: Range<Int>) {
    guard let runs = runs[parent] else { return }
    for run in changed { number(children, runs.children(of: run), asRun: run) }
  }

  private mutating func number(_ children: [ElementID], _ range: Range<Int>, asRun run: Int) {
    for place in range {
      links[Int(children[place].index)].place = .init(run: run, offset: place - range.lowerBound)
    }
  }

  /// Checks that no child is listed twice. If a child is listed twice, only the position of its last occurrence is
  /// stored.
  private func check(
    _ children: [ElementID],
    _ range: Range<Int>,
    asRun run: Int
  ) throws(TreeError) {
    for place in range
    where links[Int(children[place].index)].place
      != .init(run: run, offset: place - range.lowerBound)
    {
      throw .twoParents(children[place])
    }
  }

  func hasPriority(_ id: ElementID) -> Bool {
    (elements[Int(id.index)].box?.details.sortPriority ?? 0) != 0
  }

  private func order(of children: [ElementID]) -> [ElementID]? {
    guard children.count > 1 else { return nil }
    return readingOrder.order(of: children, children.map { elements[Int($0.index)].box?.details })
  }

  /// Stores an element's height, given the greatest height of its children.
  mutating func measure(_ index: UInt32, above tallest: UInt16) {
    links[Int(index)].height = tallest == .max ? .max : tallest + 1
  }
}
