// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11yFiles
import A11ySession
import A11ySites
import A11ySpeech
import ArgumentParser
import Foundation

/// The options that specify where an audit's reports are written.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Also write a SARIF report for code scanning to this file.",
      valueName: "file"
    ),
    completion: .file()
  )
  var sarif: String?

  @Option(
    help: ArgumentHelp("Also write a JUnit report to this file.", valueName: "file"),
    completion: .file()
  )
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Also write an HTML report to this file, with a walk through each page.",
      valueName: "file"
    ),
    completion: .file(extensions: ["html"])
  )
  var html: String?

  @Flag(help: "Leave images of web pages out of --html and --blob files.")
  var noScreenshots = false

  @Flag(help: "With --html, embed a recording of VoiceOver’s words, spoken by espeak-ng.")
  var sound = false

  @Option(
    help: ArgumentHelp(
      "Append this run’s figures to this file; --html then shows their trend.",
      valueName: "file"
    ),
    completion: .file()
  )
  var history: String?

  func validate() throws {
    if sound, html == nil {
      throw ValidationError(
        "--sound needs --html, because the sound is embedded in the HTML report."
      )
    }
  }

  /// Whether a requested report requires a complete run.
  var needsRun: Bool { html != nil || history != nil }

  /// Prints a report.
  ///
  /// - Parameters:
  ///   - all: Whether to print all findings, or all components, of each rule.
  ///   - isSite: Whether to print each component only once for all pages.
  private func show(_ report: AuditReport, all: Bool, isSite: Bool) {
    var output = StandardOutput()
    let limit = all ? Int.max : AuditResult.shown
    if json {
      output.write(VisibleText(json: report.json))
    } else if isSite, report.results.count > 1 {
      for line in report.siteText(limit: limit) { output.write(line) }
    } else {
      for result in report.results {
        for line in result.text(limit: limit) { output.write(line) }
      }
      for line in report.leftOut { output.write(VisibleText("Left out: \(line)")) }
    }
    output.flush()
    for (subject, reason) in report.failures {
      StandardError.write("a11ynav: \(subject): \(reason)")
    }
  }

  /// Prints and writes a report, and exits with the report's exit code.
  ///
  /// - Parameters:
  ///   - isSite: Whether to print each component only once for all pages.
  ///   - isWritten: Whether the files that require a complete run were written.
  func finish(
    _ report: AuditReport,
    _ options: FindingOptions,
    isSite: Bool,
    isWritten: Bool
  ) throws {
    show(report, all: options.all, isSite: isSite)
    let code = write(report) && isWritten ? report.exitCode(warnsOnly: options.warn) : 2
    if code != 0 { throw ExitCode(code) }
  }

  /// Writes the report files, and returns whether all of them were written.
  private func write(_ report: AuditReport) -> Bool {
    var isWritten = true
    if let sarif, !ReportFile.write(report.sarif(version: Version.text), to: sarif) {
      isWritten = false
    }
    if let junit, !ReportFile.write(report.junit, to: junit) { isWritten = false }
    return isWritten
  }

  /// Adds a run to the history and writes the HTML report. Returns whether the history and the report were written.
  func write(_ run: Run, _ report: AuditReport) throws -> Bool {
    var trend: Trend?
    if let history {
      let old = FileManager.default.contents(atPath: history) ?? Data()
      let new = old + RunFigures(of: run, report).line + Data("\n".utf8)
      trend = try Trend(reading: new, from: history)
      guard ReportFile.write(String(decoding: new, as: UTF8.self), to: history) else {
        return false
      }
    }
    guard let html else { return true }
    let voice: SiteReport.Sound? = sound ? { try Self.speak($0) } : nil
    let document = SiteReport(of: run, report, trend: trend, sound: voice)
    return ReportFile.write(to: html) { part in try document.write(part) }
  }

  private static func speak(_ words: [(text: String, language: String?)]) throws -> Data {
    try SpeechClip(words.map { SpeechSegment(text: $0.text, language: $0.language) }).data
  }
}

/// The options that determine which findings are reported and whether findings count as a failure.
struct FindingOptions: ParsableArguments {
  @Flag(help: "Print all findings instead of the first five for each rule.")
  var all = false

  @Flag(help: "Exit with code 0 even if there are findings.")
  var warn = false

  @Option(
    help: ArgumentHelp("Leave out the findings in this earlier --json report.", valueName: "file"),
    completion: .file()
  )
  var baseline: String?

  /// Reads the baseline, if the user has specified one.
  func known() throws -> Baseline? {
    guard let baseline else { return nil }
    guard let data = FileManager.default.contents(atPath: baseline) else {
      throw Failure("\(baseline): the file does not exist or is not readable")
    }
    do { return try Baseline(json: data) } catch { throw Failure("\(baseline): \(error)") }
  }
}
