// SPDX-License-Identifier: MIT

// Made from Surface/A11yAppModel.rows by `make surface`.

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

/// A class whose `init()` is required; open, so that the compiler calls it through the vtable.
open class _DelegateBlueprint: NSObject {
  /// Creates an object.
  public required override init() { super.init() }
}

/// A responder whose `init()` is required; open, so that the compiler calls it through the vtable.
open class _ResponderBlueprint: UIResponder {
  /// Creates a responder.
  public required override init() { super.init() }
}

/// The app, as its delegate sees it on macOS.
@MainActor @preconcurrency open class NSApplication: NSObject {
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
  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification"
  )
  /// Posted when the app has finished launching.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification"
  )
  /// Posted when the app has become active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification"
  )
  /// Posted before the app stops being active.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification"
  )
  /// Posted when the app has been hidden.
  nonisolated public static let didHideNotification = Notification.Name(
    "NSApplicationDidHideNotification"
  )
  /// Posted before the app is shown again.
  nonisolated public static let willUnhideNotification = Notification.Name(
    "NSApplicationWillUnhideNotification"
  )
  /// Posted before the app terminates.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification"
  )
}

/// The events of an app's life on macOS. Every function has a default that does nothing.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
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

/// The app, as its delegate sees it.
@MainActor @preconcurrency open class UIApplication: UIResponder {
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
    /// Creates a key from its name.
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
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that sent the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// Whether the file has to be copied before it is used.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// The events of an app's life. Every function has a default that does nothing. Prefer the modifier
/// for the same event where there is one: `onChange(of: scenePhase)`, `onOpenURL`,
/// `onContinueUserActivity`.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
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

/// An address that is to be opened in a window.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  package init(url: URL) { self.url = url }
}

/// A window, as its scene delegate sees it.
@MainActor @preconcurrency open class UIScene: NSObject {
  /// The session that the window belongs to.
  public let session: UISceneSession
  /// The scene's title.
  open var title: String?
  /// The window's activation state.
  public package(set) var activationState = ActivationState.unattached
  /// The delegate that receives the scene's events.
  public package(set) var delegate: (any UISceneDelegate)?
  /// The activation state of a window.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is active.
    case foregroundActive
    /// It is visible but inactive.
    case foregroundInactive
    /// It is not visible.
    case background
  }
  /// The reasons for opening a window.
  public final class ConnectionOptions: NSObject {
    /// The URLs that the window is opened for.
    public package(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The shortcut that the window is opened for: none.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The activities that the window is opened for.
    public package(set) var userActivities: [NSUserActivity] = []
  }
  package init(session: UISceneSession) { self.session = session }
}

/// A window's session, which lasts as long as the window is open.
public final class UISceneSession: NSObject {
  /// The purpose of a window.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public var rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The purpose of the window.
  public let role: Role
  /// Identifies the window among all others.
  public let persistentIdentifier: String
  package init(role: Role = .windowApplication) {
    self.role = role
    persistentIdentifier = UUID().uuidString
  }
}

/// The events of a window's life. Every function has a default that does nothing.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// The window is being opened.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// The window has closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The window is about to be visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The window has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The window is about to stop being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// The window is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened in the window.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The user continues something in the window.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// The events of a window's life, under the name that apps use.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// A shortcut of the app's icon was chosen. There are none here.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

/// The events of a watch app's life. Every function has a default that does nothing.
@MainActor @preconcurrency public protocol WKApplicationDelegate: _WatchDelegate {}

/// The events in the life of an older watch app's extension.
@MainActor @preconcurrency public protocol WKExtensionDelegate: _WatchDelegate {}

/// The events common to the delegates of both kinds of watch apps.
@MainActor @preconcurrency public protocol _WatchDelegate: NSObjectProtocol {
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

extension NSApplication {
  /// What an app is on the desktop. It does not affect elements.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  /// Whether the app is hidden: it never is.
  @MainActor @preconcurrency public var isHidden: Bool { false }

  /// What the user does now: nothing is known of it.
  @MainActor @preconcurrency public var currentEvent: NSEvent? { nil }

  /// Does nothing: the app is in front.
  @MainActor @preconcurrency public func activate() {}

  /// Does nothing: the app is in front.
  @MainActor @preconcurrency public func activate(ignoringOtherApps flag: Bool) {}

  /// Does nothing: there are no other apps.
  @MainActor @preconcurrency public func hide(_ sender: Any?) {}

  /// Does nothing: there are no other apps.
  @MainActor @preconcurrency public func hideOtherApplications(_ sender: Any?) {}

  /// Does nothing: the app is not hidden.
  @MainActor @preconcurrency public func unhide(_ sender: Any?) {}

  /// Always fails: an app is as it is.
  @discardableResult @MainActor @preconcurrency public func setActivationPolicy(
    _ activationPolicy: ActivationPolicy
  ) -> Bool { false }

  /// Does nothing: nobody is called.
  @discardableResult @MainActor @preconcurrency public func requestUserAttention(
    _ requestType: RequestUserAttentionType
  ) -> Int { 0 }

  /// How a user is called. It does not affect elements.
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0, informationalRequest = 10
  }

  /// Does nothing: SwiftUI has the panel about the app.
  @MainActor @preconcurrency public func orderFrontStandardAboutPanel(_ sender: Any?) {}

  /// Does nothing: SwiftUI has the panel about the app.
  @MainActor @preconcurrency public func orderFrontStandardAboutPanel(
    options: [AboutPanelOptionKey: Any] = [:]
  ) {}

