// SPDX-License-Identifier: MIT

extension ViewGraph {
  /// Evaluates something for a node, which depends on everything read meanwhile.
  package func evaluate<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = Evaluation.frame
    Evaluation.frame = Evaluation.Frame(node: .passUnretained(node), place: 0)
    defer {
      node.forgetDependencies(from: Evaluation.frame.place)
      Evaluation.frame = outer
    }
    return observing(node, body)
  }

  /// Runs something outside any evaluation: its reads create no dependencies.
  package func withoutReading<Result>(_ body: () -> Result) -> Result {
    let outer = Evaluation.frame
    Evaluation.frame = Evaluation.Frame()
    defer { Evaluation.frame = outer }
    return body()
  }
}
