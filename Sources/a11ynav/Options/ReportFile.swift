// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yFiles
import A11ySpeech
import A11yTree
import Foundation

/// Writes a command's report to a file.
enum ReportFile {
  /// Writes a report with masked secrets in addresses, and replaces the file atomically if possible.
  ///
  /// - Returns: Whether the report was written. If it was not, the reason is reported on standard error.
  static func write(_ text: String, to path: String) -> Bool {
    write(to: path) { part in try part(text) }
  }

  /// Writes a report in parts. Secrets are masked and the file is replaced as in ``write(_:to:)``.
  static func write(to path: String, _ body: ((String) throws -> Void) throws -> Void) -> Bool {
    func bytes(_ part: String) -> [UInt8] { Array(AddressMask.masked(text: part).utf8) }
    do {
      if FileReplacement.canReplace(path) {
        let file = try FileReplacement(of: path)
        try body { try file.write(bytes($0)) }
        try file.commit()
      } else {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try body { try file.write(contentsOf: Data(bytes($0))) }
      }
      return true
    } catch {
      StandardError.write("a11ynav: \(path): the file cannot be written: \(reason(error))")
      return false
    }
  }

  /// Returns a short description of the reason that a report cannot be written.
  private static func reason(_ error: any Error) -> String {
    if let error = error as? FileReplacementError { return error.reason }
    if let error = error as? SpeechError { return "\(error)" }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return String(cString: strerror(Int32((cause ?? error as NSError).code)))
  }
}
