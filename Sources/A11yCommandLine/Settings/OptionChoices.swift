// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11ySpeech
import A11yTerminal
import A11yTree
import ArgumentParser

/// Computes the values that a shell offers for an option.
package enum OptionChoices {
  /// Returns a completion for an option. The values of an option are determined when the shell requests them.
  package static func completion(of option: String) -> CompletionKind {
    .custom { _, _, begun in offered(values(of: option, begun: begun)) }
  }

  /// Returns words in the format that the requesting shell expects. In zsh, an unescaped colon would begin a
  /// description.
  package static func offered(_ words: [String]) -> [String] {
    CompletionShell.requesting == .zsh
      ? words.map { $0.replacing(":", with: "\\:") } : words
  }

  /// Returns the possible values of an option, given the beginning of a value.
  package static func values(of option: String, begun: String = "") -> [String] {
    switch option {
    case "technology":
      let names = AssistiveTechnology.allCases.map(\.rawValue)
      return names
        + names.flatMap { first in
          names.filter { $0 != first }.map { "\(first),\($0)" }
        }
    case "language": return SpokenLanguage.allCases.map(\.rawValue)
    case "profile":
      return SwitchProfile.all.map(\.name) + UserConfiguration.ofUser().profiles.keys.sorted()
    case "rotor": return rotor(begun)
    case "speech": return ["device", "spd", "none", "wav:"]
    case "switch": return switches(begun)
    case "theme": return Theme.allCases.map(\.rawValue)
    case "voice": return languages() + voices.map(\.identifier)
    default: return SessionSettings.choices(of: option)
    }
  }

  /// Returns the languages for which voices are installed.
  package static func languages() -> [String] { Set(voices.flatMap(\.languages)).sorted() }

  private static var voices: [Voice] { (try? Voice.all()) ?? [] }

  /// Returns the possible completions of a partly typed list of rotor items, with one completion for each item that can
  /// come next.
  private static func rotor(_ begun: String) -> [String] {
    let start = begun.lastIndex(of: ",").map { begun[...$0] } ?? ""
    let written = start.split(separator: ",").map { String($0).trimmed }
    return RotorItem.standard.map(\.name).filter { !written.contains($0) }.map { start + $0 }
  }

  private static func switches(_ begun: String) -> [String] {
    guard let end = begun.dropFirst().lastIndex(of: "=") else {
      return ["lines"] + (1...12).map { "f\($0)" }
    }
    return SwitchAction.allCases.map { "\(begun[...end])\($0.rawValue)" }
  }
}
