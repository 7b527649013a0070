// SPDX-License-Identifier: MIT

import Observation
import SwiftUI

/// A scene delegate that tracks whether the scene is in the foreground.
@Observable
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var foreground = false

  func sceneWillEnterForeground(_ scene: UIScene) { foreground = true }
  func sceneDidEnterBackground(_ scene: UIScene) { foreground = false }
}
