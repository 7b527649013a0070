import A11yNavigation
import A11yTree

extension Session {
  /// Has the source make every row that it has not made yet, as a search of everything does.
  ///
  /// Whoever looks at ``tree`` as a whole calls it first. O(number of rows that are not made).
  public func makeAllRows() {
    guard hasUnmadeRows else { return }
    take(source.makeAllRows())
  }

  /// Has the source make the rows that a search comes to from where VoiceOver is.
  func make(for reach: Reach?) { make(for: reach, from: voiceOver?.cursor) }

  /// Has the source make the rows that a search comes to from a place.
  func make(for reach: Reach?, from place: ElementID?) {
    guard let reach, hasUnmadeRows else { return }
    if reach == .everything { return makeAllRows() }
    while let rows = reach.unmade(from: place, in: tree) {
      let before = tree[rows.id]
      take(source.makeRows(of: rows.id, isForward: rows.isForward))
      // A source that makes nothing is not asked for ever.
      if tree[rows.id] == before { return }
    }
  }

  private var hasUnmadeRows: Bool {
    tree.root.map { tree.kinds(within: $0).contains(.unmade) } ?? false
  }
}
