// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySites
import ArgumentParser
import Foundation

/// `a11ynav merge-reports`
struct MergeReports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Make one report of the parts of a site that several machines have audited.",
    discussion: """
      Each machine audits its part with --shard, and keeps what it finds in a --blob
      file. The merged reports are the same as if one machine had audited the whole
      site.

        a11ynav audit --sitemap http://localhost:3000 --shard 1/2 --blob one.jsonl
        a11ynav audit --sitemap http://localhost:3000 --shard 2/2 --blob two.jsonl
        a11ynav merge-reports one.jsonl two.jsonl --html report.html --junit report.xml

      The exit code is 1 if there are findings, unless --warn is given, and 2 if a
      part is missing, is there twice, belongs to another run, or was interrupted.
      """
  )

  @Argument(help: "The --blob files of all parts, or folders with them.", completion: .file())
  var files: [String]

  @OptionGroup var findings: FindingOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions

  func run() throws {
    let report: AuditReport
    let isWritten: Bool
    do {
      let run = try Run.read(files)
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
}

extension Run {
  /// Reads the files of all parts of a run, with those in folders; other files in a folder are left alone.
  static func read(_ paths: [String]) throws -> Run {
    let files = try paths.flatMap { path -> [String] in
      guard DocumentFile(path: path).isFolder else { return [path] }
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      let found = names.filter { $0.hasSuffix(".jsonl") }
      guard !found.isEmpty else { throw Failure("\(path): this folder contains no .jsonl files") }
      return found.map { (path as NSString).appendingPathComponent($0) }
    }
    return try Run(files.map { try RunFile(path: $0) })
  }
}
