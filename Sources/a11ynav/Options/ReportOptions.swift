// SPDX-License-Identifier: MIT

import A11yAudit
import ArgumentParser

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

  /// Writes the files, and returns whether all were written.
  func write(_ report: AuditReport) -> Bool {
    var isWritten = true
    if let sarif, !ReportFile.write(report.sarif(version: Version.text), to: sarif) {
      isWritten = false
    }
    if let junit, !ReportFile.write(report.junit, to: junit) { isWritten = false }
    return isWritten
  }
}
