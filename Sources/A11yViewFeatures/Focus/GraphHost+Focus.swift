@_spi(Nodes) import A11yViewGraph

extension GraphHost {
  /// What was written to focus wrappers and has not found its element yet, in words.
  public var unansweredFocus: [String] {
    graph.focus.waiting.map { "\($0.owner) wants focus on \($0.requestedValue)" }
  }
}
