// SPDX-License-Identifier: MIT

import Foundation

// Places in a text. Accepted: a user edits it with the keys of the session.

/// A place in a text.
@MainActor
@preconcurrency
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@MainActor
@preconcurrency
open class UITextRange: NSObject {
  /// Where it begins.
  public final let start: UITextPosition
  /// Where it ends.
  public final let end: UITextPosition
  /// Whether nothing is in it.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}
