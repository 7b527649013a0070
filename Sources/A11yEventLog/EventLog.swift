// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// Records a session's events and effects as JSON lines, so that the session can be replayed anywhere.
///
/// ```
/// {"a11ynavLog":1,"pacing":"script","settings":{},"technologies":["voiceover"]}
/// {"event":"command","text":"next"}
/// {"effect":"speak","number":2,"text":"Buy, button"}
/// ```
/// Secrets are masked. The masked secrets include text for secret fields, the values of these fields, and secrets in
/// addresses. Whether a waiting command types a secret is not known until the command begins. Until the command begins,
/// its line and all later lines are not written.
@MainActor
package final class EventLog: SessionObserver {
  private let write: @MainActor (String) -> Void
  /// The lines that have not been written yet, the first of which waits for its command to begin.
  private var lines: [(text: String, command: SessionCommand?)] = []

  /// Begins a session's log.
  ///
  /// - Parameter write: Receives each line, without its line break.
  package init(_ setup: SessionCore.Setup, _ write: @escaping @MainActor (String) -> Void) {
    self.write = write
    write(logLine(LoggedSetup(setup)))
  }

  package func willHandle(_ event: SessionEvent, in core: SessionCore) {
    let isHeld = core.holdsCommands
    guard case .command(let command) = event, isHeld else {
      return add(logLine(LoggedEvent(event, in: core)))
    }
    lines.append((Self.line(command.masked), command))
  }

  package func didHandle(_ effects: [SessionEffect], in core: SessionCore) {
    for effect in effects {
      if case .record(let record, _) = effect, case .command(let text) = record.content {
        resolve(text)
      }
      add(logLine(LoggedEffect(effect, in: core)))
    }
    if !core.holdsCommands { flush() }
  }

  /// Writes all waiting lines. In these lines, the text of commands that have not begun is masked.
  package func flush() {
    for line in lines { write(line.text) }
    lines = []
  }

  private func add(_ line: String) {
    lines.isEmpty ? write(line) : lines.append((line, nil))
  }

  /// Unmasks the first waiting lines, if their commands have begun and are recorded as the given text. Several typed
  /// letters may be recorded as a single string.
  private func resolve(_ text: String) {
    var typed: Substring?
    while let place = lines.firstIndex(where: { $0.command != nil }),
      let command = lines[place].command
    {
      lines[place].command = nil
      if typed == nil, command.text == text {
        lines[place].text = Self.line(command)
        return
      }
      guard case .press(let key, _) = command, let letter = key.typedText,
        text.hasPrefix("type ")
      else { return }
      let rest = typed ?? text.dropFirst("type ".count)
      if rest.hasPrefix(letter) { lines[place].text = Self.line(command) }
      typed = rest.dropFirst()
      if typed?.isEmpty != false { return }
    }
  }

  private static func line(_ command: SessionCommand) -> String {
    var event = LoggedEvent(.command)
    event.text = command.text
    return logLine(event)
  }
}
