// SPDX-License-Identifier: MIT

import A11ySession

/// An error in one line, safe to show even with untrusted names.
package struct Failure: Error, CustomStringConvertible {
  package var description: String

  package init(_ text: String) { description = VisibleText.of(text) }
}
