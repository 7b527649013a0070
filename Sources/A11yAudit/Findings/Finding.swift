// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// A problem found by a rule, together with the evidence for it.
public struct Finding: Sendable {
  /// The rule that found the problem.
  public var rule: Rule
  /// The element with the problem.
  public var element: ElementID?
  /// The index of VoiceOver's stop at the element, or `nil` if VoiceOver does not stop there.
  public internal(set) var stop: Int?
  /// The problem, in one sentence.
  public var message: String
  /// The element's path, from the outermost container inward.
  public var path: String
  /// The lines of a transcript that prove the problem, with the relevant words marked.
  public var proof: [ProofLine]
  /// The checks that can replace the rule in a transcript, or an empty array if the transcript checks the rule itself.
  public var checks: [CostCheck]
  /// The element's source location, if a live source reports it.
  public var place: SourcePlace?
  /// The transcript that was written for the finding, if any.
  public var transcript: String?
  /// The one-based line number of the check in the finding's transcript, or of the element’s name in the subject’s
  /// file.
  public var line = 1
  /// The number of earlier findings that have the same rule, path and marked words.
  public var occurrence = 0
  /// The findings of the same problem at other elements, in the order of the stops. The findings in this array have no
  /// repetitions themselves.
  public internal(set) var repeats: [Finding] = []

  init(_ evidence: Evidence, by rule: Rule, in tree: AccessibilityTree) {
    self.rule = rule
    element = evidence.element
    message = VisibleText.of(evidence.message)
    path = evidence.element.map(tree.path(of:)) ?? ""
    proof = evidence.proof
    checks = evidence.checks
  }

  /// Restores a finding from a report, without its element.
  init(_ rule: Rule, _ message: String, path: String, proof: [ProofLine], place: SourcePlace?) {
    self.rule = rule
    self.message = message
    self.path = path
    self.proof = proof
    self.place = place
    checks = []
  }
}

extension Finding {
  /// The finding's identity across runs. The identity depends on the rule, the path and the marked words, but not on
  /// the element's position on the screen.
  public var fingerprint: String {
    Self.digest("\(rule.id)\n\(path)\n\(markedWords)\n\(occurrence)")
  }

  /// Returns a hash of a string as 16 hexadecimal digits. FNV-1a is used because Swift's own hash differs between runs.
  package static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
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

extension Finding {
  /// The identity of the component that has the problem, derived from the rule, the marked words, and the shape of the
  /// element's location.
  package var groupKey: String {
    Self.digest("\(rule.id)\n\(markedWords)\n\(Self.shape(of: place?.selector) ?? shapeOfPath)")
  }

  /// Returns a CSS selector without the numbers that distinguish one instance of a component from another.
  static func shape(of selector: String?) -> String? {
    selector?.replacing(/:nth-(?:child|of-type)\([0-9]+\)/, with: "").replacing(/[0-9]+/, with: "#")
  }

  /// The roles in the path, without the names, which differ between instances.
  private var shapeOfPath: String {
    path.split(separator: "“").map { part in
      part.lastIndex(of: "”").map { String(part[$0...]) } ?? String(part)
    }.joined()
  }
}

extension Finding: CustomStringConvertible {
  /// The finding's rule, problem and location as text.
  public var description: String { "\(rule.id): \(message) (\(path))" }
}
