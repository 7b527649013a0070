// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// Messages that are not results.
package enum StandardError {
  package static func write(_ text: String) { add(VisibleText.of(text, keepingLines: true)) }

  /// Writes a line, coloured where that is wanted.
  package static func write(_ line: VisibleLine, isColored: Bool) {
    add(line.printed(isColored: isColored))
  }

  private static func add(_ visible: String) {
    FileHandle.standardError.write(Data((visible + "\n").utf8))
  }
}
