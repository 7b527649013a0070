// SPDX-License-Identifier: MIT

import A11yTree

/// What a rule noticed at one place: a sentence, and the lines that prove it.
public struct Evidence: Sendable {
  /// The element that it is about.
  public var element: ElementID?
  /// What is wrong here, in one sentence.
  public var message: String
  /// Two to six lines of a transcript, with the words that matter marked.
  public var proof: [ProofLine]

  /// Creates evidence from its parts.
  public init(at element: ElementID?, _ message: String, proof: [ProofLine]) {
    self.element = element
    self.message = message
    self.proof = proof
  }
}
