// SPDX-License-Identifier: MIT

import A11yFiles
import A11ySession
import Foundation

extension Transcript {
  /// Writes the heard lines into the file wherever they differ from the expected lines.
  ///
  /// Two types of checks cannot be recorded: the cost of an element that the scanner does not reach, and the findings
  /// of an audit. Checks of the cost of an unreachable element and checks of an audit's findings continue to fail.
  ///
  /// - Throws: ``TranscriptError`` if the file cannot be written, or if some of the speech did not arrive.
  func record(_ passages: [Passage]) throws(TranscriptError) -> TranscriptResult.Outcome {
    if let missed = passages.lazy.compactMap(\.missed).first {
      throw TranscriptError(
        path,
        "nothing was recorded, because the session stopped waiting for \(missed)"
      )
    }
    if let passage = passages.first(where: { $0.unfound != nil }) {
      let (line, column) = place(of: passage)
      throw TranscriptError(
        path,
        line: line,
        column: column,
        "nothing was recorded, because \(summary(of: passage))"
      )
    }
    let recorded = recording(passages)
    if recorded.lines > 0 { try write(recorded.text) }
    let left = passages.filter { $0.failedChecks.contains { $0.recorded == nil } }
    return left.isEmpty ? .recorded(lines: recorded.lines) : .differs(left)
  }

  /// Replaces the file atomically. A file with several hard links is rewritten in place to preserve the links.
  public func write(_ text: String) throws(TranscriptError) {
    var status = stat()
    if stat(path, &status) == 0, status.st_nlink > 1 { return try rewrite(text) }
    do {
      try FileReplacement.replace(path, with: Array(text.utf8))
    } catch {
      throw TranscriptError(path, "cannot write the file: \(error.reason)")
    }
  }

  private func rewrite(_ text: String) throws(TranscriptError) {
    do {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      do {
        try file.write(contentsOf: Data(text.utf8))
        try file.truncate(atOffset: UInt64(text.utf8.count))
      } catch {
        // The previous content still fits on the disk, because that content already occupied this much space.
        try file.seek(toOffset: 0)
        try file.write(contentsOf: Data(self.text.utf8))
        try file.truncate(atOffset: UInt64(self.text.utf8.count))
        throw error
      }
      try file.close()
    } catch {
      throw TranscriptError(path, "cannot write the file")
    }
  }

  /// Returns the text with heard lines in place of the lines that differ, and the number of changed lines.
  ///
  /// The rest of the text stays the same byte for byte, including comments, empty lines, line breaks, and lines that
  /// match the speech in a different notation.
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

extension Transcript {
  /// The text in the standard layout, which has no indentation, one empty line after the header, no consecutive empty
  /// lines, one space after `>`, and uniform line breaks. The meaning of the text does not change.
  public var formatted: String {
    var steps: [Int: Script.Step] = [:]
    for step in script.steps { steps[step.line] = step }
    var fields: [Int: Script.Field] = [:]
    for field in script.header { fields[field.line] = field }
    let lastField = script.header.last?.line ?? 0
    var output: [String] = []
    for (index, source) in Script.lines(of: text).enumerated() {
      let line = source.content.trimmed
      if let field = fields[index + 1] {
        output.append("\(field.name): \(field.value)")
        if field.line == lastField { output.append("") }
      } else if let step = steps[index + 1] {
        output.append("\(step.technology?.rawValue ?? "")> \(step.command)")
      } else if !line.isEmpty {
        output.append(line)
      } else if let last = output.last, !last.isEmpty {
        output.append("")
      }
    }
    while output.last?.isEmpty == true { output.removeLast() }
    return output.map { $0 + "\n" }.joined()
  }
}

extension TranscriptSuite {
  /// Rewrites every transcript in the standard layout.
  ///
  /// - Returns: The files that were changed, and the errors.
  public func format() -> (changed: [String], errors: [TranscriptError]) {
    let (found, missing) = files()
    let fields = openers.reduce(into: Set<String>()) { $0.formUnion($1.fields) }
    var changed: [String] = []
    var errors = missing
    for path in found {
      do {
        let transcript = try Transcript(path: path, subjectFields: fields)
        let formatted = transcript.formatted
        guard formatted != transcript.text else { continue }
        try transcript.write(formatted)
        changed.append(path)
      } catch {
        errors.append(error)
      }
    }
    return (changed, errors)
  }
}
