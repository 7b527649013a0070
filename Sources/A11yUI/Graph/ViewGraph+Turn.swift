import A11yTree

extension ViewGraph {
  /// Runs something and everything that follows from it, and says what changed.
  ///
  /// A turn takes in what waits, evaluates the views that are affected, parents first, runs what
  /// reacts to that in document order, and goes round until nothing is left to do.
  func turn(_ body: () -> Void = {}) -> TreeUpdate {
    guard !isInTurn else {
      // A handler that asks for a turn is already in one: what it does ends with that.
      body()
      return TreeUpdate()
    }
    isInTurn = true
    let outer = Evaluation.enter(self)
    defer {
      Evaluation.leave(outer)
      isInTurn = false
    }
    return Notice.goes(to: inbox) {
      takeIn()
      body()
      settle()
      resolveFocus()
      settle()
      if hasStorage { storage.save() }
      return emit()
    }
  }

  /// Whether there is anything that only a turn can do.
  var isWaiting: Bool { !dirty.isEmpty || !inbox.isEmpty }

  private func takeIn() {
    if hasStorage { storage.refresh() }
    for entry in inbox.drain() {
      switch entry {
      case .cell(let cell): cell.markReaders()
      case .action(let action): action()
      case .notice(.announcement(let announcement)): announcements.append(announcement)
      case .notice(.notification(let notification)): notifications.append(notification)
      case .work(let work): began(work)
      case .diagnostic(let diagnostic): report(diagnostic)
      }
    }
  }

  func settle() {
    for _ in 0..<Self.roundLimit {
      takeIn()
      flush()
      foldElements()
      refreshFocusedValues()
      guard dirty.isEmpty else { continue }
      if !reactions.isEmpty {
        react()
        continue
      }
      if inbox.isEmpty { return }
    }
    let names = Set(dirty.map(\.viewName)).sorted().joined(separator: ", ")
    report(
      Diagnostic(
        .doesNotSettle,
        view: names.isEmpty ? "onChange" : names,
        "goes on changing what it depends on; stopped after \(Self.roundLimit) rounds. "
          + "Look for state that is written wherever it is read."
      )
    )
    for node in dirty { node.flags.remove(.isDirty) }
    dirty = []
    reactions = []
  }

  private func flush() {
    while !dirty.isEmpty {
      var batch = dirty
      dirty = []
      if batch.count > 1 { batch.sort(by: precedes) }
      for node in batch where node.flags.contains(.isDirty) {
        node.flags.remove(.isDirty)
        guard !node.flags.contains(.isGone) else { continue }
        node.reevaluate()
      }
    }
  }

  /// Runs what reacts, each with the views as they were when the round began.
  private func react() {
    let batch = reactions
    reactions = []
    for reaction in batch {
      guard reaction.outlivesNode || !reaction.node.flags.contains(.isGone) else { continue }
      reaction.body()
    }
  }

  /// Whether a node comes before another in document order; a parent comes before its children.
  func precedes(_ lhs: Node, _ rhs: Node) -> Bool {
    var left = lhs
    var right = rhs
    while left.depth > right.depth, let parent = left.parent { left = parent }
    if left === rhs { return false }
    while right.depth > left.depth, let parent = right.parent { right = parent }
    if right === lhs { return true }
    while left !== right {
      guard left.parent !== right.parent else { return left.ordinal < right.ordinal }
      guard let leftParent = left.parent, let rightParent = right.parent else { return false }
      left = leftParent
      right = rightParent
    }
    return false
  }
}
