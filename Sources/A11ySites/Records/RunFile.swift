// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation

/// The facts that are the same for all pages of a run, stored in the first line of a run file.
package struct RunHeader: Codable, Sendable {
  /// The version of the format that this program writes and reads.
  package static let version = 1

  /// The version of the file format.
  var version = Self.version
  /// The version of the program.
  package var program: String
  /// A short description of the subject of the run.
  package var title: String
  /// The screen reader's platform.
  package var platform: String
  /// The time at which the run started.
  package var began: Date
  /// The IDs of the rules that were applied.
  package var rules: [String]
  /// A digest of the list of pages, which identifies shards of the same run, or `nil` for a crawl.
  package var plan: String?
  /// The number of pages in all shards, or `nil` if it is not known in advance.
  package var planned: Int?
  /// The shard, such as `2/8`.
  package var shard: String?

  /// Creates the header for a new run.
  package init(title: String, program: String, platform: String, rules: [Rule]) {
    self.title = title
    self.program = program
    self.platform = platform
    self.rules = rules.map(\.id)
    began = Date(timeIntervalSince1970: Date.now.timeIntervalSince1970.rounded())
  }

  /// Returns whether an earlier header belongs to the same run, so that the run can be resumed.
  package func isSameRun(as other: Self) -> Bool {
    title == other.title && program == other.program && platform == other.platform
      && rules == other.rules && plan == other.plan && shard == other.shard
  }

  /// Records the pages of the whole run.
  package mutating func plan(_ names: [String]) {
    plan = Shard.plan(of: names)
    planned = names.count
  }
}

/// The pages that a run left out, stored in the last line of a run file. The file of an interrupted run lacks the line
/// with the omitted pages.
package struct RunEnd: Codable, Sendable {
  package var leftOut: [String]

  /// Creates the last line of a run file.
  package init(leftOut: [String]) { self.leftOut = leftOut }
}

/// A file to which a run adds a line for each page as soon as the page has been audited.
///
/// The file is used to resume an interrupted run, to transfer a shard's results to the machine that merges them, and to
/// generate a report. Each line is a JSON object. The header comes first, followed by the pages in the order in which
/// they were audited, and by the pages that were left out.
package struct RunFile: Sendable {
  private struct Line: Codable {
    var run: RunHeader?
    var page: PageOutcome?
    var end: RunEnd?
  }

  /// The file's path.
  package let path: String
  /// The facts that are the same for all pages of the run.
  package let header: RunHeader
  /// The outcomes of the pages, in the order in which they were audited.
  package let pages: [PageOutcome]
  /// The pages that the run left out, or `nil` if the run was interrupted.
  package let end: RunEnd?
  /// The number of bytes up to the end of the last complete page.
  package let lengthWithoutEnd: Int
  private let data: Data
  private let lines: [Range<Int>]

  static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }()

  static let decoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  /// Reads a run file, ignoring an incomplete last line.
  ///
  /// - Throws: ``RunFileError`` if the file is missing, is not a run file, has another version, or is damaged.
  package init(path: String) throws(RunFileError) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    else { throw RunFileError(path, "the file does not exist or is not readable") }
    let newline = UInt8(ascii: "\n")
    var lines: [Range<Int>] = []
    var pages: [PageOutcome] = []
    var end: RunEnd?
    guard let first = data.firstIndex(of: newline),
      let header = (try? Self.decoder.decode(Line.self, from: data[..<first]))?.run
    else { throw RunFileError(path, "this file was not written by “a11ynav audit --blob”") }
    guard header.version == RunHeader.version else {
      throw RunFileError(
        path,
        "this file is in format version \(header.version), but this program reads version \(RunHeader.version)"
      )
    }
    var start = first + 1
    var lengthWithoutEnd = start
    var number = 2
    while let stop = data[start...].firstIndex(of: newline) {
      guard end == nil, let line = try? Self.decoder.decode(Line.self, from: data[start..<stop]),
        line.page != nil || line.end != nil
      else { throw RunFileError(path, "line \(number) is damaged") }
      if let page = line.page {
        lines.append(start..<stop)
        pages.append(page)
        lengthWithoutEnd = stop + 1
      }
      end = line.end
      start = stop + 1
      number += 1
    }
    (self.path, self.header, self.pages, self.end) = (path, header, pages, end)
    (self.data, self.lines, self.lengthWithoutEnd) = (data, lines, lengthWithoutEnd)
  }

  /// Returns whether a file begins like a run file.
  package static func isOne(_ path: String) -> Bool { begins(path, with: start) }

  static func begins(_ path: String, with start: Data) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return (try? file.read(upToCount: start.count)) == start
  }

  private static let start = Data(#"{"run":{"#.utf8)

  /// Returns the speech on the page with the given index in ``pages``.
  package func walk(at index: Int) -> PageWalk? {
    (try? Self.decoder.decode(PageRecord.self, from: data[lines[index]]))?.walk
  }

  /// Returns the outcome from a worker's record, ignoring the speech in the record.
  package static func outcome(_ line: Data) -> PageOutcome? {
    (try? decoder.decode(Line.self, from: line))?.page
  }

  /// Returns the first line of a run file, which contains the header.
  package static func line(_ header: RunHeader) -> Data { line(Line(run: header)) }

  /// Returns the last line of a run file, which lists the pages that were left out.
  package static func line(_ end: RunEnd) -> Data { line(Line(end: end)) }

  private static func line(_ line: Line) -> Data { (try? encoder.encode(line)) ?? Data() }
}

/// The reason that a run file cannot be used, as a single line of text.
package struct RunFileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ path: String, _ reason: String) { description = "\(path): \(reason)" }
}
