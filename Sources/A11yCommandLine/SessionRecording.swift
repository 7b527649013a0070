// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// A session while it is walked, as a transcript: what was done and what was heard.
@MainActor
package final class SessionRecording {
  /// The lines of the header.
  private let header: [String]
  private var lines = RepeatedList<String>()
  private var lastCommand: Duration = .zero

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
        try self.text.write(toFile: path, atomically: true, encoding: .utf8)
        return "Written to \(path)."
      } catch {
        return "\(path) cannot be written; is there the folder?"
      }
    }
  }

  /// The transcript so far, without the keys that end the session or write it.
  package var text: String {
    var lines = Array(lines)
    if let last = lines.lastIndex(where: { $0.hasPrefix(">") }), Self.ends(lines[last]) {
      lines.removeSubrange(last...)
    }
    // What is typed in a command line that has not closed, or closes with this, is the writing itself.
    if let open = lines.lastIndex(of: "> press :") {
      let enter = lines[open...].firstIndex(of: "> press enter")
      let isLeft = lines[open...].contains("> press escape")
      if !isLeft, enter == nil || enter == lines.count - 1 { lines.removeSubrange(open...) }
    }
    return (header + [""] + lines).map { $0 + "\n" }.joined()
  }

  private static func ends(_ line: String) -> Bool {
    line == "> press q" || line == "> quit" || line.hasPrefix("> write ")
  }

  private func take(_ record: TranscriptRecord) {
    guard let line = record.transcriptLine else { return }
    if case .command = record.content {
      lastCommand = record.time
    } else if record.time - lastCommand > Self.pause, !lines.isEmpty {
      lines.append("> wait \((record.time - lastCommand).components.seconds)s")
      lastCommand = record.time
    }
    lines.append(line)
  }
}
