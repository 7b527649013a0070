// SPDX-License-Identifier: MIT

import A11ySession

/// An error, in one line unless there are several, safe to show even with untrusted names.
package struct Failure: Error, CustomStringConvertible {
  package var description: String

  package init(_ text: String) { description = VisibleText.of(text) }

  /// Creates an error in several lines.
  package init(lines: [String]) {
    description = lines.map { VisibleText.of($0) }.joined(separator: "\n")
  }
}
