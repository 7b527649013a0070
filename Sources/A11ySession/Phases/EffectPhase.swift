// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// Carries out the effects of navigators: speaks, plays a sound, shows a notice, or makes a request.
@MainActor
enum EffectPhase {
  static func perform(
    _ effect: Effect,
    _ technology: AssistiveTechnology,
    _ state: SessionState
  ) -> [TurnStep] {
    switch effect {
    case .speak(let utterance): say(utterance, technology, state)
    case .sound(let sound):
      state.record(.sound(sound), technology)
      if technology == state.navigators.driven { state.speech.play(sound) }
    case .silence: silence(state)
    case .notice(let message):
      state.show(message.text, in: message.language, technology)
    case .request(let request):
      // A rotor without a further stop is heard, not shown.
      if case .moveInRotor = request.action { return [.ask(request, ifRefused: .border)] }
      return [.ask(request)]
    }
    return []
  }

  /// Stops the current speech, except utterances that may not be interrupted.
  static func silence(_ state: SessionState) {
    record(state.speech.silence(at: state.now, state.settings), state)
  }

  /// Speaks an utterance. If the keys drive another technology, it is only recorded.
  private static func say(
    _ utterance: Utterance,
    _ technology: AssistiveTechnology,
    _ state: SessionState
  ) {
    guard !utterance.isEmpty else { return }
    guard technology == state.navigators.driven else {
      state.log.trace("not spoken, since the keys drive the other: \(utterance.text)")
      return state.record(.speech(utterance), technology)
    }
    record(state.speech.say(utterance, technology, at: state.now, state.settings), state)
  }

  /// Starts the next utterance, or reads on, when the voice has finished one.
  static func finish(_ id: UInt64, _ state: SessionState) -> [TurnStep] {
    guard let changes = state.speech.finish(id, at: state.now, state.settings) else { return [] }
    record(changes, state)
    return NavigatorPhase.goOnReading(state)
  }

  /// Finishes all utterances at once if no voice has to be waited for, so that the next command
  /// interrupts nothing. Reading everything is the exception: it takes time even without a voice.
  static func settle(_ state: SessionState) -> [TurnStep] {
    guard !state.speech.waitsForVoice else { return [] }
    while let current = state.speech.current, !state.navigators.isReading {
      guard let changes = state.speech.finish(current.id, at: state.now, state.settings) else {
        break
      }
      record(changes, state)
    }
    return []
  }

  private static func record(_ changes: SpokenOutput.Changes, _ state: SessionState) {
    for entry in changes.begun { state.record(.speech(entry.utterance), entry.technology) }
    for entry in changes.dropped {
      state.log.trace("cut short or not spoken, interrupted: \(entry.utterance.text)")
    }
  }
}
