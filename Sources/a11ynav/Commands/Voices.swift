// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import A11ySpeech
import ArgumentParser

/// The `a11ynav voices` subcommand.
struct Voices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices with their languages, names and identifiers."
  )

  @Argument(
    help: "List only the voices for this language, such as “de”.",
    completion: .custom { _, _, _ in OptionChoices.languages() }
  )
  var language: String?

  func run() throws {
    let voices: [Voice]
    do {
      voices = try Voice.all()
    } catch {
      throw Failure("\(error)")
    }
    let wanted = language?.lowercased()
    let found = voices.filter { voice in
      wanted.map { wanted in
        voice.languages.contains { $0 == wanted || $0.hasPrefix(wanted + "-") }
      } ?? true
    }
    if found.isEmpty, let language {
      let known = Set(voices.flatMap(\.languages)).sorted()
      throw Failure("\(SessionError.unknown("voice for the language", language, known: known))")
    }
    var output = StandardOutput()
    for voice in found {
      let languages = voice.languages.joined(separator: ",")
      output.write("\(languages)\t\(voice.name)\t\(voice.identifier)")
    }
    output.flush()
  }
}
