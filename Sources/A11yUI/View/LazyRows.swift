/// A row, which may appear later than it is made.
class AnyRowNode: Node {
  private var waiting: [() -> Void] = []

  init(_ context: _ViewContext, isLazy: Bool) {
    super.init(context)
    guard isLazy else { return }
    flags.insert(.isLazyRow)
    if ordinal >= ViewGraph.screenful { flags.insert(.isUnseen) }
  }

  /// Has what waited for the row done, once.
  final func appear() {
    guard flags.contains(.isUnseen) else { return }
    flags.remove(.isUnseen)
    let waited = waiting
    waiting = []
    for body in waited { body() }
  }

  /// Has something done when the row appears.
  final func wait(_ body: @escaping () -> Void) { waiting.append(body) }
}

/// Rows that appear when a cursor comes near.
///
/// All are made at once: a search, a rotor and a scanner see what there is. Only what a program does
/// when a row appears waits, so that a list that loads more at its end does not do so for ever.
@MainActor
protocol LazyRows: Node {
  /// Has some rows appear.
  func reveal(_ range: Range<Int>)
}

extension LazyRows {
  /// Has the first rows appear, and those around the cursors.
  func reveal() {
    reveal(0..<ViewGraph.screenful)
    for cursor in FocusCursor.allCases {
      graph.focus.focused[cursor].flatMap { graph.slots[$0] }?.revealRows()
    }
  }
}

extension ViewGraph {
  /// How many rows a screen is taken to show.
  static let screenful = 20
}

extension _ViewNode {
  /// Has the rows around the node appear, and those around each row that it is in.
  final func revealRows() {
    var next: Node? = self
    while let node = next {
      if node.flags.contains(.isLazyRow), let rows = node.parent as? any LazyRows {
        let row = Int(node.ordinal)
        rows.reveal(max(0, row - ViewGraph.screenful)..<(row + ViewGraph.screenful + 1))
      }
      next = node.parent
    }
  }

  /// The row that the node is in, if it has not yet appeared.
  final var unseenRow: AnyRowNode? {
    var next = parent
    while let node = next {
      if node.flags.contains(.isUnseen) { return unsafeDowncast(node, to: AnyRowNode.self) }
      next = node.parent
    }
    return nil
  }
}
