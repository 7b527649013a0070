// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import ArgumentParser

extension LetterFeedback: ExpressibleByArgument {}
extension NumberReading: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
extension SystemVersion: ExpressibleByArgument {}
extension MacVersion: ExpressibleByArgument {}
extension TypingEcho: ExpressibleByArgument {}

/// The options for VoiceOver's speech.
package struct VerbosityOptions: ParsableArguments {
  package init() {}

  @Option(
    help: ArgumentHelp(
      "The language for VoiceOver's own words (en, de, fr, es, ja or zh-Hans; English for any other) and for an app's strings. (default: the document's language)",
      valueName: "tag"
    ),
    completion: OptionChoices.completion(of: "language")
  )
  package var language: String?

  @Option(
    help: "The platform whose screen reader is simulated: ios, macos or android. (default: ios)"
  )
  package var platform: Platform?

  @Option(help: "The iOS version whose wording is used where versions differ. (default: 18)")
  package var ios: SystemVersion?

  @Option(
    help: "The macOS version whose wording is used where versions differ. (default: 15)"
  )
  package var macos: MacVersion?

  @Option(help: "Whether hints such as “double tap to edit” are spoken; on by default.")
  package var hints: OnOff?

  @Flag(name: .customLong("no-hints"), help: "The same as --hints off.")
  package var leavesOutHints = false

  @Option(help: ArgumentHelp("The pause before a hint. (default: 1s)", valueName: "time"))
  package var hintDelay: String?

  @Option(help: "Whether positions such as “2 of 3” are spoken; on by default.")
  package var positions: OnOff?

  @Option(help: "Whether containers are announced; on by default.")
  package var containers: OnOff?

  @Option(help: "Whether the start and end of lists are spoken; on by default.")
  package var lists: OnOff?

  @Option(help: "Whether the start and end of landmarks are spoken; on by default.")
  package var landmarks: OnOff?

  @Option(help: "Whether tables are described; on by default.")
  package var tables: OnOff?

  @Option(help: "Whether cells’ headers are spoken; on by default.")
  package var tableHeaders: OnOff?

  @Option(help: "Whether row and column numbers are spoken; on by default.")
  package var tableNumbers: OnOff?

  @Option(help: "Whether “actions available” is spoken; on by default.")
  package var actions: OnOff?

  @Option(help: "Whether “more content available” is spoken; on by default.")
  package var moreContent: OnOff?

  @Option(help: "How capital letters are indicated: speak, pitch or nothing. (default: speak)")
  package var capitals: LetterFeedback?

  @Option(help: "How deleted letters are indicated: speak, pitch or nothing. (default: nothing)")
  package var deletions: LetterFeedback?

  @Option(help: "Which typed text is spoken: characters, words, both or none.")
  package var typingEcho: TypingEcho?

  @Option(help: "How numbers are read: words or digits. (default: words)")
  package var numbers: NumberReading?

  @Option(
    help: ArgumentHelp("The rotor’s items, separated by commas.", valueName: "items"),
    completion: OptionChoices.completion(of: "rotor")
  )
  package var rotor: String?

  @Option(
    help: ArgumentHelp(
      "The words that your devices speak in place of a11ynav’s, as in “button = Button, link = Link”.",
      valueName: "corrections"
    )
  )
  package var words: String?

  /// The settings, with the values from the user.
  var named: [(String, String?)] {
    [
      ("language", language), ("platform", platform?.rawValue), ("ios", ios?.rawValue),
      ("macos", macos?.rawValue),
      ("hints", (leavesOutHints ? .off : hints)?.rawValue),
      ("hint-delay", hintDelay), ("positions", positions?.rawValue),
      ("containers", containers?.rawValue), ("lists", lists?.rawValue),
      ("landmarks", landmarks?.rawValue), ("tables", tables?.rawValue),
      ("table-headers", tableHeaders?.rawValue), ("table-numbers", tableNumbers?.rawValue),
      ("actions", actions?.rawValue), ("more-content", moreContent?.rawValue),
      ("capitals", capitals?.rawValue), ("deletions", deletions?.rawValue),
      ("typing-echo", typingEcho?.rawValue), ("numbers", numbers?.rawValue), ("rotor", rotor),
      ("words", words),
    ]
  }
}
