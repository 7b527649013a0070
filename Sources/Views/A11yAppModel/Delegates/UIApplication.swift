// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The app, as its delegate sees it.
@MainActor
@preconcurrency
open class UIApplication: UIResponder {
  /// The running app.
  public static let shared = UIApplication()

  /// The app's state.
  public enum State: Int, Sendable {
    /// The app is active.
    case active
    /// The app is visible but inactive.
    case inactive
    /// The app is not visible.
    case background
  }

  /// The app's delegate, if it has one.
  public package(set) weak var delegate: (any UIApplicationDelegate)?
  /// The app's state.
  public package(set) var applicationState = State.inactive

  /// A reason for the launch of an app. None is ever given here: a user launches it.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was launched with.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for the launch.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
  }

  /// An option for opening a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that sent the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// Whether the file has to be copied before it is used.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
