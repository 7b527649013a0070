// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yFiles
import A11ySession
import ArgumentParser
import Foundation

/// `a11ynav settings`
struct Settings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "Show or write down the options of your sessions.",
    discussion: """
      The file holds options by their long names. Sessions with you at the keys
      follow it (open, attach, record, apps); tests and replays never do. Every
      command follows secret-parameters, which lists further parameters of
      addresses whose values are masked.

        a11ynav settings                  the file, and what it sets
        a11ynav settings rate 240         speak faster from now on
        a11ynav settings rate --remove    as the program comes again
        a11ynav settings --list           all options that can be written down
      """
  )

  @Argument(
    help: "The option’s name.",
    completion: .custom { _, _, _ in names }
  )
  var name: String?

  @Argument(
    help: "Its value.",
    completion: .custom { words, index, begun in
      guard let name = words.prefix(index).last(where: ConfigurableOptions.names.contains) else {
        return []
      }
      return OptionChoices.offered(ConfigurableOptions.choices(of: name, begun: begun))
    }
  )
  var value: String?

  @Flag(help: "Take the option out of the file.")
  var remove = false

  @Flag(help: "List the options.")
  var list = false

  /// The names of all options that can be configured.
  private static let names = ConfigurableOptions.names + [UserConfiguration.secretParametersName]

  func validate() throws {
    if name != nil, (value == nil) == !remove {
      throw ValidationError("Say a value, or --remove.")
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
      throw Failure("neither HOME nor XDG_CONFIG_HOME says where your files are")
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
      throw Failure("“\(name)” is not in \(path)")
    }
    do {
      let folder = (path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileReplacement.replace(path, with: Array(new.utf8))
    } catch let error as FileReplacementError {
      throw Failure("\(path): \(error.reason)")
    } catch {
      throw Failure("\(path) cannot be written: its folder cannot be made")
    }
  }
}
