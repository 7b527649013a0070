// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A system style for lists.
///
/// It does not affect elements, except ``SidebarListStyle``: there a section with `isExpanded` has
/// a header that shows and hides its content.
public protocol ListStyle {}

extension View {
  /// Sets the style of lists in the view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    transformEnvironment(\.isSidebar) {
      if !(style is DefaultListStyle) { $0 = style is SidebarListStyle }
    }
  }
}

private enum SidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether lists are those of a sidebar.
  package var isSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}

/// The default style.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The `plain` style.
public struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The `plain` style.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// The `grouped` style.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The `grouped` style.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The `inset` style.
public struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The `inset` style.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// The `insetGrouped` style.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The `insetGrouped` style.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The `sidebar` style.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The `sidebar` style.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The `bordered` style.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// The `bordered` style.
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
}
