// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A system style for navigation views. It does not affect elements.
public protocol NavigationViewStyle {}

extension View {
  /// Sets the style of navigation views in the view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// The default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

/// The `stack` style.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The `stack` style.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The `columns` style.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The `columns` style.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
