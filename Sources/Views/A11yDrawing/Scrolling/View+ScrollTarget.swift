// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Where scrolling stops does not affect elements: nothing is ever scrolled away.
extension View {
  /// Sets where scrolling stops.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    self
  }

  /// Binds the row that is scrolled to. Nothing is scrolled, so it is never written.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    self
  }

  /// Makes the view as large as a part of its scroll view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Makes the view as large as some columns of its scroll view, with spacing in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Sets the view's size, in points, from that of its scroll view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    self
  }

  /// Draws the background of a bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Shows or hides the background of a bar.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets the purpose of the top bar.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// The purpose of the top bar.
public struct ToolbarRole: Sendable {
  package let name: String
  /// The default.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Browsing.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing.
  public static let editor = ToolbarRole(name: "editor")
  /// Navigating.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// Which bar a modifier applies to.
public struct ToolbarPlacement: Sendable {
  package let name: String
  /// The default.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The top bar of a screen.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bottom bar of a screen.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
