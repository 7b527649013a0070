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

extension UITextView {
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(text.utf16.count) }
  /// The part between two places.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : nil
  }
  /// The chosen part of the text.
  public var selectedTextRange: UITextRange? {
    get {
      let end = selectedRange.location + selectedRange.length
      return UITextRange(UITextPosition(selectedRange.location), UITextPosition(end))
    }
    set {
      guard let newValue else { return }
      let (start, end) = (newValue.start.offset, newValue.end.offset)
      selectedRange = NSRange(location: start, length: end - start)
    }
  }
  /// Does nothing: all of the text can be reached.
  public func scrollRangeToVisible(_ range: NSRange) {}
}
