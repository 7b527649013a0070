// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import Foundation

/// What a user has written down once for all their sessions: options by their long names, a line each.
///
/// ```
/// # ~/.config/a11ynav/config
/// rate = 240
/// speech = spd
/// technology = switch-control
/// ```
/// Only sessions with a person at the keys follow it: a test must not depend on who runs it. Every
/// command follows `secret-parameters`, because a secret must not be written whoever runs it.
package struct UserConfiguration {
  /// A line that sets an option.
  package struct Entry: Hashable {
    package var line: Int
    package var name: String
    package var value: String
  }

  /// The options, in order.
  package private(set) var entries: [Entry] = []
  /// The user’s own profiles, as they are written, by name.
  package private(set) var profiles: [String: String] = [:]
  /// The further parameters whose values are masked in addresses.
  package private(set) var secretParameters: [String] = []
  /// The name of the line that lists them.
  package static let secretParametersName = "secret-parameters"
  /// Something that is wrong with the file.
  package struct Mistake: Hashable {
    /// The line; `nil` if it is the whole file.
    package var line: Int?
    package var text: String

    /// The mistake as compilers write one.
    package func text(in path: String) -> String {
      path + (line.map { ":\($0)" } ?? "") + ": " + text
    }
  }

  /// What is wrong, by line.
  package private(set) var mistakes: [Mistake] = []

  /// Where the file is; `nil` if the environment names no folder of the user's.
  package static func path(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/a11ynav/config"
    }
    return environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config/a11ynav/config" }
  }

  /// Reads the user's file; without one there are no options.
  package static func ofUser() -> UserConfiguration {
    var isFolder: ObjCBool = false
    guard let path = path(), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else { return UserConfiguration("") }
    guard let data = FileManager.default.contents(atPath: path), !isFolder.boolValue else {
      var configuration = UserConfiguration("")
      let cause =
        isFolder.boolValue
        ? "this is a folder, not a file" : "you have no permission to read this file"
      configuration.mistakes = [Mistake(text: cause + "; your settings are ignored")]
      return configuration
    }
    return UserConfiguration(String(decoding: data, as: UTF8.self))
  }

  /// Reads lines; those with a mistake are left out.
  package init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      switch Content(line) {
      case .nothing: continue
      case .other(let text):
        mistakes.append(
          Mistake(line: index + 1, text: "“\(text)” does not have the form NAME = VALUE")
        )
      case .option(let name, let value) where name.hasPrefix("profile."):
        let profile = String(name.dropFirst("profile.".count))
        do {
          _ = try SwitchProfile(profile, written: value)
          profiles[profile] = value
        } catch {
          mistakes.append(Mistake(line: index + 1, text: "\(error)"))
        }
      case .option(Self.secretParametersName, let value):
        let names = value.split(separator: ",").map { String($0).trimmed }
        if names.isEmpty || names.contains("") {
          let mistake = "“\(Self.secretParametersName)” takes names separated by commas"
          mistakes.append(Mistake(line: index + 1, text: mistake))
        } else {
          secretParameters += names
        }
      case .option(let name, let value):
        let entry = ConfigurableOptions.renamed(
          Entry(line: index + 1, name: name, value: value)
        )
        if let mistake = ConfigurableOptions.mistake(in: entry) {
          mistakes.append(Mistake(line: entry.line, text: mistake))
        } else {
          entries.append(entry)
        }
      }
    }
  }

  /// The profile that the user has written down by a name, as `profile.anna = slow, hold 0.3s`.
  ///
  /// - Throws: ``SessionError`` for a setting that is not the scanner’s.
  package static func profile(_ name: String) throws(SessionError) -> SwitchProfile? {
    let written = ofUser().profiles[name]
    guard let written else { return nil }
    return try SwitchProfile(name, written: written)
  }

  /// Has every output mask the parameters that the user has written down.
  package static func maskSecrets() { AddressMask.add(ofUser().secretParameters) }

  /// The options as a command line has them.
  package var arguments: [String] { entries.flatMap(ConfigurableOptions.arguments) }
}
