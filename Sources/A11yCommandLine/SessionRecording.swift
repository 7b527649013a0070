// SPDX-License-Identifier: MIT

import A11yFiles
import A11ySession
import Foundation

/// A recording of a session's commands and speech as a transcript.
///
/// A command that the user typed on the command line is recorded as a command and not as the keys that typed it. A
/// search that found nothing is recorded with a question mark after the command, so that the transcript can be run.
@MainActor
package final class SessionRecording {
  /// The lines of the transcript's header.
  private let header: [String]
  private var lines = SpooledLines()
  private var lastCommand: Duration = .zero
  /// The line index of the last command, and whether this command ends the session or writes the transcript.
  private var last: (place: Int, isEnd: Bool)?
  /// The index of the line that opened the command line, as long as the command line is open.
  private var opening: Int?

  /// The shortest pause between two commands that is recorded as a wait.
  private static let pause: Duration = .seconds(1)

  /// Creates an empty recording.
  ///
  /// - Parameter header: The header lines that describe the subject and the settings of the session.
  package init(header: [String]) { self.header = header }

  /// Records a session from its start.
  package func record(_ session: AssistiveSession) {
    session.observe { [weak self, unowned session] in self?.take($0, in: session) }
    session.setWriter { [weak self] path in
      guard let self else { return "" }
      do {
        try self.write(to: path)
        return "Written to \(path)."
      } catch let error as FileReplacementError {
        return "Cannot write \(path): \(error.reason)."
      } catch {
        return "Cannot write \(path): \(error)."
      }
    }
  }

  /// Writes the transcript of the session so far, without the keys that end the session or write the recording.
  package func write(to path: String) throws {
    let file = try FileReplacement(of: path)
    try file.write(Data((header + [""]).map { $0 + "\n" }.joined().utf8))
    try lines.write(first: end) { try file.write($0) }
    try file.commit()
  }

  /// The number of lines in the written transcript, which excludes the command that ends or writes it.
  private var end: Int {
    if let opening { return opening }
    if let last, last.isEnd { return last.place }
    return lines.count
  }

  private static func ends(_ line: String) -> Bool {
    line == "> press q" || line == "> quit" || line.hasPrefix("> write ")
  }

  private func take(_ record: TranscriptRecord, in session: AssistiveSession) {
    guard let line = record.transcriptLine else { return }
    if case .command = record.content {
      lastCommand = record.time
    } else if record.time - lastCommand > Self.pause, lines.count > 0 {
      add("> wait \((record.time - lastCommand).components.seconds)s")
      lastCommand = record.time
    }
    add(line)
    if case .command = record.content { closeCommandLine(in: session) }
    if session.unfound != nil { markAsOptional() }
  }

  private func add(_ line: String) {
    if line.hasPrefix(">") { last = (lines.count, Self.ends(line)) }
    if line == "> press :" { opening = lines.count }
    lines.append(line)
  }

  /// Replaces the keys that typed a command by the command, after the command line has closed.
  private func closeCommandLine(in session: AssistiveSession) {
    guard let first = opening, session.prompt == nil else { return }
    opening = nil
    guard let command = session.submittedCommand else { return }
    lines.replaceLast(from: first) { Self.waits(in: $0) + ["> \(command)"] }
    last = (lines.count - 1, Self.ends("> \(command)"))
  }

  /// Returns the waits in the lines, each with the speech during the wait.
  private static func waits(in lines: ArraySlice<String>) -> [String] {
    var isInWait = false
    return lines.filter { line in
      if line.hasPrefix(">") { isInWait = line.hasPrefix("> wait ") }
      return isInWait
    }
  }

  /// Writes the last command in its optional form, with a question mark, if it has this form.
  private func markAsOptional() {
    guard let last else { return }
    lines.replaceLast(from: last.place) { recorded in
      guard let line = recorded.first, let optional = Self.optional(line) else {
        return Array(recorded)
      }
      return [optional] + recorded.dropFirst()
    }
  }

  /// Returns a search such as `> choose Delete` in its optional form, with a question mark.
  private static func optional(_ line: String) -> String? {
    let command = line.dropFirst(2)
    let name = command.prefix { !$0.isWhitespace }
    let optional = "\(name)?\(command.dropFirst(name.count))"
    guard !name.hasSuffix("?"), (try? CommandParser.parse(optional, for: .voiceOver)) != nil
    else { return nil }
    return "> \(optional)"
  }
}
