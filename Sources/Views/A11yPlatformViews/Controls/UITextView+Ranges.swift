// SPDX-License-Identifier: MIT

import Foundation

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
