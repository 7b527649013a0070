// SPDX-License-Identifier: MIT

import A11yFiles
import A11ySession
import A11yTranscripts
import Foundation
import Synchronization

/// A recorder that writes speech into the source code of a test.
enum SourceRecorder {
  /// The environment variable that turns on recording.
  static let variable = "A11YNAV_RECORD"

  /// Whether recording is on and the test is not running in continuous integration.
  static var isOn: Bool {
    let value = ProcessInfo.processInfo.environment[variable] ?? ""
    return !["", "0", "false"].contains(value) && !ContinuousIntegration.isRunning
  }

  /// The files into which speech is being recorded. The files are shared because several tests may record into the same
  /// file, and each recording moves the lines of the file.
  private static let files = Mutex<[String: RecordedSource]>([:])

  /// Writes lines into a call to `expect` in the test.
  static func record(_ heard: [String], at site: CallSite) throws {
    let path = "\(site.file)"
    try files.withLock { files in
      var file = try files[path] ?? RecordedSource(path)
      try file.replace(site.location.line, site.location.column, with: heard)
      files[path] = file
    }
  }
}

/// The source code of a test into which expectations are being written.
///
/// Locations refer to the source code as it was compiled, so earlier insertions do not affect them.
struct RecordedSource {
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  private struct Edit {
    var range: Range<String.Index>
    var text: String
  }

  private let url: URL
  private let source: String
  private var edits: [Edit] = []

  init(_ path: String) throws {
    url = URL(fileURLWithPath: path)
    source = try String(contentsOf: url, encoding: .utf8)
  }

  /// The source code with all insertions.
  var text: String {
    var text = ""
    var place = source.startIndex
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += source[place..<edit.range.lowerBound] + edit.text
      place = edit.range.upperBound
    }
    return text + source[place...]
  }

  /// Replaces the arguments of the `expect` call at a line and a column, and writes the file.
  mutating func replace(_ line: Int, _ column: Int, with heard: [String]) throws {
    guard let start = place(line, column) else {
      throw Problem(description: "the file has changed since the test was built")
    }
    guard let call = SourceText.call("expect", in: source, from: start) else {
      throw Problem(description: "the words are not plain string literals; write them by hand")
    }
    let range = call.name.lowerBound..<source.index(after: call.arguments.upperBound)
    let new = Edit(range: range, text: Self.call(heard, indent: indent(of: call.name.lowerBound)))
    if let old = edits.first(where: { $0.range == range }) {
      guard old.text == new.text else {
        throw Problem(
          description: "the words at this line differ each time; previously recorded: \(old.text)"
        )
      }
      return
    }
    edits.append(new)
    try FileReplacement.replace(url.path, with: Array(text.utf8))
  }

  private static func call(_ heard: [String], indent: Substring) -> String {
    let literals = heard.map { SourceText.literal(SpeechPattern.words($0).written) }
    guard !literals.isEmpty else { return "expectSilence()" }
    let short = "expect(\(literals.joined(separator: ", ")))"
    if literals.count == 1, indent.count + short.count < 90 { return short }
    let lines = literals.map { "\(indent)  \($0)" }.joined(separator: ",\n")
    return "expect(\n\(lines)\n\(indent))"
  }

  private func indent(of place: String.Index) -> Substring {
    let before = source[..<place]
    let lineStart = before.lastIndex(where: \.isNewline).map { source.index(after: $0) }
    return source[(lineStart ?? source.startIndex)...].prefix { $0 == " " || $0 == "\t" }
  }

  /// Returns the index for a one-based line and column (in bytes), moved back to the start of the called function's
  /// name.
  private func place(_ line: Int, _ column: Int) -> String.Index? {
    var start = source.startIndex
    for _ in 1..<max(line, 1) {
      guard let newline = source[start...].firstIndex(where: \.isNewline) else { return nil }
      start = source.index(after: newline)
    }
    let end = source[start...].firstIndex(where: \.isNewline) ?? source.endIndex
    let offset = source.utf8.index(start, offsetBy: column - 1, limitedBy: end) ?? end
    let before = source[start..<offset].ranges(of: "expect(").last?.lowerBound
    let behind = source[offset..<end].firstRange(of: "expect(")?.lowerBound
    return behind ?? before ?? start
  }
}
