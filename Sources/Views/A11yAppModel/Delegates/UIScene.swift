// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A window, as its scene delegate sees it.
@MainActor
@preconcurrency
open class UIScene: NSObject {
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
