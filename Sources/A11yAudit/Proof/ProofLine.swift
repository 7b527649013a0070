// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// One line of a proof in the format of a transcript, with the relevant words marked.
public struct ProofLine: Hashable, Sendable {
  /// The text of the line, escaped for printing.
  public var text: String
  /// The marked words, as ranges of characters in ``text``.
  public var marks: [Range<Int>]
  /// The element that the cursor was on when the line was spoken.
  public var element: ElementID?

  /// Creates a line and marks the first occurrence of each given word. A word that overlaps an earlier word in the list
  /// is not marked.
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

  /// Restores a line with its marks. A mark that extends beyond the text is shortened.
  init(_ text: String, marks: [Range<Int>]) {
    self.text = VisibleText.of(text)
    let whole = 0..<self.text.count
    self.marks = marks.map { $0.clamped(to: whole) }.filter { !$0.isEmpty }
  }

  /// Returns a line that contains a command, such as `> next`.
  static func command(_ words: String) -> ProofLine { ProofLine("> \(words)") }

  /// A line that stands for omitted lines.
  static let rest = ProofLine("...")

  /// The line with each marked range enclosed in « and ».
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
  /// The maximum length of a line of a proof, in characters.
  private static let longest = 400

  /// Returns up to four lines with the speech at a stop and the speech before it.
  func proof(at stop: HeardStop, marking words: [String]) -> [ProofLine] {
    var lines: [ProofLine] = []
    if stop.place > 0 { lines += heard(stops[stop.place - 1], marking: []) }
    return lines + heard(stop, marking: words)
  }

  /// Returns up to six lines with the speech at several stops in order.
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

  /// Returns a command that moves to a stop, and the speech at that stop.
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
