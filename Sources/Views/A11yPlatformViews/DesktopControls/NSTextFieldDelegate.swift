// SPDX-License-Identifier: MIT

import Foundation

/// Is told about typing in a control of AppKit.
@MainActor
@preconcurrency
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Typing began.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// The text changed.
  func controlTextDidChange(_ obj: Notification)
  /// Typing ended, or Return was pressed.
  func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
}

/// Is told about typing in a field of AppKit.
@MainActor
@preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// Is told about typing in a field in which one searches.
@MainActor
@preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

extension NSControl {
  /// The name of what a delegate is told when typing begins.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification"
  )
  /// The name of what a delegate is told when a text changes.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification"
  )
  /// The name of what a delegate is told when typing ends.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification"
  )
}
