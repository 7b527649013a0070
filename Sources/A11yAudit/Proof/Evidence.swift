// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// A rule's observation about one element, with the transcript lines that prove it.
public struct Evidence: Sendable {
  /// The element with the problem.
  public var element: ElementID?
  /// The problem, in one sentence.
  public var message: String
  /// Two to six lines of a transcript, with the relevant words marked.
  public var proof: [ProofLine]
  /// The checks that can replace the rule in a transcript, or an empty array if the transcript checks the rule itself.
  public var checks: [CostCheck]

  /// Creates evidence from an element, a message and a proof.
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
