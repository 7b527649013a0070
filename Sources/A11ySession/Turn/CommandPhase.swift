// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Dispatches a command to the parts of a session.
@MainActor
enum CommandPhase {
  static func decide(_ command: SessionCommand, _ state: SessionState) -> [TurnStep] {
    if command.silences { EffectPhase.silence(state) }
    return steps(command, state)
  }

  private static func steps(_ command: SessionCommand, _ state: SessionState) -> [TurnStep] {
    let driven = state.navigators.driven
    switch command {
    case .voiceOver, .switchControl: return navigate(command, state)
    case .press(let key, let held): return [.key(key, held: held, .first)]
    case .type(let text): return TypingPhase.type(text, state)
    case .wait(let time):
      guard !state.isRealTime else {
        return [.effect(.notice("Time passes by itself here."), driven)]
      }
      if state.source.clock == .wall { state.link.time = max(state.link.time, state.now) }
      return [.passTime(until: state.now + time)]
    case .moveKeyboardFocus(let direction): return [.keyboard(.move(direction))]
    case .switchTechnology: return drive(driven.other, state)
    case .setTechnology(let technology): return drive(technology, state)
    case .focus(let words, let technologies):
      return (words.hasPrefix("#") ? [] : [.makeAllRows]) + [.findFocus(words, technologies)]
    case .announce(let text, let priority):
      return [.update([TreeUpdate(announcements: [Announcement(text, priority: priority)])])]
    case .set(let name, let value): return set(name, value, state)
    case .openPrompt(let kind): return PromptPhase.open(kind, state)
    case .system(let request): return [.system(request, .quiet)]
    case .write(let path):
      let words = state.onWrite?(path) ?? "Nothing happens: this session is not recorded."
      return [.effect(.notice(words), driven)]
    case .help:
      state.notice = .help(Help.text(for: driven))
      state.record(.notice(state.notice.text), driven)
      return []
    case .quit: return [.system(.terminate, .finish)]
    }
  }

  /// Has the source create the rows that the command reaches, then lets the navigator perform it.
  static func navigate(_ command: SessionCommand, _ state: SessionState) -> [TurnStep] {
    let navigator = command.technology.flatMap { state.navigators[$0] }
    guard let reach = navigator?.reach(of: command, in: state.tree) else {
      return [.navigate(command)]
    }
    return [.makeRows(RowSearch(reach: reach, place: navigator?.cursor)), .navigate(command)]
  }

  private static func drive(
    _ technology: AssistiveTechnology,
    _ state: SessionState
  ) -> [TurnStep] {
    let silence = TurnStep.effect(.silence, state.navigators.driven)
    _ = state.navigators.updateAll {
      $0.stopReading()
      return []
    }
    let before = state.navigators.technologies
    state.navigators.turnOn(technology, state.settings)
    let after = state.navigators.technologies
    state.navigators.driven = technology
    let update =
      after == before ? TreeUpdate() : RequestPhase.tell(technologies: after, state)
    return [silence] + TurnStep.taking(update) + [.introduce(technology)]
  }

  private static func set(
    _ name: String,
    _ value: String,
    _ state: SessionState
  ) -> [TurnStep] {
    let driven = state.navigators.driven
    let before = state.settings.speech
    do {
      try state.settings.set(name, to: value)
    } catch {
      return [.effect(.notice("\(error).".capitalizedFirst), driven)]
    }
    if state.settings.speech != before { state.speech.use(state.settings.speech) }
    return NavigatorPhase.applySettings(state)
      + [.effect(.notice("\(name) is \(value).".capitalizedFirst), driven)]
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
