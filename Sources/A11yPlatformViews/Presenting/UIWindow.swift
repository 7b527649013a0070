// SPDX-License-Identifier: MIT

import Foundation

/// A window of UIKit. The app's windows are SwiftUI's, so it shows nothing.
@MainActor
open class UIWindow: UIView {
  /// The controller of the window's content.
  open var rootViewController: UIViewController?
  /// Whether keys go to the window.
  open var isKeyWindow: Bool { true }
  /// Light or dark.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Does nothing.
  open func makeKeyAndVisible() {}
}
