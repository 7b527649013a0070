// SPDX-License-Identifier: MIT

/// The type of text into which the user types.
package enum TypingPlace: Hashable, Sendable {
  /// Single-line text. The Enter key does not insert a line break.
  case line
  /// Multiline text.
  case lines
}
