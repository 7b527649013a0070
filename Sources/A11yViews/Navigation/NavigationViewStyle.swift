@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A look of navigation views that the system has. It changes nothing that is met.
public protocol NavigationViewStyle {}

extension View {
  /// Sets how navigation views in the view look.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

/// The look that is usual in the place.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

/// The look called “stack”.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The look called “stack”.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The look called “columns”.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The look called “columns”.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
