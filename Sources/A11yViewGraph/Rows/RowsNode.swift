/// The rows of a collection, in order.
///
/// In a lazy container a row appears when a cursor comes near: what a program does then, such as
/// loading more, is not done for ever. If there are many, the others are not even made until a
/// cursor, a search or a program comes to them; elements stand in the tree for them until then.
package class RowsNode: Node {
  /// How many rows a screen is taken to show.
  package static let screenful = 20
  /// Up to how many rows are all made at once.
  package static let fewRows = 100

  /// The rows; `nil` where one is not made yet.
  package final var rows: ContiguousArray<AnyRowNode?> = []
  /// What stands for the rows that are not made yet, in order.
  package fileprivate(set) final var gaps: [UnmadeRowsNode] = []
  package final var context: _ViewContext

  package override init(_ context: _ViewContext) {
    self.context = context
    super.init(context)
    self.context = context.below(self)
    if isLazy { _ = graph.feature(UnmadeRows.self) }
  }

  /// Makes a row that is not there.
  package func makeRow(at index: Int) -> AnyRowNode { preconditionFailure("no rows") }

  /// Whether rows appear only when a cursor comes near.
  package final var isLazy: Bool { context.isLazy }

  /// Whether so many rows are not all made at once. What is merged into one element is, for that
  /// has the words of all.
  package final func leavesUnmade(_ count: Int) -> Bool {
    isLazy && count > Self.fewRows && !graph.makesEveryRow
      && context.container.holder.holdsPublished
  }

  /// How many rows are made at a time, so that a walk along all of them stays cheap.
  private var batch: Int {
    let made = gaps.reduce(rows.count) { $0 - $1.range.count }
    return min(max(made / 2, 2 * Self.screenful), 1_000)
  }

  /// Makes rows that are not made yet.
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

  /// Makes some of the rows that an element stands for, from its first or its last on.
  package final func makeSome(of gap: UnmadeRowsNode, isForward: Bool) {
    let range = gap.range
    make(isForward ? range.prefix(batch) : range.suffix(batch))
  }

  /// The row at a place, which is made if it is not.
  package final func row(at index: Int) -> AnyRowNode? {
    make(index..<(index + 1))
    return rows[index]
  }

  /// Has the rows around one appear.
  package final func reveal(around index: Int) {
    reveal((index - Self.screenful)..<(index + Self.screenful + 1))
  }

  /// Has some rows appear.
  package final func reveal(_ range: Range<Int>) {
    for gap in gaps where gap.range.overlaps(range) {
      let more = batch
      make((range.lowerBound - more..<range.upperBound + more).clamped(to: gap.range))
    }
    for index in range.clamped(to: rows.indices) { rows[index]?.appear() }
  }

  /// The places of the rows that cursors are in.
  package final var placesOfCursors: [Int] {
    FocusCursor.allCases.compactMap { cursor in
      var next: Node? = graph.cursors[cursor].flatMap { graph.slots[$0] }
      while let node = next, node.parent !== self { next = node.parent }
      return next.map { Int($0.ordinal) }
    }
  }

  /// Puts something in the tree for every run of rows that are not made.
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
    for index in rows.indices { rows[index]?.appendElements(to: &elements) }
  }
}
