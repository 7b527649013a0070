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

  /// Does nothing, and says so: an app is as it is.
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
    /// The picture.
    public static let applicationIcon = Self(rawValue: "ApplicationIcon")
    /// The version.
    public static let version = Self(rawValue: "Version")
    /// The version that users know.
    public static let applicationVersion = Self(rawValue: "ApplicationVersion")
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
}

/// A shortcut of an app's icon. Accepted: there is no icon.
@MainActor @preconcurrency open class UIApplicationShortcutItem: NSObject {
  /// The kind of shortcut.
  public final let type: String
  /// The words.
  public final let localizedTitle: String
  /// The words below.
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

/// The picture of a shortcut. Accepted: it is not shown.
@MainActor @preconcurrency open class UIApplicationShortcutIcon: NSObject {
  /// Creates a picture from the name of a symbol.
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
}

/// A delegate of UIKit with a scene of SwiftUI, which is not shown: write an `App`.
@MainActor @preconcurrency public protocol UIHostingSceneDelegate: UISceneDelegate {
  /// The scene.
  associatedtype RootScene: Scene
  /// The scene.
  @SceneBuilder static var rootScene: RootScene { get }
}
