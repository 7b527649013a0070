// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech
import A11yTree

/// Current and queued speech, its voice, and its duration.
@MainActor
final class SpokenOutput {
  /// Where the words go.
  let voice: any SpeechOutput
  /// Whether the voice reports its end; otherwise that is estimated.
  let waitsForVoice: Bool
  /// What was said last, when it began, and how fast it is in words a minute.
  private var last: (utterance: Utterance, begin: Duration, rate: Int)?
  /// The turn that speaks.
  private(set) var turn = 0
  private var queue = UtteranceQueue()
  /// The utterance that the voice could not speak to its end, whose end is estimated instead.
  private var unheard: UInt64?
  /// Whether anything may be spoken that is not in the queue.
  private var isTelling = false

  /// What has come of a change to the queue.
  struct Changes {
    /// The utterances that have begun.
    var begun: [UtteranceQueue.Entry] = []
    /// The utterances that were interrupted, or are never spoken.
    var dropped: [UtteranceQueue.Entry] = []
  }

  init(_ voice: any SpeechOutput, waitsForVoice: Bool) {
    self.voice = voice
    self.waitsForVoice = waitsForVoice
  }

  /// The last words spoken by the technology that the keys drive.
  var caption: String { last?.utterance.text ?? "" }

  /// What the technology that the keys drive said last.
  var lastUtterance: Utterance? { last?.utterance }

  /// When the current utterance will end, if that is estimated.
  var end: Duration? {
    guard let current = queue.current, !waitsForVoice || current.id == unheard, let last
    else { return nil }
    return last.begin + last.utterance.duration(wordsPerMinute: last.rate)
  }

  /// Whether nothing is being spoken or queued.
  var isSilent: Bool { queue.isEmpty }

  /// The current utterance.
  var current: UtteranceQueue.Entry? { queue.current }

  /// Begins a turn, whose speech interrupts earlier speech.
  func beginTurn() {
    turn += 1
    if isTelling { voice.cancel() }
    isTelling = false
  }

  /// Speaks a shown message after current speech, as speech of no technology.
  func tell(_ text: String, in language: String) {
    isTelling = true
    let words = SpeechSegment(text: text, language: language.isEmpty ? nil : language)
    voice.enqueue(SpeechItem(id: .init(rawValue: 0), content: .segments([words])))
  }

  /// Speaks an utterance.
  func say(
    _ utterance: Utterance,
    _ technology: AssistiveTechnology,
    at time: Duration,
    _ settings: SessionSettings
  ) -> Changes {
    follow(queue.say(utterance, technology: technology, turn: turn), at: time, settings)
  }

  /// Stops current speech, except what must be heard to its end.
  func silence(at time: Duration, _ settings: SessionSettings) -> Changes {
    follow(queue.interrupt(before: turn + 1), at: time, settings)
  }

  /// Continues when an utterance has been spoken; `nil` if it is not the current one.
  func finish(
    _ id: UInt64,
    at time: Duration,
    _ settings: SessionSettings
  ) -> Changes? {
    guard id != 0, queue.current?.id == id else { return nil }
    return follow(queue.finish(id), at: time, settings)
  }

  /// Notes that the voice could not speak an utterance to its end: it takes as long as it would have
  /// sounded, so that captions and reading keep their pace.
  func lose(_ id: UInt64) {
    if queue.current?.id == id { unheard = id }
  }

  /// Has the voice sound otherwise from now on.
  func use(_ settings: SpeechSettings) { voice.use(settings) }

  /// Plays tones alongside the words.
  func play(_ sound: Sound) {
    voice.enqueue(SpeechItem(id: .init(rawValue: 0), content: .tones(sound.tones)))
  }

  private func follow(
    _ steps: [UtteranceQueue.Step],
    at time: Duration,
    _ settings: SessionSettings
  ) -> Changes {
    var changes = Changes()
    for step in steps {
      switch step {
      case .cancel(let entry):
        changes.dropped.append(entry)
        voice.cancel()
      case .drop(let entry): changes.dropped.append(entry)
      case .begin(let entry):
        last = (entry.utterance, time, settings.speech.rate)
        changes.begun.append(entry)
        let words = entry.utterance.speechSegments(settings.verbosity)
        voice.enqueue(SpeechItem(id: .init(rawValue: entry.id), content: .segments(words)))
      }
    }
    return changes
  }
}
