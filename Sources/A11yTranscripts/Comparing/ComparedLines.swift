// SPDX-License-Identifier: MIT

import A11yTextWidth
import A11ySession

/// The lines of two versions, one below the other, with differing words marked.
///
/// The comparison is also understandable when it is read aloud, because it does not rely on color or position alone.
///
/// ```
///   12            > next
///   13  expected  About you, heading level 2
///                       ^^^                ^
///       heard     About us, heading level 3
///                       ^^                 ^
/// ```
public struct ComparedLines: Sendable {
  /// The label before an expected line.
  public var expectedWord: String
  /// The label before a heard line.
  public var heardWord: String
  /// Whether to leave words unmarked if they differ only in case.
  public var ignoresCase = false
  /// The lines added so far, in a form ready for printing.
  public private(set) var printed: [VisibleText] = []
  private let numberWidth: Int

  /// Creates an empty comparison.
  ///
  /// - Parameters:
  ///   - highestNumber: The highest line number, for aligning the numbers, or 0 if the lines have no numbers.
  public init(
    expected: String = "expected",
    heard: String = "heard",
    highestNumber: Int
  ) {
    expectedWord = expected
    heardWord = heard
    numberWidth = highestNumber == 0 ? 0 : "\(highestNumber)".count
  }

  /// The lines added so far, without colors.
  public var lines: [String] { printed.map(\.text) }

  /// Adds a line that is the same in both versions.
  public mutating func same(_ text: String, number: Int? = nil) {
    printed.append(VisibleText(Self.trimmed(head(number, "") + text)))
  }

  /// Adds a sentence about the previous line.
  public mutating func note(_ sentence: String) {
    printed.append(VisibleText(head(nil, "") + sentence))
  }

  /// Adds an expected line, a heard line, or both if they correspond to each other.
  public mutating func different(expected: String?, heard: String?, number: Int? = nil) {
    let expected = expected.map { VisibleText.of($0) }
    let heard = heard.map { VisibleText.of($0) }
    var marks: (left: [Range<String.Index>], right: [Range<String.Index>]) = ([], [])
    if let expected, let heard {
      marks = WordDifference.marks(expected, heard, ignoringCase: ignoresCase)
    }
    if let expected { add(expected, expectedWord, number, marks.left, color: .red) }
    if let heard {
      add(heard, heardWord, expected == nil ? number : nil, marks.right, color: .green)
    }
  }

  private mutating func add(
    _ text: String,
    _ word: String,
    _ number: Int?,
    _ marks: [Range<String.Index>],
    color: VisibleText.Color
  ) {
    printed.append(VisibleText(head(number, word) + text, color: color))
    guard !marks.isEmpty else { return }
    var carets = ""
    for mark in marks {
      let start = TextWidth.of(String(text[..<mark.lowerBound]))
      carets += String(repeating: " ", count: max(start - carets.count, 0))
      carets += String(repeating: "^", count: max(TextWidth.of(String(text[mark])), 1))
    }
    printed.append(VisibleText(head(nil, "") + carets))
  }

  private func head(_ number: Int?, _ word: String) -> String {
    let digits = number.map { "\($0)" } ?? ""
    let padding = String(repeating: " ", count: max(numberWidth - digits.count, 0))
    let width = max(expectedWord.count, heardWord.count)
    let gap = String(repeating: " ", count: width - word.count)
    return "  \(padding)\(digits)\(numberWidth == 0 ? "" : "  ")\(word)\(gap)  "
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
