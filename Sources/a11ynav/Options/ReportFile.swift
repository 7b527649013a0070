// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yFiles
import A11yTree
import Foundation

/// Writes a command's report into a file.
enum ReportFile {
  /// Writes a report with the secrets in its addresses masked, replacing the file atomically if possible.
  ///
  /// - Returns: Whether the report was written; if not, the reason is reported on standard error.
  static func write(_ text: String, to path: String) -> Bool {
    let text = AddressMask.masked(text: text)
    do {
      if FileReplacement.canReplace(path) {
        try FileReplacement.replace(path, with: Array(text.utf8))
      } else {
        try FileHandle(forWritingTo: URL(fileURLWithPath: path))
          .write(contentsOf: Data(text.utf8))
      }
      return true
    } catch {
      StandardError.write("a11ynav: \(path): cannot write the report: \(reason(error))")
      return false
    }
  }

  /// Writes a report part by part, with the secrets in its addresses masked; an existing file stays until the
  /// report is whole.
  ///
  /// - Returns: Whether the report was written; if not, the reason is reported on standard error.
  static func write(to path: String, _ body: ((String) throws -> Void) throws -> Void) -> Bool {
    let isReplaced = FileReplacement.canReplace(path)
    let target = isReplaced ? "\(path).part" : path
    do {
      if isReplaced { try Data().write(to: URL(fileURLWithPath: target)) }
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: target))
      try body { try handle.write(contentsOf: Data(AddressMask.masked(text: $0).utf8)) }
      try handle.close()
      if isReplaced, rename(target, path) != 0 { throw POSIXError(.EIO) }
      return true
    } catch {
      if isReplaced { unlink(target) }
      StandardError.write("a11ynav: \(path): cannot write the report: \(reason(error))")
      return false
    }
  }

  /// Returns the reason a report cannot be written, in a few words.
  private static func reason(_ error: any Error) -> String {
    if let error = error as? FileReplacementError { return error.reason }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return String(cString: strerror(Int32((cause ?? error as NSError).code)))
  }
}
