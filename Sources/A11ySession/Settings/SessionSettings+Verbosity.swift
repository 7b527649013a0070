// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySpeech

extension SessionSettings {
  /// The settings for the information that VoiceOver speaks. A script's header and the `set` command can change these
  /// settings by name.
  static let verbosityEntries: [Entry] = [
    flag("hints", \.verbosity.speaksHints),
    time("hint-delay", \.verbosity.hintDelay),
    flag("positions", \.verbosity.speaksPositions),
    flag("containers", \.verbosity.describesContainers),
    flag("lists", \.verbosity.describesLists),
    flag("landmarks", \.verbosity.describesLandmarks),
    flag("tables", \.verbosity.describesTables),
    flag("table-headers", \.verbosity.speaksTableHeaders),
    flag("table-numbers", \.verbosity.speaksTableNumbers),
    flag("actions", \.verbosity.announcesActions),
    flag("more-content", \.verbosity.announcesMoreContent),
    choice("capitals", \.verbosity.capitals),
    choice("deletions", \.verbosity.deletions),
    choice("numbers", \.verbosity.numbers),
    Entry(name: "typing-echo", values: "one of characters, words, both, none") {
      $0.verbosity.typingEcho.rawValue
    } set: { settings, text in
      // The names "on" and "off" were used in an earlier version.
      let names = ["on": TypingEcho.characters, "off": .none]
      guard let echo = TypingEcho(rawValue: text) ?? names[text] else { return false }
      settings.verbosity.typingEcho = echo
      return true
    },
    Entry(name: "punctuation", values: "one of all, some, none") {
      $0.verbosity.punctuation?.rawValue ?? ""
    } set: { settings, text in
      guard let punctuation = PunctuationReading(rawValue: text) else { return false }
      settings.verbosity.punctuation = punctuation
      return true
    },
    Entry(name: "rotor", values: "rotor items separated by commas") {
      $0.verbosity.rotor.map(\.name).joined(separator: ",")
    } set: { settings, text in
      var items: [RotorItem] = []
      for name in text.split(separator: ",") {
        let name = String(name).trimmed
        guard let item = RotorItem.standard.first(where: { $0.name == name }) else { return false }
        items.append(item)
      }
      guard !items.isEmpty else { return false }
      settings.verbosity.rotor = items
      return true
    },
    Entry(name: "language", values: languageValues) {
      $0.verbosity.language?.rawValue ?? ""
    } set: { settings, text in
      guard SpokenLanguage.isTag(text) else { return false }
      // The app may support a language into which VoiceOver's own words are not translated; VoiceOver's own words are
      // then in English.
      let language = SpokenLanguage(tag: text) ?? .english
      settings.verbosity.language = language
      settings.switchControl.verbosity.language = language
      return true
    },
    Entry(name: "platform", values: "one of ios, macos, android") {
      $0.verbosity.platform.rawValue
    } set: { settings, text in
      guard let platform = Platform(rawValue: text) else { return false }
      settings.verbosity.platform = platform
      settings.switchControl.verbosity.platform = platform
      return true
    },
    Entry(name: "ios", values: "one of 16, 17, 18") {
      $0.verbosity.system.rawValue
    } set: { settings, text in
      guard let system = SystemVersion(rawValue: text) else { return false }
      settings.verbosity.system = system
      settings.switchControl.verbosity.system = system
      return true
    },
    Entry(name: "macos", values: "a version from 10 to 15") {
      $0.verbosity.mac.rawValue
    } set: { settings, text in
      guard let version = MacVersion(rawValue: text) else { return false }
      settings.verbosity.mac = version
      settings.switchControl.verbosity.mac = version
      return true
    },
  ]

  private static var languageValues: String {
    "a tag such as de or pt-BR (VoiceOver’s own words are available in "
      + SpokenLanguage.allCases.map(\.rawValue).joined(separator: ", ") + ")"
  }
}

extension SessionSettings {
  /// The settings for the sound of the voice, which the user can change by name.
  static let voiceEntries: [Entry] = [
    number("rate", "a number of words per minute", SpeechSettings.rates, \.rate) {
      try $0.with(rate: $1)
    },
    number("pitch", "a number", SpeechSettings.pitches, \.pitch) { try $0.with(pitch: $1) },
    number("volume", "a percentage", SpeechSettings.volumes, \.volume) { try $0.with(volume: $1) },
    Entry(name: "voice", values: "a voice’s name, identifier or language") {
      $0.speech.voice ?? ""
    } set: { settings, text throws(SessionError) in
      guard !text.isEmpty, let speech = try? settings.speech.with(voice: text) else { return false }
      settings.speech = speech
      return true
    },
  ]

  private static func number(
    _ name: String,
    _ unit: String,
    _ range: ClosedRange<Int>,
    _ path: KeyPath<SpeechSettings, Int> & Sendable,
    _ change: @escaping @Sendable (SpeechSettings, Int) throws -> SpeechSettings
  ) -> Entry {
    Entry(name: name, values: "\(unit) from \(range.lowerBound) to \(range.upperBound)") {
      "\($0.speech[keyPath: path])"
    } set: { settings, text throws(SessionError) in
      guard let number = Int(text), let speech = try? change(settings.speech, number) else {
        return false
      }
      settings.speech = speech
      return true
    }
  }
}
