// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11yFiles
import A11ySites
import A11yTree
import Foundation

/// A writer for a run file, which writes line by line so that completed work survives an interruption.
final class RunWriter {
  /// The outcomes of the pages that were completed before this run was resumed, keyed by page name.
  let done: [String: PageOutcome]
  private let path: String
  private let handle: FileHandle

  /// Creates a file or continues an existing one.
  ///
  /// - Throws: ``Failure`` if the file cannot be written, or belongs to another run.
  init(_ path: String, _ header: RunHeader, resuming: Bool) throws {
    self.path = path
    let known = resuming && FileManager.default.fileExists(atPath: path)
    if known {
      let earlier = try RunFile(path: path)
      guard earlier.header.isSameRun(as: header) else {
        throw Failure("\(path): this file is from another run; leave out --resume to start again")
      }
      done = Dictionary(earlier.pages.map { ($0.subject, $0) }, uniquingKeysWith: { $1 })
      handle = try Self.open(path, at: UInt64(earlier.lengthWithoutEnd))
    } else {
      done = [:]
      // The run file must be a regular file, because a device must not be replaced and a pipe cannot be read again to
      // create the report.
      guard FileReplacement.canReplace(path) else {
        throw Failure("\(path): this is not a regular file")
      }
      guard FileManager.default.createFile(atPath: path, contents: nil) else {
        throw Failure("\(path): the file cannot be written")
      }
      handle = try Self.open(path, at: 0)
      try write(RunFile.line(header))
    }
  }

  private static func open(_ path: String, at length: UInt64) throws -> FileHandle {
    guard let handle = FileHandle(forWritingAtPath: path) else {
      throw Failure("\(path): the file cannot be written")
    }
    try handle.truncate(atOffset: length)
    try handle.seekToEnd()
    return handle
  }

  /// Adds a line with masked secrets in addresses.
  func write(_ line: Data) throws {
    let text = AddressMask.masked(text: String(decoding: line, as: UTF8.self))
    do {
      try handle.write(contentsOf: Data(text.utf8) + [UInt8(ascii: "\n")])
    } catch {
      throw Failure("\(path): the file cannot be written; is the disk full?")
    }
  }

  /// Adds the list of omitted pages and closes the file.
  func end(_ leftOut: [String]) throws {
    try write(RunFile.line(RunEnd(leftOut: leftOut)))
    try? handle.close()
  }
}

/// The progress report of a run on standard error, with one line per second on a terminal and otherwise one line per
/// page.
struct RunProgress {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let begun = ContinuousClock.now
  private var told = ContinuousClock.now
  private var done = 0
  private var left = 0
  private var before = 0
  private var hasTotal = false
  private var findings = 0

  /// Begins a phase of the run.
  ///
  /// - Parameters:
  ///   - count: The number of pages to audit.
  ///   - total: The number of pages in the whole run, including finished ones, or `nil` if the number is unknown.
  mutating func begin(_ count: Int, of total: Int?) {
    left = count
    hasTotal = total != nil
    if let total { before = total - count }
    if before > 0, let total {
      StandardError.write("a11ynav: \(before) of \(total) pages were audited earlier")
    }
  }

  /// Reports that a page is finished.
  mutating func note(_ outcome: PageOutcome) {
    done += 1
    left -= 1
    findings += outcome.findingCount ?? 0
    let number = hasTotal ? "\(before + done)/\(before + done + left)" : "\(done)"
    guard isTerminal else {
      let result = outcome.reason ?? (outcome.findingCount ?? 0).counted("finding")
      let seconds = String(format: "%.1f", outcome.seconds)
      StandardError.write("\(number) \(outcome.subject): \(result), \(seconds) s")
      return
    }
    guard ContinuousClock.now - told >= .seconds(1), left > 0 else { return }
    told = .now
    let time = ((ContinuousClock.now - begun) / done * left).components.seconds + 1
    let rest = hasTotal ? "about \(time) s left" : "at least \(left.counted("page")) left"
    StandardError.write("\(number) pages, \(findings.counted("finding")), \(rest)")
  }
}
