// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11yJSON
import A11yLocalization
import A11yProjects
import A11ySession
import ArgumentParser
import Foundation

/// The `a11ynav texts` subcommand.
struct CheckTexts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "texts",
    abstract: "Check how an app’s strings sound in every language.",
    discussion: """
      The command reads the string catalogs (.xcstrings), .strings and .stringsdict
      files in an app’s folder, without building the app. The command finds keys that
      are spoken instead of their strings, strings spoken by another language’s
      voice, plurals without a form that the language needs, and translations that
      omit a value.

        a11ynav texts MyApp
        a11ynav texts MyApp --languages de,pl
        a11ynav texts MyApp/Localizable.xcstrings --json

      To hear the languages side by side, use a11ynav previews --languages all.

      The exit code is 1 if there are findings, unless --warn is given, and 2 if the
      folder has no string tables.
      """
  )

  @Argument(help: "An app’s folder, or one string catalog.", completion: .directory)
  var folder = "."

  @Option(
    help: ArgumentHelp(
      "The languages to check, separated by commas. (default: all)",
      valueName: "tags"
    )
  )
  var languages: String?

  @Flag(help: "Print all findings instead of the first five for each rule.")
  var all = false

  @Flag(help: "Print one JSON record for each finding.")
  var json = false

  @Flag(help: "Exit with code 0 even if there are findings.")
  var warn = false

  private static let shown = 5

  func run() throws {
    let texts = AppTexts(at: URL(fileURLWithPath: folder))
    guard !texts.bundles.isEmpty else {
      StandardError.write("Error: \(folder): no string tables were found")
      throw ExitCode(2)
    }
    let wanted = languages.map { $0.split(separator: ",").map(String.init) }
    for language in wanted ?? [] where !texts.languages.contains(language) {
      let known = texts.languages.joined(separator: ", ")
      StandardError.write(
        "Error: \(folder): there is no string table for the language \(language); available: \(known)"
      )
      throw ExitCode(2)
    }
    let found = texts.bundles.flatMap { path, bundle in
      let languages = wanted?.filter(bundle.localizations.contains)
      return bundle.findings(in: languages).map { (path, $0) }
    }
    var output = StandardOutput()
    if json {
      for (path, finding) in found { output.write(VisibleText(json: Self.record(path, finding))) }
    } else {
      report(found, of: texts, to: &output)
    }
    output.flush()
    if !found.isEmpty, !warn { throw ExitCode(1) }
  }

  private func report(
    _ found: [(String, TableFinding)],
    of texts: AppTexts,
    to output: inout StandardOutput
  ) {
    for rule in TableFinding.Rule.allCases {
      let group = found.filter { $0.1.rule == rule }
      guard !group.isEmpty else { continue }
      output.write("\(rule.rawValue): \(rule.sentence)")
      output.write("\(group.count.counted("finding"))")
      output.write("")
      for (path, finding) in group.prefix(all ? .max : Self.shown) {
        output.write("\(finding.message)")
        output.write("heard in \(finding.language): \(finding.heard)")
        output.write("found in \(path == "." ? "" : path + "/")\(finding.table)")
        output.write("")
      }
      if !all, group.count > Self.shown {
        output.write(
          "and \(group.count - Self.shown) more for \(rule.rawValue); use --all to print them"
        )
        output.write("")
      }
    }
    let languages = texts.languages.joined(separator: ", ")
    output.write("\(folder): \(found.count.counted("finding")) in \(languages)")
  }

  private static func record(_ path: String, _ finding: TableFinding) -> String {
    let value: JSONValue = .object([
      "version": 1, "rule": .string(finding.rule.rawValue), "folder": .string(path),
      "table": .string(finding.table), "key": .string(finding.key),
      "language": .string(finding.language), "heard": .string(finding.heard),
      "message": .string(finding.message),
    ])
    return value.text
  }
}
