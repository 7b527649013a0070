// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// A rule's observation at one place: a sentence, and the lines that prove it.
public struct Evidence: Sendable {
  /// The element with the problem.
  public var element: ElementID?
  /// The problem, in one sentence.
  public var message: String
  /// Two to six lines of a transcript in which the relevant words are marked.
  public var proof: [ProofLine]
  /// The checks that a transcript can contain in place of the rule, or an empty array if it checks the rule itself.
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
