// SPDX-License-Identifier: MIT

/// The rows for the elements of a collection, in order.
///
/// In a lazy container, a row appears when a cursor approaches it. If all rows appeared immediately, an `onAppear`
/// action that loads more rows would run again and again. If there are many rows, most rows are created only when a
/// cursor, a search or a program reaches them. Until a row is created, a placeholder element represents it.
package class RowsNode: Node {
  /// The number of rows that are assumed to fit on the screen.
  package static let screenful = 20
  /// The maximum number of elements in a collection for which all rows are created immediately.
  package static let fewRows = 100

  /// The rows, or `nil` for each row that has not been created yet.
  package final var rows: ContiguousArray<AnyRowNode?> = []
  /// The nodes that represent the rows that have not been created yet, in order.
  package fileprivate(set) final var gaps: [UnmadeRowsNode] = []
  package final var context: _ViewContext
  /// The closures that are called when rows appear. The closures are not stored in the rows, because few rows have a
  /// closure.
  private var waiting: [ObjectIdentifier: [() -> Void]] = [:]

  package override init(_ context: _ViewContext) {
    self.context = context
    super.init(context)
    self.context = context.below(self)
    if context.isRow { flags.insert(.isRow) }
    if isLazy { _ = graph.feature(UnmadeRows.self) }
  }

  /// Creates the row at an index.
  package func makeRow(at index: Int) -> AnyRowNode {
    preconditionFailure("a subclass must override makeRow(at:)")
  }

  /// Defers a call to a closure until a row appears.
  final func add(_ body: @escaping () -> Void, waitingFor row: AnyRowNode) {
    waiting[ObjectIdentifier(row), default: []].append(body)
  }

  /// Removes the closures that wait for a row to appear, and returns them.
  final func takeWaiting(for row: AnyRowNode) -> [() -> Void] {
    waiting.removeValue(forKey: ObjectIdentifier(row)) ?? []
  }

  /// Whether each row appears only when a cursor approaches it.
  package final var isLazy: Bool { context.isLazy }

  /// Returns whether some rows are created later if the collection has the given number of elements. All rows that are
  /// merged into one element are created, because the element takes its words from all rows.
  package final func leavesUnmade(_ count: Int) -> Bool {
    isLazy && count > Self.fewRows && !graph.makesEveryRow
      && context.container.holder.holdsPublished
  }

  /// The number of rows that are created at a time. The number of rows created at a time grows with the number of
  /// existing rows, so that moving through all rows remains fast.
  private var batch: Int {
    let made = gaps.reduce(rows.count) { $0 - $1.range.count }
    return min(max(made / 2, 2 * Self.screenful), 1_000)
  }

  /// Creates those rows in a range that have not been created yet.
  package final func make(_ range: Range<Int>) {
    var isOther = false
    for gap in gaps where gap.range.overlaps(range) {
      for index in gap.range.clamped(to: range) { rows[index] = makeRow(at: index) }
      isOther = true
    }
    guard isOther else { return }
    gaps = gaps.flatMap { $0.cut(range) }
    contentChanged()
  }

  /// Creates some of the rows that a placeholder represents, beginning at its start or its end.
  package final func makeSome(of gap: UnmadeRowsNode, isForward: Bool) {
    let range = gap.range
    make(isForward ? range.prefix(batch) : range.suffix(batch))
  }

  /// Returns the row at an index, creating the row if necessary.
  package final func row(at index: Int) -> AnyRowNode? {
    make(index..<(index + 1))
    return rows[index]
  }

  /// Makes the rows near an index appear.
  package final func reveal(around index: Int) {
    reveal((index - Self.screenful)..<(index + Self.screenful + 1))
  }

  /// Makes the rows in a range appear.
  package final func reveal(_ range: Range<Int>) {
    for gap in gaps where gap.range.overlaps(range) {
      let more = batch
      make((range.lowerBound - more..<range.upperBound + more).clamped(to: gap.range))
    }
    for index in range.clamped(to: rows.indices) { rows[index]?.appear() }
  }

  /// The indices of the rows that contain a cursor.
  package final var placesOfCursors: [Int] {
    FocusCursor.allCases.compactMap { cursor in
      var next: Node? = graph.cursors[cursor].flatMap { graph.slots[$0] }
      while let node = next, node.parent !== self { next = node.parent }
      return next.map { Int($0.ordinal) }
    }
  }

  /// Adds a placeholder node to the tree for each run of rows that have not been created.
  package final func findGaps() {
    var known = gaps[...]
    gaps = []
    var start = 0
    while let first = rows[start...].firstIndex(where: { $0 == nil }) {
      let end = rows[first...].firstIndex { $0 != nil } ?? rows.count
      if let gap = known.popFirst() {
        gap.range = first..<end
        gaps.append(gap)
      } else {
        gaps.append(UnmadeRowsNode(first..<end, of: self))
      }
      start = end
    }
    for gap in known { gap.remove() }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    var start = 0
    for gap in gaps {
      for index in start..<gap.range.lowerBound { if let row = rows[index] { body(row) } }
      body(gap)
      start = gap.range.upperBound
    }
    for index in start..<rows.count { if let row = rows[index] { body(row) } }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    guard gaps.isEmpty else { return super.appendElements(to: &elements) }
    if flags.contains(.isRow), isInContainer { return appendRow(to: &elements) }
    for index in rows.indices { rows[index]?.appendElements(to: &elements) }
  }
}
