// SPDX-License-Identifier: MIT

/// A limit on how often a node can be evaluated in one turn. Without a limit, a body that changes state that it also
/// reads would be evaluated forever.
///
/// At the limit, the node keeps the content of its last evaluation for the rest of the turn. A diagnostic names the
/// state that was changed and the view that changed it.
@MainActor
struct EvaluationBound {
  /// The maximum number of evaluations of one node in a turn, which is more than a turn's passes can cause.
  static let limit = 250
  /// The number of initial rounds in which evaluations are not counted, so that ordinary turns have no additional cost.
  private static let freeRounds = 50

  /// The evaluation count of a frequently evaluated node.
  private struct Record {
    // The node is retained, so that its identity is not reused within the turn.
    let node: Node
    var count: Int
    /// The cause of the change that followed the last evaluation.
    var cause: ChangeCause?
  }

  private var rounds = 0
  private var records: [ObjectIdentifier: Record] = [:]
  private var isTracing = false

  /// Starts a round of evaluations.
  mutating func beginRound() { rounds += 1 }

  /// Counts an evaluation of a node and returns whether the node may be evaluated.
  ///
  /// - Parameter report: A closure that is called once for each node that reaches the limit.
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

  /// Returns whether to record the cause of a node's next change, because another evaluation would exceed the limit.
  func traces(_ node: Node) -> Bool {
    isTracing && records[ObjectIdentifier(node)]?.count == Self.limit
  }

  /// Records the cause of a change to a node.
  mutating func record(_ cause: ChangeCause, of node: Node) {
    records[ObjectIdentifier(node)]?.cause = cause
  }

  /// Resets the evaluation counts at the end of a turn.
  mutating func endTurn() {
    rounds = 0
    isTracing = false
    if !records.isEmpty { records = [:] }
  }
}

/// The reason why a node was scheduled for evaluation.
struct ChangeCause {
  /// The name of the changed state, as used in the program's code.
  let state: String
  /// The source location at which the state is declared, if known.
  let place: SourcePlace?
  /// The view that was being evaluated when the state changed, if any.
  let writer: String?
}

extension ViewGraph {
  /// Reports that a node has reached the evaluation limit.
  func reportRunaway(_ node: Node, _ cause: ChangeCause?) {
    let place = cause?.place.map { " (\($0))" } ?? ""
    let state = cause.map { "\($0.state)\(place)" } ?? "state"
    report(
      Diagnostic(
        .doesNotSettle,
        view: cause?.writer ?? node.viewName,
        "writes \(state) while its body is evaluated, which evaluates \(node.viewName) again; "
          + "stopped after \(EvaluationBound.limit) evaluations. "
          + "Write the state in an action, in onAppear or in onChange instead."
      )
    )
  }
}
