// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yPlatform
import A11ySession
import A11yTerminal
import ArgumentParser

/// The options for switches that a user has in addition to the default keys.
package struct SwitchOptions: ParsableArguments {
  package init() {}

  /// A switch, as the user specifies it on the command line.
  enum Named: Sendable {
    case lines
    case key(Key, SwitchSet.Switch)
  }

  @Option(
    name: .customLong("switch"),
    help: ArgumentHelp(
      """
      A switch: a key such as f5, a key with its action such as f6=next, a key that also has a \
      long-press action such as f7=next/menu, or “lines”, so that each line on standard input is \
      a press. Can be repeated.
      """,
      valueName: "switch"
    ),
    completion: OptionChoices.completion(of: "switch"),
    transform: Self.named
  )
  var switches: [Named] = []

  /// Whether switches are specified on the command line.
  package var areNamed: Bool { !switches.isEmpty }

  /// Treats each line on standard input as a switch press.
  package mutating func addLines() { switches.append(.lines) }

  /// Whether each line on standard input counts as a switch press.
  package var readLines: Bool {
    switches.contains { if case .lines = $0 { true } else { false } }
  }

  /// Returns the switches for a session with these settings.
  func set(for settings: SessionSettings) throws -> SwitchSet {
    var set = SwitchSet()
    for named in switches {
      switch named {
      case .lines: set.readsLines = true
      case .key(let key, let switched): set.keys[key] = switched
      }
    }
    if !switches.isEmpty, !settings.technologies.contains(.switchControl) {
      throw Failure("--switch needs --technology switch-control.")
    }
    if set.readsLines, isatty(STDIN_FILENO) == 1 {
      throw Failure(
        "--switch lines needs a pipe on standard input, but standard input is a terminal."
      )
    }
    return set
  }

  private static func named(_ text: String) throws -> Named {
    if text == "lines" { return .lines }
    // The name of the key may be `=` itself.
    let end = text.dropFirst().lastIndex(of: "=") ?? text.endIndex
    let written = end == text.endIndex ? "select" : String(text[text.index(after: end)...])
    let names = written.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    var actions: [SwitchAction] = []
    for name in names.map(String.init) {
      guard let action = SwitchAction(rawValue: name) else {
        let known = SwitchAction.allCases.map(\.rawValue)
        throw ValidationError("\(SessionError.unknown("switch", name, known: known))")
      }
      actions.append(action)
    }
    let switched = SwitchSet.Switch(actions[0], longPress: actions.count > 1 ? actions[1] : nil)
    do {
      return .key(try Key(named: String(text[..<end])), switched)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
