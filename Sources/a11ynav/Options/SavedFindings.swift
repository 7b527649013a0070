// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11ySession
import A11yTranscripts
import A11yTree
import Foundation

/// The folder into which an audit writes a failing transcript for each finding.
struct SavedFindings {
  let folder: String
  /// The header lines with the user's settings.
  let settings: [String]

  /// Writes a transcript for each finding in a result, without changing existing files.
  ///
  /// - Throws: An error if a transcript cannot be written.
  func write(_ result: inout AuditResult, of subject: Subject) throws {
    guard !result.findings.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
    } catch {
      throw Failure("\(folder): cannot create the folder")
    }
    let header = subject.header(inFolder: folder) + settings
    var written = 0
    var known = 0
    for (place, finding) in result.findings.enumerated() {
      let transcript = FindingTranscript(of: finding, header: header)
      let path = (folder as NSString).appendingPathComponent(transcript.name)
      result.note(path, line: transcript.line, of: place)
      if FileManager.default.fileExists(atPath: path) {
        known += 1
        continue
      }
      guard ReportFile.write(transcript.text, to: path) else {
        throw Failure("\(folder): not all tests could be written")
      }
      written += 1
    }
    let rest = known == 0 ? "" : "; \(known) already existed"
    let count = "\(written) of \(result.findings.count) tests written to \(folder)\(rest)"
    StandardError.write("a11ynav: \(count)")
  }
}
