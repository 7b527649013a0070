// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A system style for tab views. Only the page style affects elements.
public protocol TabViewStyle {}

private enum PageTabViewStyleKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle? { nil }
}

extension EnvironmentValues {
  /// The page style, where it is set.
  package var pageTabViewStyle: PageTabViewStyle? {
    get { self[PageTabViewStyleKey.self] }
    set { self[PageTabViewStyleKey.self] = newValue }
  }
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether dots below the pages show the current one.
  public struct IndexDisplayMode: Sendable {
    package let name: String
    /// If there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  /// Whether the current page is shown, and can be changed, below the pages.
  package let showsIndex: Bool

  /// Makes the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    showsIndex = indexDisplayMode.name != "never"
  }
}

/// A style for page indicators. It does not affect elements.
public protocol IndexViewStyle {}

/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Whether the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    package let name: String
    /// The default.
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
