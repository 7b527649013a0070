// SPDX-License-Identifier: MIT

import Foundation

/// Is told about typing in a field, and asked whether it may be.
@MainActor
@preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Typing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part may be replaced.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The text or the place in it changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the key that ends typing does so.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
