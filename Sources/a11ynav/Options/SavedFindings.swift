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

  /// Writes the transcripts of a result; files that are there stay as they are.
  ///
  /// - Parameter settings: The lines of a header that say who listens.
  /// - Returns: Whether all were written; otherwise standard error says why not.
  func write(_ result: AuditResult, of subject: Subject, settings: [String]) -> Bool {
    guard !result.findings.isEmpty else { return true }
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
    } catch {
      StandardError.write("a11ynav: \(folder): the folder cannot be made")
      return false
    }
    let header = subject.header(inFolder: folder) + settings
    var written = 0
    var known = 0
    for finding in result.findings {
      let transcript = FindingTranscript(of: finding, header: header)
      let path = (folder as NSString).appendingPathComponent(transcript.name)
      if FileManager.default.fileExists(atPath: path) {
        known += 1
        continue
      }
      guard ReportFile.write(transcript.text, to: path) else { return false }
      written += 1
    }
    let rest = known == 0 ? "" : ", and \(known) were there already"
    let count = "\(written) of \(result.findings.count) tests written to \(folder)\(rest)"
    StandardError.write(VisibleLine("a11ynav: \(count)"), isColored: false)
    return true
  }
}
