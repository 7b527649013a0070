// SPDX-License-Identifier: MIT

import A11yTree

extension ViewGraph {
  /// Runs a closure, performs all work that results from it, and returns the changes.
  ///
  /// A turn processes pending events, evaluates the affected views (parents first), and lets the views react in
  /// document order. The steps of a turn are repeated until no work is left.
  package func turn(_ body: () -> Void = {}) -> TreeUpdate {
    guard !isInTurn else {
      // A handler that requests a turn already runs inside a turn, which also processes the handler's changes.
      body()
      return TreeUpdate()
    }
    isInTurn = true
    let outer = Evaluation.enter(self)
    defer {
      Evaluation.leave(outer)
      isInTurn = false
      bound.endTurn()
    }
    DispatchHooks.codeBegins()
    return CurrentHost.run(in: inbox) {
      takeIn()
      body()
      settle()
      run(.resolve) { try $0.resolve(self) }
      settle()
      run(.finish) { try $0.finish(self) }
      return emit()
    }
  }

  /// Whether there is any work that requires a turn.
  package var isWaiting: Bool { !queue.isClean || !inbox.isEmpty }

  /// Schedules a node for evaluation before the turn ends, and starts a turn if none is running.
  package func mark(_ node: Node) {
    if queue.mark(node) { requestTurn() }
  }

  /// Schedules a node for evaluation because a cell or an observed object has changed.
  func mark(_ node: Node, changed source: @autoclosure () -> any ChangeSource) {
    if bound.traces(node) {
      let writer = Evaluation.frame.node?.takeUnretainedValue()
      bound.record(source().cause(for: node, by: writer), of: node)
    }
    mark(node)
  }

  /// Schedules work that runs after all views have been updated and after all work that was scheduled earlier.
  package func react(
    _ node: Node,
    outlivesNode: Bool = false,
    _ body: @escaping @MainActor () -> Void
  ) {
    queue.add(Reaction(node: node, outlivesNode: outlivesNode, body: body))
  }

  /// Schedules a turn, unless a turn is already running.
  package func requestTurn() {
    if !isInTurn { inbox.post(.action {}) }
  }

  private func takeIn() {
    run(.takeIn) { try $0.takeIn(self) }
    for entry in inbox.drain() {
      switch entry {
      case .cell(let cell): cell.markReaders()
      case .action(let action): action()
      case .request(let request): request(self)
      case .message(.announcement(let announcement)): announce(announcement)
      case .message(.notification(let notification)): notify(notification)
      case .work(let work): began(work)
      case .diagnostic(let diagnostic): report(diagnostic)
      }
    }
  }

  /// Evaluates views, computes elements and runs reactions until no work is left.
  package func settle() {
    var restless: [String] = []
    for pass in 1...Self.passLimit {
      takeIn()
      flush()
      foldElements()
      run(.fold) { feature in
        let before = queue.dirtyCount
        try feature.didFold(self)
        if pass == Self.passLimit, queue.dirtyCount > before {
          restless.append("\(type(of: feature))")
        }
      }
      guard queue.isClean, changes.isFolded else { continue }
      if queue.hasReactions {
        react()
        continue
      }
      if inbox.isEmpty { return }
    }
    let names = queue.viewNames.sorted().joined(separator: ", ")
    let through = restless.isEmpty ? "" : " through \(restless.joined(separator: ", "))"
    report(
      Diagnostic(
        .doesNotSettle,
        view: names.isEmpty ? "onChange" : names,
        "keeps changing its own dependencies\(through); stopped after \(Self.passLimit) passes. "
          + "Look for state that is written whenever it is read."
      )
    )
    queue.clear()
  }

  private func flush() {
    while !queue.isClean {
      var batch = queue.takeDirty()
      if batch.count > 1 { batch.sort(by: precedes) }
      bound.beginRound()
      for node in batch where node.flags.contains(.isDirty) {
        node.flags.remove(.isDirty)
        guard !node.flags.contains(.isGone),
          bound.allows(node, report: { reportRunaway(node, $0) })
        else { continue }
        node.reevaluate()
      }
      queue.reuse(&batch)
    }
  }

  /// Runs the reactions for the turn's current pass. No view is evaluated between two reactions, so all reactions see
  /// the views in the same state.
  private func react() {
    for reaction in queue.takeReactions() {
      guard reaction.outlivesNode || !reaction.node.flags.contains(.isGone) else { continue }
      reaction.body()
    }
  }
}
