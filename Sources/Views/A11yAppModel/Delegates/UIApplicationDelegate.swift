// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The events of an app's life. Every function has a default that does nothing.
///
/// Prefer the modifier for the same event where there is one: `onChange(of: scenePhase)`,
/// `onOpenURL`, `onContinueUserActivity`.
@MainActor
@preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is about to finish launching; returns `false` if it cannot.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has launched, and shows nothing yet.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to stop being active.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to be visible again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)

  /// Opens a URL, and returns whether it did.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Continues an activity that the user began elsewhere, and returns whether it did.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool

  /// Returns the configuration of a new window; only its `delegateClass` is used.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The user has closed windows. It is not called.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  /// The app may get push notifications. It never does.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// The app gets no push notifications. It is not called.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )

  /// How a window may be turned. It is not asked for.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// All ways.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Opens nothing.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Continues nothing.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool { false }

  /// Returns a configuration without a delegate.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}
