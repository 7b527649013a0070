// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

/// Writes down a session's events and effects as JSON lines, so that it can be replayed anywhere.
///
/// ```
/// {"a11ynavLog":1,"pacing":"script","settings":{},"technologies":["voiceover"]}
/// {"event":"command","text":"next"}
/// {"effect":"speak","number":2,"text":"Buy, button"}
/// ```
/// Secrets are masked: text for secret fields, their values, and those in addresses. What commands
/// type that are held for an answer is known only when they begin; until then, lines wait.
@MainActor
package final class EventLog: SessionObserver {
  private let write: @MainActor (String) -> Void
  /// The lines that wait, the first of them for the beginning of a command.
  private var lines: [(text: String, command: SessionCommand?)] = []

  /// Begins the log of a session.
  ///
  /// - Parameter write: Receives each line, without its end.
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

  /// Writes down what waits, with everything that was typed masked.
  package func flush() {
    for line in lines { write(line.text) }
    lines = []
  }

  private func add(_ line: String) {
    lines.isEmpty ? write(line) : lines.append((line, nil))
  }

  /// The first commands that wait have begun, and are recorded like this: one by one, or many letters as
  /// one text.
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
