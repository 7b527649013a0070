// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import Foundation

/// A user's configuration for all sessions. The configuration contains options by their long names, one per line.
///
/// ```
/// # ~/.config/a11ynav/config
/// rate = 240
/// speech = spd
/// technology = switch-control
/// ```
/// Only interactive sessions follow the configuration, because a test must not depend on the user who runs the test.
/// All commands apply the `secret-parameters` entry, because a secret must never be written out.
package struct UserConfiguration {
  /// A line that sets an option.
  package struct Entry: Hashable {
    package var line: Int
    package var name: String
    package var value: String
  }

  /// The options, in order.
  package private(set) var entries: [Entry] = []
  /// The user’s own profiles as written in the file, keyed by name.
  package private(set) var profiles: [String: String] = [:]
  /// Additional parameters whose values are masked in addresses.
  package private(set) var secretParameters: [String] = []
  /// The name of the configuration entry that lists the secret parameters.
  package static let secretParametersName = "secret-parameters"
  /// An error in the configuration file.
  package struct Mistake: Hashable {
    /// The line number, or `nil` if the error concerns the file as a whole.
    package var line: Int?
    package var text: String

    /// Returns the error in the format that compilers use.
    package func text(in path: String) -> String {
      path + (line.map { ":\($0)" } ?? "") + ": " + text
    }
  }

  /// The errors, keyed by line.
  package private(set) var mistakes: [Mistake] = []

  /// Returns the path of the file, or `nil` if the environment does not specify a folder for the user.
  package static func path(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
      return folder + "/a11ynav/config"
    }
    return environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config/a11ynav/config" }
  }

  /// Reads the user's file. If there is no such file, the configuration contains no options.
  package static func ofUser() -> UserConfiguration {
    var isFolder: ObjCBool = false
    guard let path = path(), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    else { return UserConfiguration("") }
    guard let data = FileManager.default.contents(atPath: path), !isFolder.boolValue else {
      var configuration = UserConfiguration("")
      let cause =
        isFolder.boolValue
        ? "this is a folder, not a file" : "you do not have permission to read this file"
      configuration.mistakes = [Mistake(text: cause + "; your settings are ignored")]
      return configuration
    }
    return UserConfiguration(String(decoding: data, as: UTF8.self))
  }

  /// Parses the text of a configuration file, omitting lines that contain an error.
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
          let mistake = "“\(Self.secretParametersName)” must be names separated by commas"
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

  /// Returns the profile that the user has defined under a name, as in `profile.anna = slow, hold 0.3s`.
  ///
  /// - Throws: ``SessionError`` for a setting that does not belong to the scanner.
  package static func profile(_ name: String) throws(SessionError) -> SwitchProfile? {
    let written = ofUser().profiles[name]
    guard let written else { return nil }
    return try SwitchProfile(name, written: written)
  }

  /// Ensures that all output masks the values of the parameters that the user has listed.
  package static func maskSecrets() { AddressMask.add(ofUser().secretParameters) }

  /// Returns the options as command-line arguments.
  ///
  /// - Parameter forPages: Whether the command line has the options of sessions on pages.
  package func arguments(forPages: Bool) -> [String] {
    entries.filter { forPages || !ConfigurableOptions.isForPages($0) }
      .flatMap(ConfigurableOptions.arguments)
  }
}
