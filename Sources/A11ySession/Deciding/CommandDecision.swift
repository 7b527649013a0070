// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Hands a command to the part of a session that performs it.
@MainActor
enum CommandDecision {
  static func decide(_ command: SessionCommand, _ state: SessionState) -> [TurnStep] {
    if command.silences { EffectPhase.silence(state) }
    switch command {
    case .voiceOver, .switchControl: return NavigatorPhase.navigate(command, state)
    case .press(let key, let held): return KeyDecision.decide(key, held: held, state)
    case .type(let text):
      return state.line.prompt == nil
        ? Typing.type(text, state) : LineDecision.insert(text, state)
    case .wait(let time):
      guard !state.isRealTime else { return [.notice(.timePassesByItself, in: state)] }
      state.link.catchUp(to: state.now)
      return [TimePhase.pass(until: state.now + time)]
    case .waitFor(let words):
      guard !state.isRealTime else { return [.notice(.timePassesByItself, in: state)] }
      state.link.catchUp(to: state.now)
      state.log.listen(for: words)
      return TimePhase.pass(until: state.now + TimePhase.longestWait, for: words, state)
    case .moveKeyboardFocus(let direction): return KeyboardPhase.move(direction, state)
    case .describeKeyboardFocus:
      guard let focused = state.keyboard.reported(in: state.tree) else { return [.border(state)] }
      return NavigatorPhase.navigate(.voiceOver(.describe(focused)), state)
    case .explain:
      state.showExplanation()
      return []
    case .switchTechnology: return drive(state.navigators.driven.other, state)
    case .setTechnology(let technology): return drive(technology, state)
    case .focus(let words, let technologies):
      return (words.hasPrefix("#") ? [] : [.makeRows(RowSearch(.everything))])
        + [.decide { NavigatorPhase.focus(words, technologies, $0) }]
    case .announce(let text, let priority):
      return [.update([TreeUpdate(announcements: [Announcement(text, priority: priority)])])]
    case .set(let name, let value): return set(name, value, state)
    case .openPrompt(let kind): return LineDecision.open(kind, state)
    case .openList(let item):
      guard RotorItem.listed.contains(item) else {
        let language = state.settings.verbosity.catalogueOfUser.language
        return [.notice(.noListOf, item.spokenName(in: language), in: state)]
      }
      return LineDecision.open(.chooser, listing: item, state)
    case .system(let request): return [.ask(request)]
    case .write(let path): return [.notice(verbatim: state.log.write(to: path), state)]
    case .help:
      state.showHelp()
      return []
    case .quit:
      return [
        .ask(.terminate, ifRefused: .shown) { state in
          state.finish()
          return []
        }
      ]
    }
  }

  private static func drive(
    _ technology: AssistiveTechnology,
    _ state: SessionState
  ) -> [TurnStep] {
    let silence = TurnStep.effect(.silence, state.navigators.driven)
    state.navigators.stopReading()
    let before = state.navigators.technologies
    state.navigators.drive(technology, state.settings)
    let after = state.navigators.technologies
    let update = after == before ? TreeUpdate() : state.link.tell(after)
    return [silence] + TurnStep.taking(update)
      + [.decide { NavigatorPhase.introduce(technology, $0) }]
  }

  private static func set(
    _ name: String,
    _ value: String,
    _ state: SessionState
  ) -> [TurnStep] {
    do {
      try state.set(name, to: value)
    } catch {
      return [.notice(verbatim: "\(error).".capitalizedFirst, state)]
    }
    return NavigatorPhase.applySettings(state)
      + [.notice(.settingIs, name.capitalizedFirst, value, in: state)]
  }
}

extension SessionCommand {
  /// The technology that the command is for; `nil` for the session itself.
  var technology: AssistiveTechnology? {
    switch self {
    case .voiceOver: .voiceOver
    case .switchControl: .switchControl
    default: nil
    }
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
