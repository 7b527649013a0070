// SPDX-License-Identifier: MIT

import A11ySession

/// The arguments of a program, with what the user has written down before what they have typed, so
/// that the latter wins.
package enum CommandLineArguments {
  /// Masks the user's secret parameters, and adds the user's options if the command line opens a session with a person at the keys.
  ///
  /// - Parameters:
  ///   - typed: The arguments, without the program's name.
  ///   - commands: The subcommands that open such a session; `nil` if the program has none, and is one.
  ///   - scripted: The options with which nobody is at the keys.
  package static func withConfiguration(
    _ typed: [String],
    commands: Set<String>?,
    scripted: Set<String>
  ) -> [String] {
    UserConfiguration.maskSecrets()
    let names = Set(typed.map { String($0.prefix { $0 != "=" }) })
    guard names.isDisjoint(with: scripted.union(["--help", "-h", "--version", "help"])) else {
      return typed
    }
    if let commands, !commands.contains(typed.first ?? "") { return typed }
    let configuration = UserConfiguration.ofUser()
    for mistake in configuration.mistakes {
      StandardError.write(VisibleText(mistake.text(in: UserConfiguration.path() ?? "")))
    }
    let place = commands == nil ? 0 : 1
    return Array(typed[..<place]) + configuration.arguments + typed[place...]
  }
}
