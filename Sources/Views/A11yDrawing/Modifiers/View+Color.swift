// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Colours do not affect elements.
extension View {
  /// Sets two foreground styles.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View { self }

  /// Draws in two styles.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    self
  }

  /// Sets the colour of controls.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    self
  }

  /// Sets the colour of controls.
  nonisolated public func tint(_ tint: Color?) -> some View {
    self
  }

  /// Sets the colour of controls.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    self
  }

  /// Sets the background style.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    self
  }

  /// Draws a background.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }

  /// Draws a style as the background.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Draws a shape as the background.
  nonisolated public func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  /// Draws a shape in a style as the background.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  /// Draws a style over the view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Draws a shape in a style over the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  /// Draws the background of a container.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    self
  }

  /// Prefers light or dark colours.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    self
  }

  /// Draws a border.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    self
  }

  /// Casts a shadow.
  nonisolated public func shadow(
    color: Color = Color.black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    self
  }
}

/// Light or dark colours.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// What a background belongs to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  package let name: String
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
