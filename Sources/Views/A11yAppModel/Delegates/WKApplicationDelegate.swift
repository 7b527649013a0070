// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The events of a watch app's life. Every function has a default that does nothing.
@MainActor
@preconcurrency
public protocol WKApplicationDelegate: _WatchDelegate {}

/// The events in the life of an older watch app's extension.
@MainActor
@preconcurrency
public protocol WKExtensionDelegate: _WatchDelegate {}

/// The events common to the delegates of both kinds of watch apps.
@MainActor
@preconcurrency
public protocol _WatchDelegate: NSObjectProtocol {
  /// The app has launched, and shows nothing yet.
  func applicationDidFinishLaunching()
  /// The app has become active.
  func applicationDidBecomeActive()
  /// The app is about to stop being active.
  func applicationWillResignActive()
  /// The app is about to be visible again.
  func applicationWillEnterForeground()
  /// The app is no longer visible.
  func applicationDidEnterBackground()
  /// Continues an activity that the user began elsewhere.
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
