// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

private enum PageTabViewStyleKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle? { nil }
}

private enum SidebarAdaptableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension View {
  /// Sets the style for tab views inside the view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.pageTabViewStyle, style as? PageTabViewStyle)
      .environment(\.isSidebarAdaptable, style is SidebarAdaptableTabViewStyle)
  }

  /// Sets whether adaptable tabs initially appear in a bar or in a sidebar, if there is space for a sidebar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View { environment(\.adaptableTabBarPlacement, placement) }
}

extension EnvironmentValues {
  /// Whether tabs appear in a sidebar if the platform and the available width allow it.
  package var isSidebarAdaptable: Bool {
    get { self[SidebarAdaptableKey.self] }
    set { self[SidebarAdaptableKey.self] = newValue }
  }

  /// The initial placement of adaptable tabs.
  package var adaptableTabBarPlacement: AdaptableTabBarPlacement {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// The tab view's page style, or `nil` if the tab view does not use the page style.
  package var pageTabViewStyle: PageTabViewStyle? {
    get { self[PageTabViewStyleKey.self] }
    set { self[PageTabViewStyleKey.self] = newValue }
  }
}
