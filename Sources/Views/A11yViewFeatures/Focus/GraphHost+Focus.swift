// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension GraphHost {
  /// The values written to focus wrappers that have not found their element yet, as text.
  public var unansweredFocus: [String] {
    graph.focus.waiting.map { "\($0.owner) wants focus on \($0.requestedValue)" }
  }
}
