// SPDX-License-Identifier: MIT

import A11ySession
import Foundation

/// Messages that are not results.
package enum StandardError {
  package static func write(_ text: String) {
    FileHandle.standardError.write(
      Data((VisibleText.of(text, keepingLines: true) + "\n").utf8)
    )
  }
}
