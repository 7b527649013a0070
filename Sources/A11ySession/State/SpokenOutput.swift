import A11yNavigation
import A11ySpeech
import A11yTree

/// What is being said and what waits to be, the voice that says it, and how long that takes.
struct SpokenOutput {
  /// Where the words go.
  let voice: any SpeechOutput
  /// Whether the voice says when it has finished; else that is estimated.
  let waitsForVoice: Bool
  /// What was said last, by the technology that the keys drive.
  private(set) var caption = ""
  /// When the utterance that is being said will be finished, if that is estimated.
  private(set) var end: Duration?
  /// The turn that speaks.
  private(set) var turn = 0
  private var queue = UtteranceQueue()

  init(_ voice: any SpeechOutput, waitsForVoice: Bool) {
    self.voice = voice
    self.waitsForVoice = waitsForVoice
  }

  /// Whether nothing is being said and nothing waits to be.
  var isSilent: Bool { queue.isEmpty }

  /// What is being said now.
  var current: UtteranceQueue.Entry? { queue.current }

  /// Begins a turn: what it says cuts short what was said before.
  mutating func beginTurn() { turn += 1 }

  /// Says something, and gives what begins to be said because of that.
  mutating func say(
    _ utterance: Utterance,
    _ technology: AssistiveTechnology,
    at time: Duration,
    _ settings: SessionSettings
  ) -> [UtteranceQueue.Entry] {
    follow(queue.say(utterance, technology: technology, turn: turn), at: time, settings)
  }

  /// Stops what is being said, but for what is to be heard to its end.
  mutating func silence(at time: Duration, _ settings: SessionSettings) -> [UtteranceQueue.Entry] {
    follow(queue.interrupt(before: turn + 1), at: time, settings)
  }

  /// Goes on when an utterance was said; `nil` if it is not the one that is being said.
  mutating func finish(
    _ id: UInt64,
    at time: Duration,
    _ settings: SessionSettings
  ) -> [UtteranceQueue.Entry]? {
    guard id != 0, queue.current?.id == id else { return nil }
    end = nil
    return follow(queue.finish(id), at: time, settings)
  }

  /// Plays tones besides the words.
  func play(_ sound: Sound) {
    voice.enqueue(SpeechItem(id: .init(rawValue: 0), content: .tones(sound.tones)))
  }

  private mutating func follow(
    _ steps: [UtteranceQueue.Step],
    at time: Duration,
    _ settings: SessionSettings
  ) -> [UtteranceQueue.Entry] {
    var begun: [UtteranceQueue.Entry] = []
    for step in steps {
      switch step {
      case .cancel:
        end = nil
        voice.cancel()
      case .begin(let entry):
        caption = entry.utterance.text
        begun.append(entry)
        let words = entry.utterance.speechSegments(settings.verbosity)
        voice.enqueue(SpeechItem(id: .init(rawValue: entry.id), content: .segments(words)))
        if !waitsForVoice { end = time + entry.utterance.duration(wordsPerMinute: settings.rate) }
      }
    }
    return begun
  }
}
