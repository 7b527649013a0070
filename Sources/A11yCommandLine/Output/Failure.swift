// SPDX-License-Identifier: MIT

import A11ySession

/// An error message that is safe to show even if it contains untrusted names. The message is one line long unless there
/// are several errors.
package struct Failure: Error, CustomStringConvertible {
  package var description: String

  package init(_ text: String) { description = VisibleText.of(text) }

  /// Creates a failure with several lines.
  package init(lines: [String]) {
    description = lines.map { VisibleText.of($0) }.joined(separator: "\n")
  }
}
