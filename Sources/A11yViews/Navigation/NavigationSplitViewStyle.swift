@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A look of split views that the system has. It changes nothing that is met.
public protocol NavigationSplitViewStyle {}

extension View {
  /// Sets how split views in the view look.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { self }
}

/// The look that is usual in the place.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The look called “balanced”.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The look called “balanced”.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The look called “prominentDetail”.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The look called “prominentDetail”.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
