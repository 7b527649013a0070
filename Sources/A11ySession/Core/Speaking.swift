// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// Carries out the navigators' effects: speech, sounds, notices and requests.
extension SessionCore {
  /// Carries out an effect of a navigator.
  mutating func perform(_ effect: Effect, _ technology: AssistiveTechnology) -> [TurnStep] {
    switch effect {
    case .speak(let utterance): say(utterance, technology)
    case .sound(let sound):
      record(.sound(sound), technology)
      if technology == navigators.driven { follow(speech.play(sound)) }
    case .silence: silence()
    case .notice(let message): show(message.text, in: message.language, technology)
    case .unfound(let words): log.unfound = words
    case .edit(let command): return edit(command)
    case .system(let request): return [.ask(request)]
    case .quit: return [.ask(.terminate, ifRefused: .shown, then: .finish)]
    case .request(let request):
      // The end of a rotor is signaled by a sound rather than by a notice.
      if case .moveInRotor = request.action { return [.ask(request, ifRefused: .border)] }
      return [.ask(request)]
    }
    return []
  }

  /// Stops speaking, except for utterances that must not be interrupted.
  mutating func silence() { follow(speech.silence()) }

  /// Speaks an utterance, or only records the utterance if the keys control another technology.
  private mutating func say(_ utterance: Utterance, _ technology: AssistiveTechnology) {
    guard !settings.words.corrected(utterance).isEmpty else { return }
    guard technology == navigators.driven else {
      trace("not spoken, because the keys control the other technology: \(utterance.text)")
      return record(.speech(utterance), technology)
    }
    let isReading =
      navigators.isReading && speech.turn == readingTurn
      && utterance.segments.first?.kind != .announcement
    follow(speech.say(utterance, technology, isReading: isReading))
  }

  /// Speaks a shown message, for listeners who cannot see it.
  mutating func tell(_ text: String, in language: String) {
    follow(speech.tell(text, in: language))
  }

  /// Carries out the steps that the speech queue requests.
  private mutating func follow(_ steps: [SpeechQueue.Step]) {
    for step in steps {
      switch step {
      case .cancel: effects.append(.cancelSpeech)
      case .begin(let entry): begin(entry)
      case .end(let entry, .finished): _ = entry
      case .end(let entry, .failed):
        trace("the voice did not finish: \(entry.words)")
      case .end(let entry, .cancelled), .end(let entry, .dropped):
        trace("interrupted before or during speech: \(entry.words)")
      }
    }
  }

  /// Passes an entry to the voice.
  private mutating func begin(_ entry: SpeechQueue.Entry) {
    let content: SpeechItem.Content
    switch entry.content {
    case .tones(let sound): content = .tones(sound.tones)
    case .notice(let text, let language):
      let words = SpeechSegment(text: text, language: language.isEmpty ? nil : language)
      content = .segments([words])
      speech.didBegin(at: now, estimate: duration(of: Utterance(.interface, text)))
    case .utterance(let utterance, let technology):
      let heard = settings.words.corrected(utterance)
      content = .segments(heard.speechSegments(settings.verbosity))
      log.didSay(utterance)
      speech.didBegin(at: now, estimate: duration(of: heard))
      if !entry.isAgain { record(.speech(utterance), technology) }
    }
    effects.append(.speak(SpeechItem(id: .init(rawValue: entry.id), content: content)))
  }

  private func duration(of utterance: Utterance) -> Duration {
    utterance.duration(wordsPerMinute: settings.speech.rate)
  }
}

// Ends.
extension SessionCore {
  /// Starts the next utterance, or continues reading, when an entry has ended.
  mutating func speechDidEnd(_ id: UInt64, _ end: SpeechQueue.End = .finished) -> [TurnStep] {
    let wasCurrent = speech.current?.id == id
    follow(speech.finish(id, end))
    return wasCurrent ? goOnReading() : []
  }

  /// Notes that the voice could not speak the entire entry.
  mutating func loseSpeech(_ id: UInt64) { follow(speech.lose(id, at: now)) }

  /// Ends all speech immediately if the session does not wait for a voice, so that the next command interrupts nothing.
  /// Continuous reading is an exception, because it takes time even without a voice.
  mutating func settleSpeech() -> [TurnStep] {
    guard !speech.waitsForVoice else { return [] }
    while let current = speech.current, !navigators.isReading { follow(speech.finish(current.id)) }
    return []
  }

  /// Resumes the interrupted speech if continuous reading is still in progress; otherwise, drops it.
  mutating func endReading() {
    follow(navigators.isReading ? speech.goOn() : speech.dropReading())
  }

  /// Continues reading after all speech has ended.
  private mutating func goOnReading() -> [TurnStep] {
    guard speech.isSilent, let navigator = navigators.current, navigator.isReading else {
      return []
    }
    speech.beginTurn()
    return [.makeRows(RowSearch(.next(.stop), from: navigator.cursor)), .readOn]
  }

  /// Moves the reading navigator to the next element.
  mutating func readOn() -> [TurnStep] {
    let (tree, driven) = (self.tree, navigators.driven)
    readingTurn = speech.turn
    let effects = navigators.update(driven) { $0.speechDidFinish(in: tree) }
    return TurnStep.steps(effects ?? [], driven)
  }
}
