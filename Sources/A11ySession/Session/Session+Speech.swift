import A11yNavigation
import A11ySpeech
import A11yTree

extension Session {
  /// Says something. What the technology says that the keys do not drive is only written down.
  func say(_ utterance: Utterance, _ technology: AssistiveTechnology) {
    guard !utterance.isEmpty else { return }
    guard technology == driven else { return record(.speech(utterance), technology) }
    follow(queue.say(utterance, technology: technology, turn: turn))
  }

  func play(_ sound: Sound, _ technology: AssistiveTechnology) {
    record(.sound(sound), technology)
    guard technology == driven else { return }
    speech.enqueue(SpeechItem(id: .init(rawValue: 0), content: .tones(sound.tones)))
  }

  /// Stops what is being said, but for what is to be heard to its end.
  func silence() {
    follow(queue.interrupt(before: turn + 1))
  }

  /// Goes on when the voice has finished what it was handed under an id.
  ///
  /// Only needed where the session waits for the voice.
  public func speechDidFinish(_ id: SpeechItem.ID) {
    guard id.rawValue != 0, queue.current?.id == id.rawValue else { return }
    speechEnd = nil
    follow(queue.finish(id.rawValue))
    goOnReading()
  }

  /// Without a voice to wait for, nothing that was said is still being said when the next command
  /// comes, but for reading everything, which takes its time.
  func settle() {
    guard !waitsForVoice else { return }
    while let current = queue.current, voiceOver?.reading != .on {
      speechEnd = nil
      follow(queue.finish(current.id))
    }
  }

  private func goOnReading() {
    guard queue.isEmpty, driven == .voiceOver, voiceOver?.reading == .on else { return }
    turn += 1
    make(for: .next(.stop))
    if let effects = voiceOver?.speechDidFinish(in: tree) { run(effects, .voiceOver) }
  }

  private func follow(_ steps: [SpeechQueue.Step]) {
    for step in steps {
      switch step {
      case .cancel:
        speechEnd = nil
        speech.cancel()
      case .begin(let entry):
        caption = entry.utterance.text
        record(.speech(entry.utterance), entry.technology)
        speech.enqueue(
          SpeechItem(
            id: .init(rawValue: entry.id),
            content: .segments(entry.utterance.speechSegments(settings.verbosity))
          )
        )
        if !waitsForVoice {
          speechEnd = now + entry.utterance.duration(wordsPerMinute: settings.rate)
        }
      }
    }
  }
}
