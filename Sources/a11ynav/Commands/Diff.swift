// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11ySession
import A11ySites
import A11yTranscripts
import ArgumentParser
import Foundation

/// The `a11ynav diff` subcommand.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show how the spoken words differ between two documents.",
    discussion: """
      Both documents are read from top to bottom; only the lines that differ are
      printed, with some context. With --technology switch-control, the costs of
      the stops are compared.

        a11ynav diff before.aria.yaml after.aria.yaml

      The first file can also contain the words that a device spoke: a VoiceOver
      recording from Xcode, pymobiledevice3 or guidepup, or text with one stop on
      each line. These words are compared one by one with a walk through the second
      file.

        a11ynav diff heard.json screen.xml

      Two --blob files, or two folders with the --blob files of several machines,
      are compared page by page, and words and findings that are new, gone or
      different are printed. The same change on many pages is printed once.

        a11ynav diff before.jsonl after.jsonl

      The exit code is 0 if nothing changed, 1 if something changed, 2 if a document
      could not be read, and 3 if a document has more elements than the limit.
      """
  )

  @Argument(
    help: "The earlier document or --blob file, or the words that a device spoke.",
    completion: .file()
  )
  var before: String

  @Argument(help: "The later document or --blob file.", completion: .file())
  var after: String

  @Option(help: DocumentFormat.help)
  var format: DocumentFormat?

  @Flag(
    help:
      "List everything that the documents’ formats cannot express or that a11ynav does not recognize."
  )
  var notices = false

  @OptionGroup var limit: LimitOption
  @OptionGroup(title: "Web pages") var page: PageOptionGroup
  @OptionGroup(title: "Technology") var technology: TechnologyOptions
  @OptionGroup(title: "Troubleshooting") var log: LogOption

  func run() throws {
    let lines: [VisibleText]
    let isSame: Bool
    let reading = MainActor.assumeIsolated { limit.reading }
    do {
      (lines, isSame) = try MainActor.assumeIsolated {
        if Self.isRun(before) {
          let comparison = try RunComparison(from: run(before), to: run(after))
          return (comparison.text, comparison.isSame)
        }
        try log.logSessions()
        let openers = Openers()
        defer { openers.close() }
        let settings = try technology.settings()
        if let heard = try HeardFile(path: before).recognized() {
          let comparison = try TreeListing.comparison(
            of: heard.stops,
            with: open(after, openers),
            settings: settings,
            within: reading
          )
          return (comparison.report(), comparison.isSame)
        }
        let lines = try TreeListing.difference(
          from: open(before, openers),
          to: open(after, openers),
          settings: settings,
          within: reading
        )
        return (lines, lines.isEmpty)
      }
    } catch {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
    var output = StandardOutput()
    for line in lines { output.write(line, isColored: OutputStyle.isColored) }
    output.flush()
    try MainActor.assumeIsolated { try LimitOption.check(reading) }
    if !isSame { throw ExitCode(1) }
  }

  /// Returns whether a path leads to a `--blob` file or to a folder that contains such files.
  private static func isRun(_ path: String) -> Bool {
    guard DocumentFile(path: path).isFolder else { return RunFile.isOne(path) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.contains {
      $0.hasSuffix(".jsonl") && RunFile.isOne((path as NSString).appendingPathComponent($0))
    }
  }

  private func run(_ path: String) throws -> Run {
    try Run(RunPaths.all([path]).map { try RunFile(path: $0) })
  }

  @MainActor
  private func open(_ path: String, _ openers: Openers) throws -> OpenedSource {
    var subject = SubjectOptions()
    subject.file = path
    subject.format = format
    subject.notices = notices
    subject.page = page
    return try subject.open(openers)
  }
}
