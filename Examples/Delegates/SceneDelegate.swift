import Observation
import SwiftUI

/// Is told when the scene comes to be seen, and when nobody sees it any more.
@Observable
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var foreground = false

  func sceneWillEnterForeground(_ scene: UIScene) { foreground = true }
  func sceneDidEnterBackground(_ scene: UIScene) { foreground = false }
}
