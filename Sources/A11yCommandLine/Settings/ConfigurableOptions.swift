// SPDX-License-Identifier: MIT

import A11ySession
import ArgumentParser

/// The options that a user can configure, which are the options of all interactive sessions and the environment options
/// of sessions on pages.
package struct ConfigurableOptions: ParsableArguments {
  package init() {}

  @OptionGroup var technology: TechnologyOptions
  @OptionGroup var switches: SwitchOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var display: DisplayOptions
  @OptionGroup var environment: EnvironmentOptions

  /// The names of the options, extracted from their help text.
  package static let names: [String] = {
    let words = helpMessage(columns: 400).split { !($0.isLetter || $0.isNumber || $0 == "-") }
    var names: [String] = []
    for word in words where word.hasPrefix("--") && word.count > 2 {
      let name = String(word.dropFirst(2))
      if !names.contains(name), name != "help", name != noHints { names.append(name) }
    }
    return names
  }()

  /// A flag that exists only on the command line and not in the settings file. The settings file contains the setting
  /// that this flag turns off.
  private static let noHints = "no-hints"

  /// Returns an entry under the usual name of its setting, which may differ from the name on the command line.
  static func renamed(_ entry: UserConfiguration.Entry) -> UserConfiguration.Entry {
    guard entry.name == noHints, let value = OnOff(rawValue: entry.value) else { return entry }
    var entry = entry
    entry.name = "hints"
    entry.value = (value == .on ? OnOff.off : .on).rawValue
    return entry
  }

  /// Returns an entry in the settings file as command-line arguments. If the entry is a flag, the result contains the
  /// flag's name if the flag is on, and is empty otherwise.
  static func arguments(_ entry: UserConfiguration.Entry) -> [String] {
    let option = "--\(entry.name)"
    guard isFlag(entry.name) else { return [option, entry.value] }
    return entry.value == "on" ? [option] : []
  }

  /// Returns whether an entry sets an option that only sessions on pages have.
  static func isForPages(_ entry: UserConfiguration.Entry) -> Bool {
    (try? EnvironmentOptions.parse(arguments(entry))) != nil
  }

  /// Returns the values with which a shell can complete an option's argument.
  package static func choices(of name: String, begun: String) -> [String] {
    isFlag(name) ? OnOff.allCases.map(\.rawValue) : OptionChoices.values(of: name, begun: begun)
  }

  /// Returns a description of the error in an entry, or `nil` if the entry is valid.
  static func mistake(in entry: UserConfiguration.Entry) -> String? {
    guard names.contains(entry.name) else {
      return "\(SessionError.unknown("option", entry.name, known: names))"
    }
    if isFlag(entry.name) {
      return ["on", "off"].contains(entry.value)
        ? nil : "“\(entry.name)” must be on or off, not “\(entry.value)”"
    }
    do {
      _ = try parse(arguments(entry))
      return nil
    } catch {
      return message(for: error).replacing("Error: ", with: "")
    }
  }

  /// Returns whether an option takes no value and can therefore be parsed from its name alone.
  private static func isFlag(_ name: String) -> Bool { (try? parse(["--\(name)"])) != nil }
}
