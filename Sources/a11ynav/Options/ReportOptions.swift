// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11yFiles
import A11ySession
import A11ySites
import ArgumentParser
import Foundation

/// The options for the destinations of an audit's reports.
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
      "Also write a report to this file in which the walk through each page can be followed.",
      valueName: "file"
    ),
    completion: .file(extensions: ["html"])
  )
  var html: String?

  @Flag(help: "Leave images of web pages out of --html and --blob files.")
  var noScreenshots = false

  @Option(
    help: ArgumentHelp(
      "Add the figures of this run to this file; --html then draws their trend.",
      valueName: "file"
    ),
    completion: .file()
  )
  var history: String?

  /// Whether a report needs everything that is heard on the pages.
  var needsWalks: Bool { html != nil || history != nil }

  /// Prints a report.
  ///
  /// - Parameters:
  ///   - all: Whether to print all findings, or components, of each rule.
  ///   - isSite: Whether to print each component once for all pages.
  func print(_ report: AuditReport, all: Bool, isSite: Bool) {
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

  /// Writes the files, and returns whether all were written.
  func write(_ report: AuditReport) -> Bool {
    var isWritten = true
    if let sarif, !ReportFile.write(report.sarif(version: Version.text), to: sarif) {
      isWritten = false
    }
    if let junit, !ReportFile.write(report.junit, to: junit) { isWritten = false }
    return isWritten
  }

  /// Adds a run to the history, writes the HTML report, and returns whether both were written.
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
    return ReportFile.write(to: html) { part in
      try SiteReport(of: run, report, trend: trend).write(part)
    }
  }
}
