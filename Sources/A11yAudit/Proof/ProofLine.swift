// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// One line of a proof, as a transcript has it, with the words that matter marked.
public struct ProofLine: Hashable, Sendable {
  /// The line, safe to print.
  public var text: String
  /// The marked words, in characters of ``text``.
  public var marks: [Range<Int>]
  /// The element that the cursor was on.
  public var element: ElementID?

  /// Creates a line, and marks each of some words where it occurs first; of words that
  /// overlap, the earlier of the list.
  public init(_ text: String, marking words: [String] = [], at element: ElementID? = nil) {
    self.text = VisibleText.of(text)
    self.element = element
    marks = []
    for word in words {
      guard let range = self.text.firstRange(of: VisibleText.of(word)) else { continue }
      let start = self.text.distance(from: self.text.startIndex, to: range.lowerBound)
      let length = self.text.distance(from: range.lowerBound, to: range.upperBound)
      let mark = start..<start + length
      if length > 0, !marks.contains(where: mark.overlaps) { marks.append(mark) }
    }
  }

  /// A command, as `> next`.
  static func command(_ words: String) -> ProofLine { ProofLine("> \(words)") }

  /// Lines that are left out.
  static let rest = ProofLine("...")

  /// The line with its marked words between « and ».
  public var markedText: String {
    var result = ""
    let starts = Set(marks.map(\.lowerBound))
    let ends = Set(marks.map(\.upperBound))
    for (place, character) in text.enumerated() {
      if ends.contains(place) { result += "»" }
      if starts.contains(place) { result += "«" }
      result.append(character)
    }
    if ends.contains(text.count) { result += "»" }
    return result
  }
}

extension Exploration {
  /// The longest line of a proof, in characters.
  private static let longest = 400

  /// What is heard at a stop, with the words before it: at most four lines.
  func proof(at stop: HeardStop, marking words: [String]) -> [ProofLine] {
    var lines: [ProofLine] = []
    if stop.place > 0 { lines += heard(stops[stop.place - 1], marking: []) }
    return lines + heard(stop, marking: words)
  }

  /// What is heard at several stops, one after the other: at most six lines.
  func proof(at stops: [HeardStop], marking words: [String]) -> [ProofLine] {
    var lines: [ProofLine] = []
    var last: Int?
    for stop in stops.prefix(2) {
      if let last, stop.place != last + 1 { lines.append(.rest) }
      lines += heard(stop, marking: words)
      last = stop.place
    }
    if stops.count > 2 { lines.append(.rest) }
    return lines
  }

  /// The command that comes to a stop, and what is heard there.
  func heard(_ stop: HeardStop, marking words: [String]) -> [ProofLine] {
    [
      .command(stop.place == 0 ? "first" : "next"),
      ProofLine(
        stop.utterance.text.shortened(to: Self.longest),
        marking: words.map { $0.shortened(to: Self.longest) },
        at: stop.id
      ),
    ]
  }
}
