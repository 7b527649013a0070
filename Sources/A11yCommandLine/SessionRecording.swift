// SPDX-License-Identifier: MIT

import A11yFiles
import A11ySession
import Foundation

/// A session while it is walked, as a transcript: what was done and what was heard.
@MainActor
package final class SessionRecording {
  /// The lines of the header.
  private let header: [String]
  private var lines = RecordedLines()
  private var lastCommand: Duration = .zero
  /// Where the last command is, and whether it ends the session or writes it.
  private var last: (place: Int, isEnd: Bool)?
  /// Where the last command line was opened, and where it was first left or entered.
  private var commandLine: (open: Int, enter: Int?, escape: Int?)?

  /// How long a user may wait before the transcript has to.
  private static let pause: Duration = .seconds(1)

  /// Creates an empty recording.
  ///
  /// - Parameter header: What is opened, and with which settings.
  package init(header: [String]) { self.header = header }

  /// Records a session from its start on.
  package func record(_ session: AssistiveSession) {
    session.observe { [weak self] in self?.take($0) }
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

  /// Writes the transcript so far, without the keys that end the session or write it.
  package func write(to path: String) throws {
    let file = try FileReplacement(of: path)
    try file.write(Data((header + [""]).map { $0 + "\n" }.joined().utf8))
    try lines.write(first: end) { try file.write($0) }
    try file.commit()
  }

  /// How many lines belong to the transcript.
  private var end: Int {
    var end = lines.count
    if let last, last.isEnd { end = last.place }
    // What is typed in a command line that has not closed, or closes with this, is the writing itself.
    if let line = commandLine, line.open < end {
      let enter = line.enter.flatMap { $0 < end ? $0 : nil }
      let isLeft = line.escape.map { $0 < end } ?? false
      if !isLeft, enter == nil || enter == end - 1 { end = line.open }
    }
    return end
  }

  private static func ends(_ line: String) -> Bool {
    line == "> press q" || line == "> quit" || line.hasPrefix("> write ")
  }

  private func take(_ record: TranscriptRecord) {
    guard let line = record.transcriptLine else { return }
    if case .command = record.content {
      lastCommand = record.time
    } else if record.time - lastCommand > Self.pause, lines.count > 0 {
      add("> wait \((record.time - lastCommand).components.seconds)s")
      lastCommand = record.time
    }
    add(line)
  }

  private func add(_ line: String) {
    let place = lines.count
    if line.hasPrefix(">") { last = (place, Self.ends(line)) }
    switch line {
    case "> press :": commandLine = (place, nil, nil)
    case "> press enter" where commandLine?.enter == nil: commandLine?.enter = place
    case "> press escape" where commandLine?.escape == nil: commandLine?.escape = place
    default: break
    }
    lines.append(line)
  }
}
