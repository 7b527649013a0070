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

/// A class whose `init()` is required. It is open, so that the compiler calls it through the
/// vtable.
open class _DelegateBlueprint: NSObject {
  /// Creates an object.
  public required override init() { super.init() }
}

/// A responder whose `init()` is required. It is open, so that the compiler calls it through the
/// vtable.
open class _ResponderBlueprint: UIResponder {
  /// Creates a responder.
  public required override init() { super.init() }
}

/// The app, as its macOS delegate sees it.
@MainActor @preconcurrency open class NSApplication: NSObject {
  /// The running app.
  public static let shared = NSApplication()
  /// Whether an app may terminate.
  public enum TerminateReply: UInt, Sendable {
    /// The app does not terminate.
    case terminateCancel
    /// The app terminates.
    case terminateNow
    /// The app decides later, which in this implementation means that it does not terminate.
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

/// The events in an app's life cycle on macOS. Every function has a default implementation that
/// does nothing.
@MainActor @preconcurrency public protocol NSApplicationDelegate: NSObjectProtocol {
  /// Tells the delegate that the app is about to finish launching.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// Tells the delegate that the app has launched but has not yet shown anything.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Tells the delegate that the app has become active.
  func applicationDidBecomeActive(_ notification: Notification)
  /// Tells the delegate that the app is about to stop being active.
  func applicationWillResignActive(_ notification: Notification)
  /// Tells the delegate that the app has been hidden.
  func applicationDidHide(_ notification: Notification)
  /// Tells the delegate that the app is about to be shown again.
  func applicationWillUnhide(_ notification: Notification)
  /// Tells the delegate that the app is about to terminate.
  func applicationWillTerminate(_ notification: Notification)
  /// Returns whether the app may terminate.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Returns whether the app terminates when its last window closes.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Opens URLs.
  func application(_ application: NSApplication, open urls: [URL])
  /// Continues an activity that the user began elsewhere, and returns whether it was continued.
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
  /// A reason for an app's launch. No reason is ever given, because a user launches the app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL with which the app was launched.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that requested the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    /// The quick action with which the app was launched.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The notification with which the app was launched.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    /// The activity with which the app was launched.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    /// The type of the activity with which the app was launched.
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
    )
    /// A change of the location.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The property list from the app that requested the launch.
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
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

/// The events in an app's life cycle. Every function has a default implementation that does
/// nothing. Prefer the corresponding modifier where there is one: `onChange(of: scenePhase)`,
/// `onOpenURL` or `onContinueUserActivity`.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Tells the delegate that the app is about to finish launching, and returns `false` if it
  /// cannot.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app has launched but has not yet shown anything.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the app is about to stop being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the app is no longer visible.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the app is about to become visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
  /// Opens a URL and returns whether it was opened.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Continues an activity that the user began elsewhere, and returns whether it was continued.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool
  /// Returns the configuration of a new window, of which only `delegateClass` is used.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that the user has closed windows. It is never called.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// Tells the delegate that the app can receive push notifications. It is never called.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Tells the delegate that the app cannot receive push notifications. It is never called.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Returns a window's supported orientations. It is never called.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

/// A URL to be opened in a window.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  package init(url: URL) { self.url = url }
}

/// A window, as its scene delegate sees it.
@MainActor @preconcurrency open class UIScene: NSObject {
  /// The session to which the window belongs.
  public let session: UISceneSession
  /// The scene's title.
  open var title: String?
  /// The window's activation state.
  public package(set) var activationState = ActivationState.unattached
  /// The delegate that receives the scene's events.
  public package(set) var delegate: (any UISceneDelegate)?
  /// The activation state of a window.
  public enum ActivationState: Int, Sendable {
    /// The window is not connected.
    case unattached = -1
    /// The window is active.
    case foregroundActive
    /// The window is visible but inactive.
    case foregroundInactive
    /// The window is not visible.
    case background
  }
  /// The reasons for opening a window.
  public final class ConnectionOptions: NSObject {
    /// The URLs for which the window is opened.
    public package(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The shortcut for which the window is opened, which is always `nil`.
    public var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The activities for which the window is opened.
    public package(set) var userActivities: [NSUserActivity] = []
  }
  package init(session: UISceneSession) { self.session = session }
}

/// A window's session, which lasts as long as the window is open.
public final class UISceneSession: NSObject {
  /// The purpose of a window.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public var rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The window's purpose.
  public let role: Role
  /// An identifier that distinguishes the window from all others.
  public let persistentIdentifier: String
  package init(role: Role = .windowApplication) {
    self.role = role
    persistentIdentifier = UUID().uuidString
  }
}

/// The events in a window's life cycle. Every function has a default implementation that does
/// nothing.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the window is being opened.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Tells the delegate that the window has closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that the window is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the window has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that the window is about to stop being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the window is no longer visible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs in the window.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Continues an activity in the window.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// The events in a window's life cycle, under the name that apps use.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Performs a shortcut of the app's icon. It is never called, because there are no shortcuts.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

/// The events in a watch app's life cycle. Every function has a default implementation that does
/// nothing.
@MainActor @preconcurrency public protocol WKApplicationDelegate: _WatchDelegate {}

/// The events in the life cycle of an older watch app's extension.
@MainActor @preconcurrency public protocol WKExtensionDelegate: _WatchDelegate {}

/// The events common to the delegates of both kinds of watch apps.
@MainActor @preconcurrency public protocol _WatchDelegate: NSObjectProtocol {
  /// Tells the delegate that the app has launched but has not yet shown anything.
  func applicationDidFinishLaunching()
  /// Tells the delegate that the app has become active.
  func applicationDidBecomeActive()
  /// Tells the delegate that the app is about to stop being active.
  func applicationWillResignActive()
  /// Tells the delegate that the app is about to become visible again.
  func applicationWillEnterForeground()
  /// Tells the delegate that the app is no longer visible.
  func applicationDidEnterBackground()
  /// Continues an activity that the user began elsewhere.
  func handle(_ userActivity: NSUserActivity)
}

extension NSApplication {
  /// The activation policy of an app on the desktop. It does not affect elements.
  public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  /// Whether the app is hidden, which it never is.
  @MainActor @preconcurrency public var isHidden: Bool { false }

