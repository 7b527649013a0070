// SPDX-License-Identifier: MIT

import A11yTree

extension ViewGraph {
  /// Runs something and everything that follows from it, and returns what changed.
  ///
  /// A turn takes in what is waiting, evaluates the affected views, parents first, lets them react
  /// in document order, and repeats until nothing is left to do.
  package func turn(_ body: () -> Void = {}) -> TreeUpdate {
    guard !isInTurn else {
      // A handler that asks for a turn is already in one, which covers what it does.
      body()
      return TreeUpdate()
    }
    isInTurn = true
    let outer = Evaluation.enter(self)
    defer {
      Evaluation.leave(outer)
      isInTurn = false
    }
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

  /// Whether there is work that needs a turn.
  package var isWaiting: Bool { !dirty.isEmpty || !inbox.isEmpty }

  private func takeIn() {
    run(.takeIn) { try $0.takeIn(self) }
    for entry in inbox.drain() {
      switch entry {
      case .cell(let cell): cell.markReaders()
      case .action(let action): action()
      case .request(let request): request(self)
      case .message(.announcement(let announcement)): announcements.append(announcement)
      case .message(.notification(let notification)): notifications.append(notification)
      case .work(let work): began(work)
      case .diagnostic(let diagnostic): report(diagnostic)
      }
    }
  }

  /// Evaluates, folds and reacts until nothing is left to do.
  package func settle() {
    var restless: [String] = []
    for pass in 1...Self.passLimit {
      takeIn()
      flush()
      foldElements()
      run(.fold) { feature in
        let before = dirty.count
        try feature.didFold(self)
        if pass == Self.passLimit, dirty.count > before { restless.append("\(type(of: feature))") }
      }
      guard dirty.isEmpty, unfolded.isEmpty else { continue }
      if !reactions.isEmpty {
        react()
        continue
      }
      if inbox.isEmpty { return }
    }
    let names = Set(dirty.map(\.viewName)).sorted().joined(separator: ", ")
    let through = restless.isEmpty ? "" : " through \(restless.joined(separator: ", "))"
    report(
      Diagnostic(
        .doesNotSettle,
        view: names.isEmpty ? "onChange" : names,
        "keeps changing what it depends on\(through); stopped after \(Self.passLimit) passes. "
          + "Look for state that is written wherever it is read."
      )
    )
    for node in dirty { node.flags.remove(.isDirty) }
    dirty = []
    reactions = []
  }

  private func flush() {
    while !dirty.isEmpty {
      // What is above a node that has gone may have gone too, so it has no place to be sorted by.
      var batch = dirty.filter { !$0.flags.contains(.isGone) }
      dirty = []
      if batch.count > 1 { batch.sort(by: precedes) }
      for node in batch where node.flags.contains(.isDirty) {
        node.flags.remove(.isDirty)
        guard !node.flags.contains(.isGone) else { continue }
        node.reevaluate()
      }
    }
  }

  /// Runs the reactions of this pass, each with the views as they were when the pass began.
  private func react() {
    let batch = reactions
    reactions = []
    for reaction in batch {
      guard reaction.outlivesNode || !reaction.node.flags.contains(.isGone) else { continue }
      reaction.body()
    }
  }
}
