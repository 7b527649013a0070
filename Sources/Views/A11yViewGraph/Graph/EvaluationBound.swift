// SPDX-License-Identifier: MIT

/// Bounds how often one node is evaluated in a turn: a body that writes the state that it reads
/// would be evaluated for ever.
///
/// At the bound the node keeps the content of its last evaluation for the rest of the turn, and a
/// diagnostic names the state that was written and the view that wrote it.
@MainActor
struct EvaluationBound {
  /// Maximum evaluations of one node in a turn; more than the passes of a turn can cause.
  static let limit = 250
  /// Rounds of evaluations that are not counted, so that usual turns pay nothing.
  private static let freeRounds = 50

  /// What is known about a node that is evaluated often.
  private struct Record {
    // Retained, so that no identity is used twice in a turn.
    let node: Node
    var count: Int
    /// What caused the change after the last evaluation.
    var cause: ChangeCause?
  }

  private var rounds = 0
  private var records: [ObjectIdentifier: Record] = [:]
  private var isTracing = false

  /// Starts a round of evaluations.
  mutating func beginRound() { rounds += 1 }

  /// Counts an evaluation of a node; returns whether the node may be evaluated.
  ///
  /// - Parameter report: Called once for each node that reaches the bound.
  mutating func allows(_ node: Node, report: (ChangeCause?) -> Void) -> Bool {
    guard rounds > Self.freeRounds else { return true }
    let id = ObjectIdentifier(node)
    var record = records[id] ?? Record(node: node, count: Self.freeRounds)
    guard record.count <= Self.limit else { return false }
    record.count += 1
    records[id] = record
    if record.count == Self.limit { isTracing = true }
    guard record.count > Self.limit else { return true }
    report(record.cause)
    return false
  }

  /// Whether the cause of a node's next change is recorded: its next evaluation would be too many.
  func traces(_ node: Node) -> Bool {
    isTracing && records[ObjectIdentifier(node)]?.count == Self.limit
  }

  /// Records what caused a change of a node.
  mutating func record(_ cause: ChangeCause, of node: Node) {
    records[ObjectIdentifier(node)]?.cause = cause
  }

  /// Forgets the counts of the turn.
  mutating func endTurn() {
    rounds = 0
    isTracing = false
    if !records.isEmpty { records = [:] }
  }
}

/// What scheduled a node for evaluation.
struct ChangeCause {
  /// The state that changed, as its program knows it.
  let state: String
  /// Where the state is declared, if known.
  let place: SourcePlace?
  /// The view whose evaluation changed it, if one was running.
  let writer: String?
}

extension ViewGraph {
  /// Reports a node that keeps being evaluated.
  func reportRunaway(_ node: Node, _ cause: ChangeCause?) {
    let place = cause?.place.map { " (\($0))" } ?? ""
    let state = cause.map { "\($0.state)\(place)" } ?? "state"
    report(
      Diagnostic(
        .doesNotSettle,
        view: cause?.writer ?? node.viewName,
        "writes \(state) while its body is evaluated, which evaluates \(node.viewName) again; "
          + "stopped after \(EvaluationBound.limit) evaluations. "
          + "Write it in an action, in onAppear or in onChange instead."
      )
    )
  }
}
