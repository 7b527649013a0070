// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// A problem that a rule found, with its proof.
public struct Finding: Sendable {
  /// The rule that found it.
  public var rule: Rule
  /// The element that it is about.
  public var element: ElementID?
  /// What is wrong here, in one sentence.
  public var message: String
  /// Where the element is, from the outside in.
  public var path: String
  /// Lines of a transcript, with the words that matter marked.
  public var proof: [ProofLine]
  /// What a transcript can check instead of the rule itself; empty for the rule.
  public var checks: [CostCheck]
  /// Where the element comes from, if a live source says.
  public var place: SourcePlace?
  /// The transcript that was written for it; `nil` for none.
  public var transcript: String?
  /// The line of that transcript, or of the subject’s file that holds the element’s name, from 1.
  public var line = 1
  /// How many findings before it have the same rule, path and marked words.
  public var occurrence = 0

  init(_ evidence: Evidence, by rule: Rule, in tree: AccessibilityTree) {
    self.rule = rule
    element = evidence.element
    message = VisibleText.of(evidence.message)
    path = evidence.element.map(tree.path(of:)) ?? ""
    proof = evidence.proof
    checks = evidence.checks
  }
}

extension Finding {
  /// Identifies the finding from one run to the next: it depends on the rule, the place and the words,
  /// not on where on the screen that is.
  public var fingerprint: String {
    // FNV-1a, because Swift's own hash differs from run to run.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(rule.id)\n\(path)\n\(markedWords)\n\(occurrence)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The marked words of the proof.
  var markedWords: String {
    proof.flatMap { line in
      let characters = Array(line.text)
      return line.marks.map { String(characters[$0.clamped(to: 0..<characters.count)]) }
    }.joined(separator: "\n")
  }
}

extension Finding: CustomStringConvertible {
  /// The rule, what is wrong, and where.
  public var description: String { "\(rule.id): \(message) (\(path))" }
}
