import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The app, as its delegate meets it.
@MainActor
open class UIApplication: NSObject {
  /// The app that runs.
  public static let shared = UIApplication()

  /// Whether the app is seen.
  public enum State: Int, Sendable {
    /// The app is seen and answers its user.
    case active
    /// The app is seen, and answers nobody.
    case inactive
    /// Nobody sees the app.
    case background
  }

  /// The app's delegate, if it has one.
  public package(set) weak var delegate: (any UIApplicationDelegate)?
  /// Whether the app is seen.
  public package(set) var applicationState = State.inactive

  /// What says why an app was launched. Nothing is ever said here: a user launches it.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that the app was launched with.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// Which app asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
  }

  /// What is said of an address that is to be opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Which app sent the address.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// Whether the file has to be copied before it is used.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// What an app is told of its life. Every function has a default that does nothing.
///
/// Where there is one, use the modifier that does the same: `onChange(of: scenePhase)`, `onOpenURL`,
/// `onContinueUserActivity`.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is about to be launched; `false` where it cannot be.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app was launched, and shows nothing yet.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app is seen and answers its user.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app stops answering its user.
  func applicationWillResignActive(_ application: UIApplication)

  /// Nobody sees the app any more.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app will be seen again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Opens an address, and says whether it did.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Goes on with what the user did elsewhere, and says whether it did.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool

  /// Says what is used for a new window: only `delegateClass` counts.
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

  /// Goes on with nothing.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool { false }

  /// Gives a configuration without a delegate.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}
