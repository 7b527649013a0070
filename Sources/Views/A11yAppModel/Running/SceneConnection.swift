// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The connection between a window and its scene's delegate.
@MainActor
package final class SceneConnection {
  package let scene: UIWindowScene
  private let delegate: (any UISceneDelegate)?
  private let observed: ObservedDelegate?

  package init?(_ app: AppRecord) {
    let session = UISceneSession()
    guard let type = app.life.delegate?.sceneDelegate(session),
      let object = DelegateMaker.make(type)
    else { return nil }
    scene = UIWindowScene(session: session)
    delegate = object as? any UISceneDelegate
    observed = ObservedDelegate(object, app.graph.inbox)
    scene.delegate = delegate
    delegate?.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    scene.activationState = .background
    guard app.life.phase > .background else { return }
    tell(.willEnterForeground)
    if app.life.phase == .active { tell(.didBecomeActive) }
  }

  /// Makes the scene's delegate available to every view in the window, which can read it by its type.
  package func write(to values: inout EnvironmentValues) { observed?.write(to: &values) }

  package func tell(_ event: AppEvent) {
    switch event {
    case .didBecomeActive:
      scene.activationState = .foregroundActive
      delegate?.sceneDidBecomeActive(scene)
    case .willResignActive:
      delegate?.sceneWillResignActive(scene)
      scene.activationState = .foregroundInactive
    case .didEnterBackground:
      scene.activationState = .background
      delegate?.sceneDidEnterBackground(scene)
    case .willEnterForeground:
      delegate?.sceneWillEnterForeground(scene)
      scene.activationState = .foregroundInactive
    case .willLaunch, .didLaunch, .willTerminate: break
    }
  }

  /// Opens a URL that the app's delegate has not opened.
  package func open(_ url: URL) {
    delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
  }

  package func disconnect() {
    scene.activationState = .unattached
    delegate?.sceneDidDisconnect(scene)
  }
}
