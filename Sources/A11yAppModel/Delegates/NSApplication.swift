import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The app, as its delegate meets it on macOS.
@MainActor
open class NSApplication: NSObject {
  /// The app that runs.
  public static let shared = NSApplication()

  /// Whether an app lets itself be ended.
  public enum TerminateReply: UInt, Sendable {
    /// It goes on.
    case terminateCancel
    /// It ends.
    case terminateNow
    /// It has not decided; here that means that it goes on.
    case terminateLater
  }

  /// The app's delegate, if it has one.
  public package(set) weak var delegate: (any NSApplicationDelegate)?
  /// Whether the app is seen and answers its user.
  public package(set) var isActive = false

  /// Is sent when the app is about to be launched.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification"
  )
  /// Is sent when the app was launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification"
  )
  /// Is sent when the app is active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification"
  )
  /// Is sent when the app stops being active.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification"
  )
  /// Is sent when nobody sees the app any more.
  public nonisolated static let didHideNotification = Notification.Name(
    "NSApplicationDidHideNotification"
  )
  /// Is sent when the app will be seen again.
  public nonisolated static let willUnhideNotification = Notification.Name(
    "NSApplicationWillUnhideNotification"
  )
  /// Is sent when the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification"
  )
}

/// What an app is told of its life on macOS. Every function has a default that does nothing.
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The app is about to be launched.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app was launched, and shows nothing yet.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The app is seen and answers its user.
  func applicationDidBecomeActive(_ notification: Notification)
  /// The app stops answering its user.
  func applicationWillResignActive(_ notification: Notification)
  /// Nobody sees the app any more.
  func applicationDidHide(_ notification: Notification)
  /// The app will be seen again.
  func applicationWillUnhide(_ notification: Notification)
  /// The app ends.
  func applicationWillTerminate(_ notification: Notification)
  /// Says whether the app lets itself be ended.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Says whether the app ends with its last window.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Opens addresses.
  func application(_ application: NSApplication, open urls: [URL])
  /// Goes on with what the user did elsewhere, and says whether it did.
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

  /// Lets the app be ended.
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { .terminateNow }

  /// Lets the app go on without windows.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }

  /// Opens nothing.
  public func application(_ application: NSApplication, open urls: [URL]) {}

  /// Goes on with nothing.
  public func application(
    _ application: NSApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]) -> Void
  ) -> Bool { false }
}
