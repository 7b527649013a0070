// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yFiles
import A11ySession
import ArgumentParser
import Foundation

/// The `a11ynav settings` subcommand.
struct Settings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show or save the options for your sessions.",
    discussion: """
      The settings file stores options by their long names. These options apply to
      interactive sessions (open, attach, record, apps), never to tests or replays.
      Only secret-parameters, which lists further URL parameters whose values are
      masked, applies to every command.

        a11ynav settings                  show the file’s path and its settings
        a11ynav settings rate 240         speak faster from now on
        a11ynav settings rate --remove    return to the default
        a11ynav settings --list           list the options that can be saved
      """
  )

  @Argument(
    help: "The option’s name.",
    completion: .custom { _, _, _ in names }
  )
  var name: String?

  @Argument(
    help: "The option’s value.",
    completion: .custom { words, index, begun in
      guard let name = words.prefix(index).last(where: ConfigurableOptions.names.contains) else {
        return []
      }
      return OptionChoices.offered(ConfigurableOptions.choices(of: name, begun: begun))
    }
  )
  var value: String?

  @Flag(help: "Remove the option from the file.")
  var remove = false

  @Flag(help: "List the options that can be saved.")
  var list = false

  /// The names of all configurable options.
  private static let names = ConfigurableOptions.names + [UserConfiguration.secretParametersName]

  func validate() throws {
    if name != nil, (value == nil) == !remove {
      throw ValidationError("Specify a value or --remove, but not both.")
    }
  }

  func run() throws {
    var output = StandardOutput()
    defer { output.flush() }
    if list {
      for name in Self.names { output.write(VisibleText(name)) }
      return
    }
    guard let path = UserConfiguration.path() else {
      throw Failure("cannot find your settings, because neither HOME nor XDG_CONFIG_HOME is set")
    }
    guard let name else {
      output.write(VisibleText(path))
      let configuration = UserConfiguration.ofUser()
      for entry in configuration.entries {
        output.write("\(entry.name) = \(entry.value)")
      }
      if !configuration.secretParameters.isEmpty {
        let names = configuration.secretParameters.joined(separator: ", ")
        output.write("\(UserConfiguration.secretParametersName) = \(names)")
      }
      for mistake in configuration.mistakes {
        StandardError.write(VisibleText(mistake.text(in: path)))
      }
      return
    }
    try write(name, path)
  }

  private func write(_ name: String, _ path: String) throws {
    if let value, let mistake = UserConfiguration("\(name) = \(value)").mistakes.first {
      throw Failure(mistake.text)
    }
    let old = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    guard let new = UserConfiguration.text(old, setting: name, to: value) else {
      throw Failure("“\(name)” is not set in \(path)")
    }
    do {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileReplacement.replace(path, with: Array(new.utf8))
    } catch let error as FileReplacementError {
      throw Failure("\(path): cannot write the settings: \(error.reason)")
    } catch {
      throw Failure("cannot write \(path), because its folder cannot be created")
    }
  }
}
