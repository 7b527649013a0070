// SPDX-License-Identifier: MIT

import A11yAudit
import A11yTranscripts
import Foundation

/// The results of one machine's share of a test run, stored as a header followed by one line of JSON per transcript.
package struct TestRunFile: Sendable {
  /// The facts that are the same for all transcripts, stored in the first line of the file.
  package struct Header: Codable, Sendable {
    /// The version of the format that this program writes and reads.
    static let version = 1

    var version = Self.version
    /// The version of the program.
    package var program: String
    /// A short description of the subject of the tests.
    package var title: String
    /// The time at which the run started.
    package var began: Date
    /// A digest of the list of transcripts, which identifies shards of the same run.
    package var plan: String
    /// The shard of the run, such as `2/8`, or `nil` for the whole run.
    package var shard: String?

    /// Creates the header for a run.
    ///
    /// - Parameter names: The transcripts of the whole run.
    package init(title: String, program: String, began: Date, names: [String], shard: Shard?) {
      self.title = title
      self.program = program
      self.began = Date(timeIntervalSince1970: began.timeIntervalSince1970.rounded())
      self.shard = shard?.description
      plan = Shard.plan(of: names)
    }
  }

  private struct FirstLine: Codable {
    var tests: Header
  }

  /// The file's path.
  package let path: String
  package let header: Header
  package let records: [TestRecord]

  private static let start = Data(#"{"tests":{"#.utf8)

  /// Returns whether a file begins like a file of test results.
  package static func isOne(_ path: String) -> Bool { RunFile.begins(path, with: start) }

  /// Reads a file.
  ///
  /// - Throws: ``RunFileError`` if the file is missing, is of another kind or version, or is damaged.
  package init(path: String) throws(RunFileError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RunFileError(path, "the file does not exist or is not readable")
    }
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A line that was not completely written has no newline at its end.
    let rest = lines.popLast()
    guard let first = lines.first,
      let header = try? RunFile.decoder.decode(FirstLine.self, from: first).tests
    else { throw RunFileError(path, "this file was not written by “a11ynav test --blob”") }
    guard header.version == Header.version else {
      throw RunFileError(
        path,
        "this file is in format version \(header.version), but this program reads version \(Header.version)"
      )
    }
    var records: [TestRecord] = []
    for (place, line) in lines.enumerated().dropFirst() {
      guard let record = try? RunFile.decoder.decode(TestRecord.self, from: line) else {
        throw RunFileError(path, "line \(place + 1) is damaged")
      }
      records.append(record)
    }
    guard rest?.isEmpty == true else { throw RunFileError(path, "the last line is incomplete") }
    (self.path, self.header, self.records) = (path, header, records)
  }

  /// Returns the text of a file with a header and records.
  package static func text(_ header: Header, _ records: [TestRecord]) -> String {
    func line(_ value: some Encodable) -> String {
      (try? RunFile.encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return ([line(FirstLine(tests: header))] + records.map(line)).joined(separator: "\n") + "\n"
  }
}

/// A test run, combined from the files of its shards.
package struct TestRun: Sendable {
  /// A short description of the subject of the tests.
  package let title: String
  /// The results, sorted by path as in a run on a single machine.
  package let report: TestReport

  /// Combines a run's shards.
  ///
  /// - Throws: ``RunFileError`` if a part is missing, occurs twice, or belongs to another run.
  package init(_ files: [TestRunFile]) throws(RunFileError) {
    guard let first = files.first else {
      throw RunFileError("merge-reports", "no --blob files were given")
    }
    for file in files {
      guard file.header.program == first.header.program else {
        throw RunFileError(
          file.path,
          "this file was written by version \(file.header.program), but \(first.path) was written by version \(first.header.program)"
        )
      }
      guard file.header.plan == first.header.plan else {
        throw RunFileError(file.path, "this file and \(first.path) belong to different runs")
      }
    }
    try Shard.check(files.map { ($0.path, $0.header.shard) })
    title = first.header.title
    var report = TestReport(began: files.map(\.header.began).min() ?? first.header.began)
    var seen: Set<String> = []
    // The error for a path that does not exist occurs in every shard, but is reported only once.
    for record in files.flatMap(\.records).sorted(by: { $0.path < $1.path })
    where seen.insert(record.path).inserted { report.add(record) }
    self.report = report
  }
}