  /// The user's current event, which is unknown.
  @MainActor @preconcurrency public var currentEvent: NSEvent? { nil }

  /// Does nothing, because the app is already in front.
  @MainActor @preconcurrency public func activate() {}

  /// Does nothing, because the app is already in front.
  @MainActor @preconcurrency public func activate(ignoringOtherApps flag: Bool) {}

  /// Does nothing, because there are no other apps.
  @MainActor @preconcurrency public func hide(_ sender: Any?) {}

  /// Does nothing, because there are no other apps.
  @MainActor @preconcurrency public func hideOtherApplications(_ sender: Any?) {}

  /// Does nothing, because the app is not hidden.
  @MainActor @preconcurrency public func unhide(_ sender: Any?) {}

  /// Always returns `false`, because the policy cannot be changed.
  @discardableResult @MainActor @preconcurrency public func setActivationPolicy(
    _ activationPolicy: ActivationPolicy
  ) -> Bool { false }

  /// Does nothing, because the user's attention is not requested.
  @discardableResult @MainActor @preconcurrency public func requestUserAttention(
    _ requestType: RequestUserAttentionType
  ) -> Int { 0 }

  /// The kind of request for a user's attention. It does not affect elements.
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0, informationalRequest = 10
  }

  /// Does nothing, because SwiftUI provides the About panel.
  @MainActor @preconcurrency public func orderFrontStandardAboutPanel(_ sender: Any?) {}

  /// Does nothing, because SwiftUI provides the About panel.
  @MainActor @preconcurrency public func orderFrontStandardAboutPanel(
    options: [AboutPanelOptionKey: Any] = [:]
  ) {}

  /// A key for the contents of the About panel. It does not affect elements.
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The credits.
    public static let credits = Self(rawValue: "Credits")
    /// The app's name.
    public static let applicationName = Self(rawValue: "ApplicationName")
    /// The app's icon.
    public static let applicationIcon = Self(rawValue: "ApplicationIcon")
    /// The version.
    public static let version = Self(rawValue: "Version")
    /// The version that users see.
    public static let applicationVersion = Self(rawValue: "ApplicationVersion")
  }

  /// The response to an AppKit alert.
  public typealias ModalResponse = _NSModalResponse

  /// The app's windows, represented by one object. The array is empty where no app runs.
  @MainActor @preconcurrency public var windows: [NSWindow] { NSWindow.ofHost.map { [$0] } ?? [] }

  /// The object that represents the window that receives keys.
  @MainActor @preconcurrency public var keyWindow: NSWindow? { NSWindow.ofHost }

  /// The object that represents the main window.
  @MainActor @preconcurrency public var mainWindow: NSWindow? { NSWindow.ofHost }

  /// The main menu, which is always `nil`. SwiftUI's menus are heard but are not available here.
  @MainActor @preconcurrency public var mainMenu: NSMenu? {
    get { nil }
    set {}
  }

