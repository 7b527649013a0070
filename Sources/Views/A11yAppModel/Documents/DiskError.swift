// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import A11yFiles
import Foundation
import Glibc

/// The reason that a file could not be read or written, as text that can follow a colon.
package struct DiskError: LocalizedError, Hashable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  /// Creates an error that states why a file could not be replaced.
  package init(_ error: FileReplacementError) {
    if let number = error.systemNumber {
      self.init(system: number)
    } else {
      self.init(error.reason)
    }
  }

  /// Creates an error from the error number of a failed system call.
  package init(system number: Int32) {
    reason =
      switch number {
      case ENOENT: "there is no such file or folder"
      case EACCES, EPERM: "access was denied"
      case EISDIR: "it is a folder"
      case ENOTDIR: "part of the path is not a folder"
      case ENOSPC, EDQUOT: "the disk is full"
      case EFBIG: "the file exceeds the maximum size"
      case EROFS: "the disk is read-only"
      case ELOOP: "symbolic links in the path form a loop"
      case ENAMETOOLONG: "the name is too long"
      case EIO: "the disk reported an error"
      default: String(cString: strerror(number))
      }
  }

  package var errorDescription: String? { reason }
}

extension Error {
  /// A description of the error for the user, without a final period.
  package var spokenReason: String {
    let text = (self as? any LocalizedError)?.errorDescription ?? "\(self)"
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }
}
