// SPDX-License-Identifier: MIT

import A11ySession
import A11yTerminal
import Foundation

/// Writes messages to standard error, which receives all output except results.
package enum StandardError {
  /// Writes a line, in color if requested.
  package static func write(_ text: VisibleText, isColored: Bool = false) {
    let line = Glyphs(writingTo: STDERR_FILENO).drawn(text.printed(isColored: isColored))
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
