// SPDX-License-Identifier: MIT

import A11ySession

/// The arguments of a program, including the options from the user's configuration. The configured options come first,
/// so that the typed options take precedence.
package enum CommandLineArguments {
  /// Adds the user's secret parameters to the mask and, if the command line opens an interactive session, adds the
  /// user's options.
  ///
  /// - Parameters:
  ///   - typed: The arguments, without the program's name.
  ///   - commands: The subcommands that open an interactive session, or `nil` if the program itself opens one.
  ///   - pageCommands: The subcommands that can open pages.
  ///   - scripted: The options that make the session non-interactive.
  package static func withConfiguration(
    _ typed: [String],
    commands: Set<String>?,
    pageCommands: Set<String> = [],
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
    let added = configuration.arguments(forPages: pageCommands.contains(typed.first ?? ""))
    return Array(typed[..<place]) + added + typed[place...]
  }
}
