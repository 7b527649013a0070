// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How controls and windows behave, for reading.
extension EnvironmentValues {
  /// The order of menus.
  public var menuOrder: MenuOrder { .automatic }
  /// Whether the mark of a menu's button is shown.
  public var menuIndicatorVisibility: Visibility { .automatic }
  /// When indicators of horizontal scrolling are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// When indicators of vertical scrolling are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  /// Whether scrolling with fingers is possible.
  public var isScrollEnabled: Bool { true }
  /// How scrolling dismisses the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { .automatic }
  /// Whether views react to something held over them.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  /// Whether a held button repeats.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  /// How prominent badges are.
  public var badgeProminence: BadgeProminence { .standard }
  /// How prominent the background is.
  public var backgroundProminence: BackgroundProminence { .standard }
  /// Whether controls look active.
  public var controlActiveState: ControlActiveState { .key }
  /// Whether the window looks active.
  public var appearsActive: Bool { true }
  /// Where the tab is shown; not known here.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Where the view below the tabs is shown; not known here.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  /// Whether tabs are shown in sections.
  public var isTabBarShowingSections: Bool { false }
  /// Whether labels are shown.
  public var labelsVisibility: Visibility { .automatic }
  /// Whether the letters of a text may stand closer.
  public var allowsTightening: Bool { false }
  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool { false }
  /// Whether autocorrection is off.
  public var autocorrectionDisabled: Bool { false }
  /// Whether autocorrection is off, by its older name.
  public var disableAutocorrection: Bool? { nil }
  /// Whether a live activity fills the screen.
  public var isActivityFullscreen: Bool { false }
  /// Whether links have an arrow.
  public var navigationLinkIndicatorVisibility: Visibility { .automatic }
  /// Whether tools for writing are offered.
  public var writingToolsBehavior: WritingToolsBehavior { .automatic }
  /// Whether a pointer has an effect.
  public var isHoverEffectEnabled: Bool { true }
  /// How big the rows of a sidebar are.
  public var sidebarRowSize: SidebarRowSize { .medium }
  /// The material behind the view; there is none.
  public var backgroundMaterial: Material? { nil }
  /// The height of a wheel's items, in points.
  public var defaultWheelPickerItemHeight: CGFloat { 32 }
}

/// Whether controls look active.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

/// How big the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// How prominent a background is.
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let standard = Self(name: "standard")
  /// Much.
  public static let increased = Self(name: "increased")
}

/// Where a tab is shown.
public struct TabBarPlacement: Hashable, Sendable {
  let name: String
  /// In the bar at the bottom.
  public static let bottomBar = Self(name: "bottomBar")
  /// In the bar at the top.
  public static let topBar = Self(name: "topBar")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// In the dots of pages.
  public static let pageIndicator = Self(name: "pageIndicator")
  /// Beside the window.
  public static let ornament = Self(name: "ornament")
}

/// Where the view below the tabs is shown.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
