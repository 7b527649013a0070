// SPDX-License-Identifier: MIT

/// The kind of text into which the user types.
package enum TypingPlace: Hashable, Sendable {
  /// A single line of text. The Enter key does not insert a line break.
  case line
  /// Text that can have several lines.
  case lines
}
