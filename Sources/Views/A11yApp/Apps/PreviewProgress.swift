// SPDX-License-Identifier: MIT

import Foundation

/// The previews that a child process says are done, among whatever else the app prints.
struct PreviewProgress {
  /// The variable with the mark: a word that the app does not print by chance.
  static let variable = "A11YNAV_PREVIEW_MARK"

  /// The longest line that is kept: a mark with a number is shorter.
  private static let limit = 200

  private let mark: String
  private var line: [UInt8] = []
  /// The number of the last preview that is done.
  private(set) var last: Int?

  /// Looks for a mark.
  init(mark: String) { self.mark = mark }

  /// What a child process prints when a preview is done.
  static func text(of index: Int) -> String? {
    ProcessInfo.processInfo.environment[variable].map { "\n\($0) \(index)\n" }
  }

  /// Reads what the process has printed; returns whether a preview is done.
  mutating func read(_ bytes: some Sequence<UInt8>) -> Bool {
    let before = last
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        if line.count < Self.limit { line.append(byte) }
        continue
      }
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if words.count == 2, words[0] == mark, let number = Int(words[1]) { last = number }
      line = []
    }
    return last != before
  }
}
