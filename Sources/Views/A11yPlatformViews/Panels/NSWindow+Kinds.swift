// SPDX-License-Identifier: MIT

import A11yDrawing
import Foundation

extension NSWindow {
  /// Posted when keys go to a window. It is not posted here.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification"
  )
  /// Posted when keys go elsewhere. It is not posted here.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification"
  )
  /// The name of what a delegate is told before a window closes.
  nonisolated public static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification"
  )
}

/// Is told about a window of AppKit.
@MainActor
@preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether a window may be closed.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// A window closes.
  func windowWillClose(_ notification: Notification)
  /// Keys go to a window. It is not called.
  func windowDidBecomeKey(_ notification: Notification)
  /// Keys go elsewhere. It is not called.
  func windowDidResignKey(_ notification: Notification)
  /// A window has another size. It is not called.
  func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
  /// It may.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
}
