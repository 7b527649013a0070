// SPDX-License-Identifier: MIT

import A11yDrawing
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How windows look and behave on a Mac. It does not affect elements.

extension Scene {
  /// Returns the scene unchanged.
  nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }
  /// Returns the scene unchanged.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  /// Returns the scene unchanged.
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  /// Returns the scene unchanged.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }
  /// Returns the scene unchanged.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }
}

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}

/// The look of the platform.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// Beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init(showsTitle: Bool = true) {}
}

/// Beside the title, low.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init(showsTitle: Bool = true) {}
}

/// Below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The look of the platform.
  public static var automatic: Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: Self { Self() }
  /// Beside the title, which may be hidden.
  public static func unified(showsTitle: Bool) -> Self { Self() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, low.
  public static var unifiedCompact: Self { Self() }
  /// Beside the title, low; the title may be hidden.
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: Self { Self() }
}

/// How an item of the menu bar opens.
public protocol MenuBarExtraStyle {}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// Makes the style.
  public init() {}
}

/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// Makes the style.
  public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As the platform likes it.
  public static var automatic: Self { Self() }
  /// As a menu.
  public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// As a window.
  public static var window: Self { Self() }
}

/// Which windows a window is above.
public struct WindowLevel: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As others.
  public static let normal = Self(name: "normal")
  /// Above others.
  public static let floating = Self(name: "floating")
  /// Below others.
  public static let desktop = Self(name: "desktop")
}

/// Whether a window comes back at the next start.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

/// Whether a window opens at the start.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let presented = Self(name: "presented")
  /// It does not.
  public static let suppressed = Self(name: "suppressed")
}
