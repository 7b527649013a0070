import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A window, as its scene delegate meets it.
@MainActor
open class UIScene: NSObject {
  /// The session that the window belongs to.
  public let session: UISceneSession
  /// What the scene is called.
  open var title: String?
  /// How far the window is on its way to its user.
  public package(set) var activationState = ActivationState.unattached
  /// What is told of the scene's life.
  public package(set) var delegate: (any UISceneDelegate)?

  /// How far a window is on its way to its user.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is seen and answers its user.
    case foregroundActive
    /// It is seen, and answers nobody.
    case foregroundInactive
    /// Nobody sees it.
    case background
  }

  /// What a window is opened with.
  public final class ConnectionOptions: NSObject {
    /// The addresses that the window is opened for.
    public package(set) var urlContexts: [URL] = []
    /// The activities that the window is opened for.
    public package(set) var userActivities: [NSUserActivity] = []
  }

  package init(session: UISceneSession) { self.session = session }
}

/// A window, as its scene delegate meets it.
public final class UIWindowScene: UIScene {}

/// What a window is to the system, for as long as it is open.
public final class UISceneSession: NSObject {
  /// What a window is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public var rawValue: String
    /// Makes a role of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the window is for.
  public let role: Role
  /// Tells the window apart from all others.
  public let persistentIdentifier: String

  package init(role: Role = .windowApplication) {
    self.role = role
    persistentIdentifier = UUID().uuidString
  }
}

/// What is used for a new window.
public final class UISceneConfiguration: NSObject {
  /// What the configuration is called.
  public let name: String?
  /// What the window is for.
  public let role: UISceneSession.Role
  /// The class of the window's delegate; one object of it is made for each window.
  public var delegateClass: AnyClass?

  /// Makes a configuration without a delegate.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What a window is told of its life. Every function has a default that does nothing.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The window is opened.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )

  /// The window was closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The window will be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The window is seen and answers its user.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The window stops answering its user.
  func sceneWillResignActive(_ scene: UIScene)
  /// Nobody sees the window any more.
  func sceneDidEnterBackground(_ scene: UIScene)
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
}

/// What a window is told of its life, by the name that apps use.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
