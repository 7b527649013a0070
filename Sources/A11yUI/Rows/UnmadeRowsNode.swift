import A11yTree

/// Stands in the tree for rows that are not made yet, so that a search knows where to ask for them.
final class UnmadeRowsNode: ElementNode {
  unowned(unsafe) let owner: RowsNode
  /// The places of the rows.
  var range: Range<Int> {
    didSet {
      ordinal = Int32(range.lowerBound)
      markUnfolded()
    }
  }

  init(_ range: Range<Int>, of owner: RowsNode) {
    self.owner = owner
    self.range = range
    super.init(owner.context.at(Int32(range.lowerBound)))
    // Modifiers speak of the rows, not of what stands for them.
    flags.insert(.isDetached)
    graph.unmadeRows.append(.passUnretained(self))
  }

  override func makeElement() -> Element {
    var element = Element()
    element.details.unmadeRows = range.count
    return element
  }

  /// What is left when some rows are made: this node, none, or this one and another behind.
  func cut(_ made: Range<Int>) -> [UnmadeRowsNode] {
    guard range.overlaps(made) else { return [self] }
    let whole = range
    let before = whole.lowerBound..<max(made.lowerBound, whole.lowerBound)
    let after = min(made.upperBound, whole.upperBound)..<whole.upperBound
    if before.isEmpty, after.isEmpty {
      remove()
      return []
    }
    range = before.isEmpty ? after : before
    return before.isEmpty || after.isEmpty ? [self] : [self, UnmadeRowsNode(after, of: owner)]
  }

  override func willVanish() {
    super.willVanish()
    graph.unmadeRows.removeAll { $0.toOpaque() == Unmanaged.passUnretained(self).toOpaque() }
  }
}

extension ViewGraph {
  /// Whether rows are all made at once: a scanner plans with every stop there is.
  var makesEveryRow: Bool { technologies.contains(.switchControl) }

  /// Makes all rows that are not made yet; says whether there were any.
  @discardableResult
  func makeAllRows() -> Bool {
    guard !unmadeRows.isEmpty else { return false }
    // Rows that are made may have such rows in them.
    while let gap = unmadeRows.last?.takeUnretainedValue() { gap.owner.make(gap.range) }
    return true
  }
}
