// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A system style for split views. It does not affect elements.
public protocol NavigationSplitViewStyle {}

extension View {
  /// Sets the style of split views in the view.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { self }
}

/// The default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The `balanced` style.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The `balanced` style.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The `prominentDetail` style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The `prominentDetail` style.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
