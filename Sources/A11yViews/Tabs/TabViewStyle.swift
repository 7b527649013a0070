@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A look of tab views that the system has. It changes nothing that is met.
public protocol TabViewStyle {}

extension View {
  /// Sets how tab views in the view look.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Sets how the dots below pages look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// The look that is usual in the place.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Pages beside each other.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether dots below the pages say which one is shown.
  public struct IndexDisplayMode: Sendable {
    package let name: String
    /// If there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Makes the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages beside each other, with or without dots below.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A side bar where there is room, else tabs.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A side bar where there is room, else tabs.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A look of the dots below pages. It changes nothing that is met.
public protocol IndexViewStyle {}

/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    package let name: String
    /// When it is usual.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While the user is choosing a page.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Makes the style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below pages.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots below pages, with or without something behind.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
