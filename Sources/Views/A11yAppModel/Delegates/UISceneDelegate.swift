// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The events of a window's life. Every function has a default that does nothing.
@MainActor
@preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
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

/// The events of a window's life, under the name that apps use.
@MainActor
@preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// A shortcut of the app's icon was chosen. There are none here.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
}

extension UIWindowSceneDelegate {
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