  /// The app's appearance. It does not affect elements.
  @MainActor @preconcurrency public var effectiveAppearance: NSAppearance { NSAppearance() }

  /// Whether the app is running.
  @MainActor @preconcurrency public var isRunning: Bool { true }

  /// The app's icon. It does not affect elements.
  @MainActor @preconcurrency public var applicationIconImage: NSImage? {
    get { NSImage(size: .zero) }
    set {}
  }

  /// Quits the app as its menu does. The delegate and unsaved documents are asked first.
  @MainActor @preconcurrency public func terminate(_ sender: Any?) {
    CurrentHost.inbox?.post(.request { $0.app?.quit() })
  }
}

extension UIApplication {
  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app may open the URL.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// Does nothing, because there are no push notifications.
  public func registerForRemoteNotifications() {}

  /// Does nothing, because there are no push notifications.
  public func unregisterForRemoteNotifications() {}

  /// Whether there are alternate icons, which is always `false`.
  public var supportsAlternateIcons: Bool { false }

  /// The name of the alternate icon, which is always `nil`.
  public var alternateIconName: String? { nil }

  /// The frame of the status bar, which is always empty.
  public var statusBarFrame: CGRect { .zero }

  /// Requests time to run after the app leaves the foreground. No task is ever ended.
  @discardableResult public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Returns whether a URL can be opened, which is always `true`.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// The app's windows, represented by one object. Controllers that its root controller presents
  /// are heard over the app.
  public var windows: [UIWindow] { UIWindow.ofHost.map { [$0] } ?? [] }

  /// The window that receives keys.
  public var keyWindow: UIWindow? { UIWindow.ofHost }

  /// The scene that represents the app's windows.
  public var connectedScenes: Set<UIScene> { UIWindowScene.ofHost.map { [$0] } ?? [] }

  /// Does nothing, because there are no alternate icons.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: ((any Error)?) -> Void = { _ in }
  ) { completionHandler(nil) }

  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The URL of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The URL of the app's notification settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Posted when the app becomes active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )

  /// Posted when the user takes a picture of the screen, which never happens.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
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

  /// Posted when memory is low. It is never posted.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  /// The shortcuts of the app's icon. Setting them has no effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }

  /// Ends a request for background time.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining background time, which is unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// A shortcut of an app's icon. It is accepted but not shown, because there is no icon.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
  /// The kind of shortcut.
  public final let type: String
  /// The title.
  public final let localizedTitle: String
  /// The subtitle.
  public final let localizedSubtitle: String?
  /// Creates a shortcut.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
  }
}

/// A shortcut's icon. It is accepted but not shown.
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject {
  /// Creates an image from the name of a symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// An identifier of a request for background time.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// An identifier of no request.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// A window, as its scene delegate sees it.
public final class UIWindowScene: UIScene {}

/// The configuration of a new window.
public final class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public let name: String?
  /// The window's purpose.
  public let role: UISceneSession.Role
  /// The class of the window's delegate, from which one object is created for each window.
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
  /// The preferred geometry of a scene. It does not affect elements.
  public class GeometryPreferences: NSObject {
    /// The preferred geometry of a scene on a phone or tablet. It does not affect elements.
    public final class iOS: GeometryPreferences {
      /// The preferred orientations of the scene.
      public let interfaceOrientations: UIInterfaceOrientationMask?
      /// Creates preferences.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Does nothing, because a scene's geometry cannot be changed.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The app's windows, represented by one object.
  public var windows: [UIWindow] { UIWindow.ofHost.map { [$0] } ?? [] }

  /// The window that receives keys.
  public var keyWindow: UIWindow? { UIWindow.ofHost }

  /// The scene's screen.
  public var screen: UIScreen { .main }

  /// The scene's orientation.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(CurrentHost.device)
  }
}

/// A UIKit delegate with a SwiftUI scene, which is not shown; write an `App` instead.
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
  /// Posted before a keyboard is shown. It is never posted.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )

  /// Posted after a keyboard is shown. It is never posted.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification"
  )

  /// Posted before a keyboard is hidden. It is never posted.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )

  /// Posted after a keyboard is hidden. It is never posted.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification"
  )

  /// Posted before a keyboard changes its size. It is never posted.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )

  /// The key for a keyboard's frame.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

  /// The key for the duration of a keyboard's animation.
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

  /// Returns all orientations.
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
  /// The general pasteboard.
  public static let general = UIPasteboard()

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

  /// The text, if there is any.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// The first URL.
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
