// SPDX-License-Identifier: MIT

import A11yPlatformViews

extension UIWindowScene {
  private static let ofHosts = HostObjects {
    let scene = UIWindowScene(session: UISceneSession())
    scene.activationState = .foregroundActive
    return scene
  }

  /// The scene that represents all scenes of the host that the running code belongs to.
  static var ofHost: UIWindowScene? { ofHosts.current }
}
