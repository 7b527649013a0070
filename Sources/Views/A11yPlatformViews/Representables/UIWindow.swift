// SPDX-License-Identifier: MIT

import Foundation

/// A window of UIKit. The app's windows are SwiftUI's: one that a program makes shows nothing, and the
/// app's own only stands for them.
@MainActor
@preconcurrency
open class UIWindow: UIView {
  /// The height of windows above others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Creates a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// Above the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Above all.
    public static let alert = Level(rawValue: 2000)
  }

  /// Looks that are set for all windows. They do nothing.
  open override class func appearance() -> UIWindow { UIWindow() }
  /// The controller of the window's content.
  open var rootViewController: UIViewController?
  /// Whether keys go to the window.
  open var isKeyWindow: Bool { true }
  /// How far above others the window is.
  open var windowLevel = Level.normal
  /// The screen of the window.
  open var screen: UIScreen { .main }
  /// Does nothing.
  open func makeKeyAndVisible() {}
  /// Does nothing.
  open func makeKey() {}
}
