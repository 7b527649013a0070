// SPDX-License-Identifier: MIT

import A11yFiles
import A11ySession
import Foundation

extension Transcript {
  /// Writes what was heard into the file where it differs.
  ///
  /// The cost of an element that the scanner does not reach, and what an audit finds, cannot be
  /// recorded, and stay different.
  ///
  /// - Throws: ``TranscriptError`` if the file cannot be written.
  func record(_ passages: [Passage]) throws(TranscriptError) -> TranscriptResult.Outcome {
    let recorded = recording(passages)
    if recorded.lines > 0 { try write(recorded.text) }
    let left = passages.filter { $0.failedChecks.contains { $0.recorded == nil } }
    return left.isEmpty ? .recorded(lines: recorded.lines) : .differs(left)
  }

  /// Replaces the file atomically; one that has several names is rewritten, so that it keeps them.
  public func write(_ text: String) throws(TranscriptError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_nlink > 1 { return try rewrite(text) }
    do {
      try FileReplacement.replace(path, with: Array(text.utf8))
    } catch {
      throw TranscriptError(path, "the file cannot be written: \(error.reason)")
    }
  }

  private func rewrite(_ text: String) throws(TranscriptError) {
    do {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      do {
        try file.write(contentsOf: Data(text.utf8))
        try file.truncate(atOffset: UInt64(text.utf8.count))
      } catch {
        // What was there had room before.
        try file.seek(toOffset: 0)
        try file.write(contentsOf: Data(self.text.utf8))
        try file.truncate(atOffset: UInt64(self.text.utf8.count))
        throw error
      }
      try file.close()
    } catch {
      throw TranscriptError(path, "the file cannot be written")
    }
  }

  /// The text with what was heard in place of what differs, and the number of lines changed.
  ///
  /// Everything else stays the same, byte for byte: comments, empty lines, line breaks, and lines
  /// that match what was heard in another notation.
  public func recording(_ passages: [Passage]) -> (text: String, lines: Int) {
    let lines = Script.lines(of: text)
    var bySection: [Int: Passage] = [:]
    for passage in passages { bySection[passage.section] = passage }
    let starts = (0...script.steps.count).map { script.lineBefore(section: $0) }
    var output = RecordedLines(lines)
    for section in starts.indices {
      let first = starts[section]
      let end = section + 1 < starts.count ? starts[section + 1] : lines.count + 1
      output.keep((section == 0 ? 1 : first)..<first + 1)
      let body = first + 1..<end
      guard let passage = bySection[section] else {
        output.keep(body)
        continue
      }
      let expectations = script.expectations(ofSection: section)
      output.write(passage, expectations, body: body, isOpening: section == 0)
    }
    return (output.text, output.changed)
  }
}