  /// What the panel about the app says. It does not affect elements.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The credits.
    public static let credits = Self(rawValue: "Credits")
    /// The app's name.
    public static let applicationName = Self(rawValue: "ApplicationName")
    /// The image.
    public static let applicationIcon = Self(rawValue: "ApplicationIcon")
    /// The version.
    public static let version = Self(rawValue: "Version")
    /// The version that users know.
    public static let applicationVersion = Self(rawValue: "ApplicationVersion")
  }

  /// How a question of AppKit was answered.
  public typealias ModalResponse = _NSModalResponse

  /// The windows of the app, as one; none where no app runs.
  @MainActor @preconcurrency public var windows: [NSWindow] { NSWindow.ofHost.map { [$0] } ?? [] }

  /// The object that represents the window that keys go to.
  @MainActor @preconcurrency public var keyWindow: NSWindow? { NSWindow.ofHost }

  /// The object that represents the window that the user works in.
  @MainActor @preconcurrency public var mainWindow: NSWindow? { NSWindow.ofHost }

  /// The menus: SwiftUI's are heard, and are not here.
  @MainActor @preconcurrency public var mainMenu: NSMenu? {
    get { nil }
    set {}
  }

  /// How the app looks. It does not affect elements.
  @MainActor @preconcurrency public var effectiveAppearance: NSAppearance { NSAppearance() }

  /// Whether the app is running.
  @MainActor @preconcurrency public var isRunning: Bool { true }

  /// The image of the app. It does not affect elements.
  @MainActor @preconcurrency public var applicationIconImage: NSImage? {
    get { NSImage(size: .zero) }
    set {}
  }

  /// Ends the app, as its menu does: its delegate and unsaved documents are asked.
  @MainActor @preconcurrency public func terminate(_ sender: Any?) {
    CurrentHost.inbox?.post(.request { $0.app?.quit() })
  }
}

extension UIApplication {
  /// An option for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app may open it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// Does nothing: there are no push notifications.
  public func registerForRemoteNotifications() {}

  /// Does nothing: there are no push notifications.
  public func unregisterForRemoteNotifications() {}

  /// Whether there are other icons: there are none.
  public var supportsAlternateIcons: Bool { false }

  /// The name of another icon: there is none.
  public var alternateIconName: String? { nil }

  /// The rectangle of the status bar: none.
  public var statusBarFrame: CGRect { .zero }

  /// Asks for time after the app is left. Nothing is ended here.
  @discardableResult public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Whether an address can be opened: any can.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// The windows of the app, as one: what its root controller presents is heard over the app.
  public var windows: [UIWindow] { UIWindow.ofHost.map { [$0] } ?? [] }

  /// The window that keys go to.
  public var keyWindow: UIWindow? { UIWindow.ofHost }

  /// The scene of the app's windows.
  public var connectedScenes: Set<UIScene> { UIWindowScene.ofHost.map { [$0] } ?? [] }

  /// Does nothing: there are no other icons.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(nil) }

  /// The size of text that the user wants.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The address of the app's notification settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Posted when the app becomes active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )

  /// Posted when the app stops being active.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )

  /// Posted when the app is no longer visible.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )

  /// Posted before the app becomes visible.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )

  /// Posted before the app ends.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )

  /// Posted when memory is short. It is not posted here.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  /// The shortcuts of the app's icon. Setting them does nothing.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }

  /// Gives time back.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How much time is left: as much as is wanted.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// A shortcut of an app's icon. Accepted: there is no icon.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
  /// The kind of shortcut.
  public final let type: String
  /// The words.
  public final let localizedTitle: String
  /// The subtitle.
  public final let localizedSubtitle: String?
  /// Creates a shortcut.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
  }
}

/// The image of a shortcut. Accepted: it is not shown.
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject {
  /// Creates an image from the name of a symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// Names a request for time after an app is left.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates a name.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No request.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a fetch while an app was not used has brought.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// A window, as its scene delegate sees it.
public final class UIWindowScene: UIScene {}

/// The configuration of a new window.
public final class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public let name: String?
  /// The purpose of the window.
  public let role: UISceneSession.Role
  /// The class of the window's delegate; one object of it is made for each window.
  public var delegateClass: AnyClass?
  /// Creates a configuration without a delegate.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIWindow {
  /// Creates a window in a scene.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}

extension UIWindowScene {
  /// How a scene should be. It does not affect elements.
  public class GeometryPreferences: NSObject {
    /// How a scene of a phone or tablet should be. It does not affect elements.
    public final class iOS: GeometryPreferences {
      /// How the scene may be turned.
      public let interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Does nothing: a scene is as it is.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The windows of the app, as one.
  public var windows: [UIWindow] { UIWindow.ofHost.map { [$0] } ?? [] }

  /// The window that keys go to.
  public var keyWindow: UIWindow? { UIWindow.ofHost }

  /// The screen of the scene.
  public var screen: UIScreen { .main }

  /// How the scene is turned.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// A delegate of UIKit with a scene of SwiftUI, which is not shown: write an `App`.
@MainActor @preconcurrency public protocol UIHostingSceneDelegate: UISceneDelegate {
  /// The scene.
  associatedtype RootScene: Scene
  /// The scene.
  @SceneBuilder static var rootScene: RootScene { get }
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
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }

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

extension UIResponder {
  /// Posted before a keyboard is shown. It is not posted here.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )

  /// Posted after a keyboard is shown. It is not posted here.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )

  /// Posted before a keyboard is hidden. It is not posted here.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )

  /// Posted after a keyboard is hidden. It is not posted here.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )

  /// Posted before a keyboard changes its size. It is not posted here.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )

  /// The key of a keyboard's frame.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The key of the duration of a keyboard's animation.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
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

extension UIPasteboard {
  /// The pasteboard.
  public static let general = UIPasteboard()

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

  /// The text, if there is any.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// The first address.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

extension UIWindowSceneDelegate {
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
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
