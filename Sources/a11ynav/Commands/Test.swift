// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11yTranscripts
import ArgumentParser
import Foundation

/// `a11ynav test`
struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run transcripts, and show where what is said is not what is written.",
    discussion: """
      In a folder, every file below it whose name ends in .a11y is run.

        a11ynav test Examples
        a11ynav test login.a11y --record       write down what is said now
        a11ynav test . --junit report.xml      a report for CI

      The exit code is 0 if all passed, 1 if something differs, and 2 if
      something could not be run.
      """
  )

  @Argument(help: "Transcripts, and folders of them.", completion: .file(extensions: ["a11y"]))
  var paths: [String]

  @Flag(help: "Write down what is said now where it differs; all else in the file stays.")
  var record = false

  @Flag(help: "Lay the files out as transcripts should be, and run nothing.")
  var format = false

  @Option(help: ArgumentHelp("Only files whose path holds this text.", valueName: "text"))
  var filter: String?

  @Option(help: ArgumentHelp("How many files are read at one time.", valueName: "number"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp("Write a JUnit report too.", valueName: "file"),
    completion: .file(extensions: ["xml"])
  )
  var junit: String?

  @Flag(help: "Print one JSON record for each transcript.")
  var json = false

  @OptionGroup(title: "Finding mistakes") var trace: TraceOptions

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to 1024.")
    }
    if record, format { throw ValidationError("Either --record or --format, not both.") }
  }

  func run() throws {
    var suite = TranscriptSuite(paths)
    suite.openers = MainActor.assumeIsolated { Openers().all }
    suite.screen = { FreshScreen($0) }
    suite.filter = filter
    suite.records = record
    if let jobs { suite.jobs = jobs }
    if record, ContinuousIntegration.isRunning {
      StandardError.write(
        "a11ynav: --record is refused where CI is set: record on your own machine and commit that"
      )
      throw ExitCode(2)
    }
    if format { return try formatFiles(suite) }
    let report = try MainActor.assumeIsolated {
      suite.trace = try trace.writer()
      try trace.logSessions()
      return runAll(suite)
    }
    var exitCode = report.exitCode
    if report.results.isEmpty {
      StandardError.write("a11ynav: no transcript’s path holds “\(filter ?? "")”")
      exitCode = 2
    }
    if let junit, !ReportFile.write(report.junit, to: junit) { exitCode = 2 }
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  @MainActor
  private func runAll(_ suite: TranscriptSuite) -> TestReport {
    var report = TestReport()
    var output = StandardOutput()
    let isColored = OutputStyle.isColored
    suite.run { result in
      report.add(result)
      if json {
        output.write(VisibleText(json: result.json))
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

  private func formatFiles(_ suite: TranscriptSuite) throws {
    let outcome = suite.format()
    var output = StandardOutput()
    for path in outcome.changed { output.write(VisibleText(path)) }
    output.flush()
    for error in outcome.errors { StandardError.write("\(error)") }
    if !outcome.errors.isEmpty { throw ExitCode(2) }
  }
}
