@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A look of lists that the system has.
///
/// It changes nothing that is met, but for ``SidebarListStyle``: there a section with `isExpanded`
/// has a header that shows and hides what is in it.
public protocol ListStyle {}

extension View {
  /// Sets how lists in the view look.
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

/// The look that is usual in the place.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The look called “plain”.
public struct PlainListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The look called “plain”.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// The look called “grouped”.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The look called “grouped”.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The look called “inset”.
public struct InsetListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The look called “inset”.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// The look called “insetGrouped”.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The look called “insetGrouped”.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The look called “sidebar”.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The look called “sidebar”.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look called “bordered”.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// The look called “bordered”.
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
}
