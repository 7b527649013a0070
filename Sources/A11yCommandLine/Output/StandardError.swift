// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// Messages that are not results.
package enum StandardError {
  /// Writes a line, coloured where that is wanted.
  package static func write(_ text: VisibleText, isColored: Bool = false) {
    FileHandle.standardError.write(Data((text.printed(isColored: isColored) + "\n").utf8))
  }
}
