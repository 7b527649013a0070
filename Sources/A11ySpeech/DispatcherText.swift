// SPDX-License-Identifier: MIT

import Foundation

/// The text that is sent to Speech Dispatcher.
enum DispatcherText {
  /// Returns the commands that begin a connection: the client's name, and the settings that differ from the user's
  /// settings for all other programs.
  static func greeting(_ settings: SpeechSettings) -> [String] {
    var commands = [
      "SET SELF CLIENT_NAME \(word(NSUserName())):a11ynav:main",
      "SET SELF NOTIFICATION ALL ON",
      "SET SELF SSML_MODE OFF",
      "SET SELF PRIORITY MESSAGE",
    ]
    if let voice = settings.voice {
      let kind = isLanguage(voice) ? "LANGUAGE" : "SYNTHESIS_VOICE"
      commands.append("SET SELF \(kind) \(line(voice))")
    }
    let usual = SpeechSettings.default
    if settings.rate != usual.rate {
      commands.append(
        "SET SELF RATE \(relative(settings.rate, to: usual.rate, SpeechSettings.rates))"
      )
    }
    if settings.pitch != usual.pitch {
      let pitch = relative(settings.pitch, to: usual.pitch, SpeechSettings.pitches)
      commands.append("SET SELF PITCH \(pitch)")
    }
    if settings.volume != usual.volume {
      let volume = relative(settings.volume, to: usual.volume, SpeechSettings.volumes)
      commands.append("SET SELF VOLUME \(volume)")
    }
    return commands
  }

  /// Returns text as the lines of a message, followed by a line that contains only a period.
  static func message(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { $0.hasPrefix(".") ? ".\($0)" : String($0) }
    return (lines + ["."]).joined(separator: "\r\n")
  }

  /// Returns untrusted text in a form that is safe as a single word in a command.
  static func word(_ text: String) -> String {
    String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }.prefix(35))
  }

  private static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 }))
  }

  private static func isLanguage(_ text: String) -> Bool {
    text == word(text) && (2...3).contains(text.prefix { $0 != "-" }.count)
  }

  /// Returns a setting on the server's scale from -100 to 100, where 0 is the default value.
  private static func relative(_ value: Int, to usual: Int, _ range: ClosedRange<Int>) -> Int {
    let span = value < usual ? usual - range.lowerBound : range.upperBound - usual
    return (value - usual) * 100 / max(span, 1)
  }
}
