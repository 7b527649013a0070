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
    case .notice(let text): state.show(text, technology)
    case .request(let request): return [.request(request, .none)]
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
      return state.record(.speech(utterance), technology)
    }
    record(state.speech.say(utterance, technology, at: state.now, state.settings), state)
  }

  /// Starts the next utterance, or reads on, when the voice has finished one.
  static func finishSpeech(_ id: UInt64, _ state: SessionState) -> [TurnStep] {
    let begun = state.speech.finish(id, at: state.now, state.settings)
    guard let begun else { return [] }
    record(begun, state)
    return NavigatorPhase.goOnReading(state)
  }

  /// Finishes all utterances at once if there is no voice to wait for, so that the next command
  /// interrupts nothing. Reading everything is the exception: it takes time even without a voice.
  static func settle(_ state: SessionState) -> [TurnStep] {
    guard !state.speech.waitsForVoice else { return [] }
    while let current = state.speech.current, !state.navigators.isReading {
      record(state.speech.finish(current.id, at: state.now, state.settings) ?? [], state)
    }
    return []
  }

  static func finish(_ state: SessionState) -> [TurnStep] {
    state.isFinished = true
    return []
  }

  private static func record(_ begun: [UtteranceQueue.Entry], _ state: SessionState) {
    for entry in begun { state.record(.speech(entry.utterance), entry.technology) }
  }
}
