import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What an app is told of its life on a watch. Every function has a default that does nothing.
@MainActor
public protocol WKApplicationDelegate: _WatchDelegate {}

/// What the extension of an older watch app is told of its life.
@MainActor
public protocol WKExtensionDelegate: _WatchDelegate {}

/// What the delegates of both kinds of watch apps are told.
@MainActor
public protocol _WatchDelegate: NSObjectProtocol {
  /// The app was launched, and shows nothing yet.
  func applicationDidFinishLaunching()
  /// The app is seen and answers its user.
  func applicationDidBecomeActive()
  /// The app stops answering its user.
  func applicationWillResignActive()
  /// The app will be seen again.
  func applicationWillEnterForeground()
  /// Nobody sees the app any more.
  func applicationDidEnterBackground()
  /// Goes on with what the user did elsewhere.
  func handle(_ userActivity: NSUserActivity)
}

extension _WatchDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching() {}
  /// Does nothing.
  public func applicationDidBecomeActive() {}
  /// Does nothing.
  public func applicationWillResignActive() {}
  /// Does nothing.
  public func applicationWillEnterForeground() {}
  /// Does nothing.
  public func applicationDidEnterBackground() {}
  /// Does nothing.
  public func handle(_ userActivity: NSUserActivity) {}
}
