// SPDX-License-Identifier: MIT

/// What typed text goes into.
package enum TypingPlace: Hashable, Sendable {
  /// A single line, where Enter is a key of its own.
  case line
  /// A text of several lines.
  case lines
}
