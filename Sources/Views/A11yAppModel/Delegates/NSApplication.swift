// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The app, as its delegate sees it on macOS.
@MainActor
@preconcurrency
open class NSApplication: NSObject {
  /// The running app.
  public static let shared = NSApplication()

  /// Whether an app may terminate.
  public enum TerminateReply: UInt, Sendable {
    /// The app does not terminate.
    case terminateCancel
    /// The app terminates.
    case terminateNow
    /// The app decides later, which here means that it does not terminate.
    case terminateLater
  }

  /// The app's delegate, if it has one.
  public package(set) weak var delegate: (any NSApplicationDelegate)?
  /// Whether the app is active.
  public package(set) var isActive = false

  /// Posted before the app finishes launching.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification"
  )
  /// Posted when the app has finished launching.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification"
  )
  /// Posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification"
  )
  /// Posted before the app stops being active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification"
  )
  /// Posted when the app has been hidden.
  public nonisolated static let didHideNotification = Notification.Name(
    "NSApplicationDidHideNotification"
  )
  /// Posted before the app is shown again.
  public nonisolated static let willUnhideNotification = Notification.Name(
    "NSApplicationWillUnhideNotification"
  )
  /// Posted before the app terminates.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification"
  )
}

/// The events of an app's life on macOS. Every function has a default that does nothing.
@MainActor
@preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The app is about to finish launching.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app has launched, and shows nothing yet.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The app has become active.
  func applicationDidBecomeActive(_ notification: Notification)
  /// The app is about to stop being active.
  func applicationWillResignActive(_ notification: Notification)
  /// The app has been hidden.
  func applicationDidHide(_ notification: Notification)
  /// The app is about to be shown again.
  func applicationWillUnhide(_ notification: Notification)
  /// The app is about to terminate.
  func applicationWillTerminate(_ notification: Notification)
  /// Returns whether the app may terminate.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Returns whether the app terminates when its last window closes.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Opens URLs.
  func application(_ application: NSApplication, open urls: [URL])
  /// Continues an activity that the user began elsewhere, and returns whether it did.
  func application(
    _ application: NSApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]) -> Void
  ) -> Bool
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidHide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillUnhide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}

  /// Lets the app terminate.
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { .terminateNow }

  /// Keeps the app running without windows.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }

  /// Opens nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}

  /// Continues nothing.
  public func application(
    _ application: NSApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]) -> Void
  ) -> Bool { false }
}
