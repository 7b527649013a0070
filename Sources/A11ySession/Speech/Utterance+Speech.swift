// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech

extension Utterance {
  /// Returns the segments for the synthesizer. Consecutive words in the same voice are joined so that they sound like
  /// one sentence.
  func speechSegments(_ verbosity: Verbosity = Verbosity()) -> [SpeechSegment] {
    var result: [SpeechSegment] = []
    for segment in segments {
      let next = SpeechSegment(segment, verbosity)
      if let last = result.last, last.isContinued(by: next) {
        result[result.count - 1].text += ", " + next.text
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// Returns the estimated speaking time, for a session that has no voice to wait for.
  package func duration(wordsPerMinute rate: Int) -> Duration {
    // A word counts as six characters, including a space.
    let characters = segments.reduce(0) { $0 + $1.text.count + 2 }
    let pauses = segments.reduce(Duration.zero) { $0 + $1.pause }
    return pauses + .milliseconds(characters * 10_000 / max(rate, 1))
  }
}

extension SpeechSegment {
  init(_ segment: Utterance.Segment, _ verbosity: Verbosity) {
    self.init(
      text: verbosity.numbers == .digits ? segment.text.withSpacedDigits : segment.text,
      language: segment.language.isEmpty ? nil : segment.language,
      pitch: segment.pitch,
      pause: segment.pause,
      spellsOut: segment.spellsOut,
      punctuation: segment.includesPunctuation.map { $0 ? .all : .none }
        ?? verbosity.punctuation.flatMap { Punctuation(rawValue: $0.rawValue) },
      phonetic: segment.phonetic
    )
  }

  fileprivate func isContinued(by next: SpeechSegment) -> Bool {
    next.pause == .zero && next.language == language && next.pitch == pitch
      && next.spellsOut == spellsOut && next.punctuation == punctuation && next.phonetic == nil
      && phonetic == nil && !spellsOut
  }
}

extension String {
  /// The text with a space between adjacent digits, so that a voice reads numbers digit by digit.
  var withSpacedDigits: String {
    var text = ""
    var wasDigit = false
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      if isDigit, wasDigit { text += " " }
      text.append(character)
      wasDigit = isDigit
    }
    return text
  }
}

extension Sound {
  /// The tones that are played for the sound.
  var tones: [Tone] {
    func tone(_ frequency: Double, _ milliseconds: Int) -> Tone {
      Tone(frequency: frequency, duration: .milliseconds(milliseconds), level: 0.25)
    }
    switch self {
    case .border: return [tone(220, 40), tone(165, 60)]
    case .scan: return [tone(880, 15)]
    case .enter: return [tone(520, 25), tone(780, 35)]
    case .leave: return [tone(780, 25), tone(520, 35)]
    case .select: return [tone(1040, 30)]
    case .ignored: return [tone(130, 50)]
    case .screenChange: return [tone(440, 30), tone(660, 30), tone(880, 40)]
    }
  }
}
