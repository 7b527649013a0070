// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// A problem found by a rule, with proof.
public struct Finding: Sendable {
  /// The rule that found the problem.
  public var rule: Rule
  /// The element with the problem.
  public var element: ElementID?
  /// The problem, in one sentence.
  public var message: String
  /// The element's path, from the outermost container inwards.
  public var path: String
  /// Lines of a transcript in which the relevant words are marked.
  public var proof: [ProofLine]
  /// The checks that a transcript can contain instead of the rule itself; empty to check the rule.
  public var checks: [CostCheck]
  /// The element's source location, if a live source reports it.
  public var place: SourcePlace?
  /// The transcript that was written for the finding; `nil` for none.
  public var transcript: String?
  /// The line, from 1, in that transcript, or in the subject’s file with the element’s name.
  public var line = 1
  /// The number of earlier findings with the same rule, path and marked words.
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
  /// The finding's identity across runs, which depends on the rule, the path and the marked words but not on
  /// the position on the screen.
  public var fingerprint: String {
    // FNV-1a is used because Swift's own hash differs between runs.
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
  /// The rule, the problem and the place.
  public var description: String { "\(rule.id): \(message) (\(path))" }
}
