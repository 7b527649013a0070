// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViews
import Foundation

/// Where a window is put. Windows have no place here, so it is never asked.
public struct WindowPlacement: Sendable {
  /// Where a window is put beside another.
  public struct Position: Hashable, Sendable {
    let name: String
    /// Before another window.
    public static let leading = Self(name: "leading")
    /// Behind it.
    public static let trailing = Self(name: "trailing")
    /// Above it.
    public static let above = Self(name: "above")
    /// Below it.
    public static let below = Self(name: "below")
    /// Where tools are.
    public static let utilityPanel = Self(name: "utilityPanel")
  }

  /// Puts a window in a place of the screen.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
  /// Puts a window in a place of the screen, with a size in points.
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Puts a window in a place, in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {}
  /// Puts a window in a place, in points.
  public init(_ position: CGPoint, size: CGSize? = nil) {}
}

/// The content of a window that is put somewhere.
public struct WindowLayoutRoot {
  /// The size of the content: none is known.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// What is known of the screen that a window is put on.
public struct WindowPlacementContext {
  /// The screen.
  public var defaultDisplay: DisplayProxy { DisplayProxy() }
}

/// A screen.
public struct DisplayProxy: Hashable, Sendable {
  /// The whole screen, in points: none is known.
  public var bounds: CGRect { .zero }
  /// The part that windows may take, in points: none is known.
  public var visibleRect: CGRect { .zero }
}

/// How big a window becomes when it is zoomed.
public struct WindowIdealSize: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// As big as the screen.
  public static let maximum = Self(name: "maximum")
  /// As big as its content.
  public static let fitToContent = Self(name: "fitToContent")
}

/// What a window is for.
public struct WindowManagerRole: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The app's main window.
  public static let principal = Self(name: "principal")
  /// A window beside it.
  public static let associated = Self(name: "associated")
}

/// What a user may do to a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It can be done.
  public static let enabled = Self(name: "enabled")
  /// It cannot.
  public static let disabled = Self(name: "disabled")
}

/// What an item of a toolbar shows.
public struct ToolbarLabelStyle: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// A picture and a title.
  public static let titleAndIcon = Self(name: "titleAndIcon")
  /// A title.
  public static let titleOnly = Self(name: "titleOnly")
  /// A picture.
  public static let iconOnly = Self(name: "iconOnly")
}
