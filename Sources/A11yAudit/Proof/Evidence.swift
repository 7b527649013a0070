// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// What a rule noticed at one place: a sentence, and the lines that prove it.
public struct Evidence: Sendable {
  /// The element that it is about.
  public var element: ElementID?
  /// What is wrong here, in one sentence.
  public var message: String
  /// Two to six lines of a transcript, with the words that matter marked.
  public var proof: [ProofLine]
  /// What a transcript can check instead of the rule itself; empty for the rule.
  public var checks: [CostCheck]

  /// Creates evidence from its parts.
  public init(
    at element: ElementID?,
    _ message: String,
    proof: [ProofLine],
    checks: [CostCheck] = []
  ) {
    self.checks = checks
    self.element = element
    self.message = message
    self.proof = proof
  }
}
