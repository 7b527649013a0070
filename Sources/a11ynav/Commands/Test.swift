// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11ySites
import A11yTranscripts
import ArgumentParser
import Foundation

/// The `a11ynav test` subcommand.
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run transcripts and show where the spoken words differ from the expected ones.",
    discussion: """
      In a folder, every .a11y file is run, including those in subfolders.

        a11ynav test Examples
        a11ynav test login.a11y --record       update it with the current words
        a11ynav test . --junit report.xml      write a JUnit report for CI
        a11ynav test . --html report.html      write a report for a browser
        a11ynav test . --shard 1/2 --blob one.jsonl
                                               run the first of two parts
        a11ynav test screen.a11y --against heard.json
                                               compare with a device’s words

      merge-reports merges the --blob files of all parts into one report.

      The exit code is 0 if all transcripts pass, 1 if one differs, and 2 if one
      could not be run.
      """
  )

  @Argument(
    help: "Transcripts, or folders that contain them.",
    completion: .file(extensions: ["a11y"])
  )
  var paths: [String]

  @Flag(help: "Update the lines that differ with the current words; keep the rest of the file.")
  var record = false

  @Flag(help: "Format the transcripts without running them.")
  var format = false

  @Option(help: ArgumentHelp("Run only files whose path contains this text.", valueName: "text"))
  var filter: String?

  @Option(help: ArgumentHelp("The number of files to run at the same time.", valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp("Also write a JUnit report to this file.", valueName: "file"),
    completion: .file(extensions: ["xml"])
  )
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Also write an HTML report to this file, with expected and spoken words side by side.",
      valueName: "file"
    ),
    completion: .file(extensions: ["html"])
  )
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Run only this part of the transcripts, such as 2/8 for the second of eight machines.",
      valueName: "part"
    ),
    transform: Shard.named
  )
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "With --shard, balance the parts according to the times in these --blob files from an earlier run.",
      valueName: "file"
    ),
    completion: .file()
  )
  var durations: [String] = []

  @Option(
    help: ArgumentHelp("Store the results in this file, for merge-reports.", valueName: "file"),
    completion: .file()
  )
  var blob: String?

  @Flag(help: "Print one JSON record for each transcript.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Compare all words that are spoken in one transcript with the words that a device spoke.",
      valueName: "file"
    ),
    completion: .file()
  )
  var against: String?

  @OptionGroup(title: "Troubleshooting") var trace: TraceOptions

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs must be a number from 1 to 1024.")
    }
    if record, format { throw ValidationError("--record and --format cannot be combined.") }
    if !durations.isEmpty, shard == nil {
      throw ValidationError("--durations can only be used with --shard.")
    }
    if format, shard != nil || blob != nil || html != nil {
      throw ValidationError(
        "--format runs no transcripts, so it cannot be combined with --shard, --blob or --html."
      )
    }
    if against != nil,
      record || format || json || junit != nil || html != nil || blob != nil || shard != nil
    {
      throw ValidationError(
        "--against prints a comparison and cannot be combined with other output."
      )
    }
  }

  func run() throws {
    var suite = TranscriptSuite(paths)
    let openers = MainActor.assumeIsolated { Openers() }
    defer { MainActor.assumeIsolated { openers.close() } }
    suite.openers = MainActor.assumeIsolated { openers.all }
    suite.screen = { FreshScreen($0) }
    suite.filter = filter
    suite.records = record
    if let jobs { suite.jobs = jobs }
    if record, ContinuousIntegration.isRunning {
      StandardError.write(
        "a11ynav: --record does not run in CI; record on your own machine and commit the result"
      )
      throw ExitCode(2)
    }
    if format { return try formatFiles(suite) }
    if let against { return try compare(suite, HeardFile(path: against).read().stops) }
    if let shard { suite.selects = try selection(of: shard) }
    let report = try MainActor.assumeIsolated {
      suite.trace = try trace.writer()
      try trace.logSessions()
      return runAll(suite)
    }
    var exitCode = report.exitCode
    // A shard may be empty if the run is divided among more machines than there are transcripts.
    if report.records.isEmpty, shard == nil {
      StandardError.write("a11ynav: no transcript’s path contains “\(filter ?? "")”")
      exitCode = 2
    }
    let title = paths.map(Self.title).joined(separator: ", ")
    if let junit, !ReportFile.write(report.junit, to: junit) { exitCode = 2 }
    if let html, !ReportFile.write(report.html(of: title), to: html) { exitCode = 2 }
    if let blob {
      let header = TestRunFile.Header(
        title: title,
        program: Version.text,
        began: report.began,
        names: suite.files().found,
        shard: shard
      )
      if !ReportFile.write(TestRunFile.text(header, report.records), to: blob) { exitCode = 2 }
    }
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// Returns the name that reports show instead of a path.
  private static func title(_ path: String) -> String {
    path == "." ? URL(fileURLWithPath: ".").lastPathComponent : path
  }

  /// Returns a closure that selects the transcripts in a shard. Transcripts are distributed among the shards according
  /// to their durations in earlier runs.
  private func selection(of part: Shard) throws -> @Sendable ([String]) -> [String] {
    var times: [String: Double] = [:]
    do {
      for path in durations {
        for record in try TestRunFile(path: path).records { times[record.path] = record.seconds }
      }
    } catch {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
    return { [times] names in part.places(of: names, times: times).map { names[$0] } }
  }

  @MainActor
  private func runAll(_ suite: TranscriptSuite) -> TestReport {
    var report = TestReport()
    var output = StandardOutput()
    let isColored = OutputStyle.isColored
    suite.run { result in
      let record = TestRecord(result)
      report.add(record)
      if json {
        output.write(VisibleText(json: record.json))
      } else {
        let lines = result.report()
        for line in lines { output.write(line, isColored: isColored) }
        if lines.count > 1 { output.write("") }
      }
    }
    if !json { output.write(VisibleText(report.summary)) }
    output.flush()
    return report
  }

  /// Prints the differences between a transcript's words and a device's words.
  private func compare(_ suite: TranscriptSuite, _ heard: [String]) throws {
    let comparison: HeardComparison
    do {
      comparison = try MainActor.assumeIsolated {
        var suite = suite
        suite.trace = try trace.writer()
        try trace.logSessions()
        return try suite.comparison(with: heard)
      }
    } catch let error as TranscriptError {
      throw Failure("\(error)")
    }
    var output = StandardOutput()
    for line in comparison.report() {
      output.write(line, isColored: OutputStyle.isColored)
    }
    output.flush()
    if !comparison.isSame { throw ExitCode(1) }
  }

  private func formatFiles(_ suite: TranscriptSuite) throws {
    let outcome = suite.format()
    var output = StandardOutput()
    for path in outcome.changed { output.write(VisibleText(path)) }
    output.flush()
    for error in outcome.errors { StandardError.write("\(error)") }
    if !outcome.errors.isEmpty { throw ExitCode(2) }
  }
}
