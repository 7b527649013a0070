import A11yTree

/// What the source knows of the cursors.
struct FocusReport {
  /// How often cursors and source may move each other in one turn.
  static let roundLimit = 16

  /// Where the cursors were when the source was last told.
  var last = FocusedElements()
  /// Whether the source asked for focus and was not told yet what came of it.
  var isOwed = false
  /// What the source asked for when it was opened, before there were cursors.
  var opening: TreeUpdate?
}
