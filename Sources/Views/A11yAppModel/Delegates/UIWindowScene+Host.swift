// SPDX-License-Identifier: MIT

import A11yPlatformViews

extension UIWindowScene {
  private static let ofHosts = HostObjects {
    let scene = UIWindowScene(session: UISceneSession())
    scene.activationState = .foregroundActive
    return scene
  }

  /// A scene that represents all scenes of the current host.
  static var ofHost: UIWindowScene? { ofHosts.current }
}
