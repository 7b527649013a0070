// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11ySites
import A11yTranscripts
import ArgumentParser
import Foundation

/// The `a11ynav merge-reports` subcommand.
struct MergeReports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Merge the audits or tests from several machines into one report.",
    discussion: """
      Each machine runs its part of an audit or a test with --shard, and stores its
      results in a --blob file. The merged reports are the same as if one machine
      had done everything.

        a11ynav audit --sitemap http://localhost:3000 --shard 1/2 --blob one.jsonl
        a11ynav audit --sitemap http://localhost:3000 --shard 2/2 --blob two.jsonl
        a11ynav merge-reports one.jsonl two.jsonl --html report.html --junit junit.xml

        a11ynav test tests --shard 1/2 --blob first.jsonl
        a11ynav test tests --shard 2/2 --blob second.jsonl
        a11ynav merge-reports first.jsonl second.jsonl --html report.html

      The exit code is 1 if a transcript differs, or if there are findings and --warn
      is not given. The exit code is 2 if a page or a transcript could not be run, or
      if a part is missing, duplicated, interrupted, or from another run.
      """
  )

  @Argument(
    help: "The --blob files of all parts, or folders that contain them.",
    completion: .file()
  )
  var files: [String]

  @OptionGroup var findings: FindingOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions

  func run() throws {
    let paths: [String]
    do { paths = try RunPaths.all(files) } catch {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
    if paths.contains(where: TestRunFile.isOne) { return try mergeTests(paths) }
    let report: AuditReport
    let isWritten: Bool
    do {
      let run = try Run(paths.map { try RunFile(path: $0) })
      var merged = try run.report()
      if let known = try findings.known() { merged.leaveOut(known) }
      report = merged
      isWritten = try reports.write(run, report)
    } catch {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
    try reports.finish(report, findings, isSite: true, isWritten: isWritten)
  }

  /// Prints and writes the results of all transcripts in the same way as the `test` command.
  private func mergeTests(_ paths: [String]) throws {
    let run: TestRun
    do {
      if reports.sarif != nil || reports.history != nil || findings.baseline != nil {
        throw Failure("--sarif, --history and --baseline are only for audits")
      }
      run = try TestRun(paths.map { try TestRunFile(path: $0) })
    } catch {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
    var output = StandardOutput()
    for record in run.report.records {
      let lines = reports.json ? [record.json] : record.report
      for line in lines { output.write(VisibleText(json: line)) }
      if !reports.json, lines.count > 1 { output.write("") }
    }
    if !reports.json { output.write(VisibleText(run.report.summary)) }
    output.flush()
    var exitCode = run.report.exitCode
    if let junit = reports.junit, !ReportFile.write(run.report.junit, to: junit) { exitCode = 2 }
    if let html = reports.html, !ReportFile.write(run.report.html(of: run.title), to: html) {
      exitCode = 2
    }
    if exitCode != 0 { throw ExitCode(exitCode) }
  }
}

/// The paths of the files with the shards of a run.
enum RunPaths {
  /// Returns the specified files, and the files in the specified folders. Other types of files in a folder are ignored.
  static func all(_ paths: [String]) throws -> [String] {
    try paths.flatMap { path -> [String] in
      guard DocumentFile(path: path).isFolder else { return [path] }
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      let found = names.filter { $0.hasSuffix(".jsonl") }
      guard !found.isEmpty else { throw Failure("\(path): this folder contains no .jsonl files") }
      return found.map { (path as NSString).appendingPathComponent($0) }
    }
  }
}
