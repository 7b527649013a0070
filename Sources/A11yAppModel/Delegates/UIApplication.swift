// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The app, as its delegate sees it.
@MainActor
open class UIApplication: NSObject {
  /// The running app.
  public static let shared = UIApplication()

  /// The app's state.
  public enum State: Int, Sendable {
    /// The app is active.
    case active
    /// The app is visible but inactive.
    case inactive
    /// The app is not visible.
    case background
  }

  /// The app's delegate, if it has one.
  public package(set) weak var delegate: (any UIApplicationDelegate)?
  /// The app's state.
  public package(set) var applicationState = State.inactive

  /// A reason for the launch of an app. None is ever given here: a user launches it.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was launched with.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
  }

  /// An option for opening a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that sent the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// Whether the file has to be copied before it is used.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// The events of an app's life. Every function has a default that does nothing.
///
/// Prefer the modifier for the same event where there is one: `onChange(of: scenePhase)`,
/// `onOpenURL`, `onContinueUserActivity`.
@MainActor
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
}

extension UIApplicationDelegate {
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
