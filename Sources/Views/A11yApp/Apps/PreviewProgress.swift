// SPDX-License-Identifier: MIT

import Foundation

/// A reader that finds a child process's progress reports among the app's other output.
struct PreviewProgress {
  /// The name of the environment variable that contains the marker, which is a word that an app is unlikely to print by
  /// chance.
  static let variable = "A11YNAV_PREVIEW_MARK"

  /// The maximum number of bytes to store for each line of output. A line that contains a marker and a number is
  /// shorter than this maximum.
  private static let limit = 200

  private let mark: String
  private var line: [UInt8] = []
  /// The number of the last preview that the child process finished.
  private(set) var last: Int?

  /// Creates a reader that looks for a marker in a child process's output.
  init(mark: String) { self.mark = mark }

  /// Returns the text that a child process prints when it has finished a preview.
  static func text(of index: Int) -> String? {
    ProcessInfo.processInfo.environment[variable].map { "\n\($0) \(index)\n" }
  }

  /// Reads output from a child process and returns whether the output reports a finished preview.
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
