// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation

/// A run, combined from the files of its shards.
package struct Run: Sendable {
  /// A page, with the index of its run file and its index in this file.
  private struct Page: Sendable {
    let file: Int
    let index: Int
    let outcome: PageOutcome
  }

  /// The facts that are the same for all pages of the run. The start time of the run is the start time of its first
  /// shard.
  package private(set) var header: RunHeader
  private let files: [RunFile]
  private let pages: [Page]
  private let rules: [Rule]

  /// Combines a run's shards.
  ///
  /// - Throws: ``RunFileError`` if a shard is missing, occurs twice, belongs to another run, or was interrupted.
  package init(_ files: [RunFile]) throws(RunFileError) {
    try self.init(parts: files)
    try Shard.check(files.map { ($0.path, $0.header.shard) })
  }

  /// Creates the run of a single machine, which may be one shard of a larger run.
  package init(_ part: RunFile) throws(RunFileError) { try self.init(parts: [part]) }

  private init(parts files: [RunFile]) throws(RunFileError) {
    guard let first = files.first else {
      throw RunFileError("merge-reports", "no --blob files were given")
    }
    var header = first.header
    var rules: [Rule] = []
    for id in header.rules {
      guard let rule = Rule.named(id) else {
        throw RunFileError(
          first.path,
          "\(UnknownRule(id)); the file was written by another version"
        )
      }
      rules.append(rule)
    }
    for file in files {
      let other = file.header
      guard other.program == header.program else {
        throw RunFileError(
          file.path,
          "this file was written by version \(other.program), but \(first.path) was written by version \(header.program)"
        )
      }
      guard other.plan == header.plan, other.rules == header.rules,
        other.platform == header.platform, files.count == 1 || other.plan != nil
      else {
        throw RunFileError(file.path, "this file and \(first.path) belong to different runs")
      }
      guard file.end != nil else {
        throw RunFileError(file.path, "the run was interrupted; finish it with --resume")
      }
      header.began = min(header.began, other.began)
    }
    var pages: [Page] = []
    for (number, file) in files.enumerated() {
      pages += file.pages.enumerated().map { Page(file: number, index: $0, outcome: $1) }
    }
    header.shard = nil
    self.header = header
    self.files = files
    pages.sort { $0.outcome.place < $1.outcome.place }
    self.pages = header.plan == nil ? Self.withoutRepetitions(pages) : pages
    self.rules = rules
  }

  /// Returns the pages, without the pages of a crawl that were redirected to a page that is already included.
  private static func withoutRepetitions(_ pages: [Page]) -> [Page] {
    var shown: Set<SiteAddress> = []
    return pages.filter { page in
      SiteAddress(page.outcome.address).map { shown.insert($0).inserted } ?? true
    }
  }

  /// Returns a report with the findings of all pages.
  package func report() throws(RunFileError) -> AuditReport {
    var report = AuditReport(began: header.began)
    for page in pages {
      do {
        try page.outcome.add(to: &report, rules: rules)
      } catch {
        throw RunFileError(
          files[page.file].path,
          "\(error); the file was written by another version"
        )
      }
    }
    var seen: Set<String> = []
    report.leftOut = files.flatMap { $0.end?.leftOut ?? [] }.filter { seen.insert($0).inserted }
    return report
  }

  /// The number of pages.
  package var count: Int { pages.count }

  /// Returns the outcome for the page with a given index in the order of the run.
  package func outcome(at index: Int) -> PageOutcome { pages[index].outcome }

  /// Returns the speech on a page, which is read from the file only when this method is called.
  package func walk(at index: Int) -> PageWalk? {
    files[pages[index].file].walk(at: pages[index].index)
  }
}
