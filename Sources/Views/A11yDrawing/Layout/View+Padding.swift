// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Padding does not affect elements.
extension View {
  /// Adds padding on some sides, in points.
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    self
  }

  /// Adds padding on all sides, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    self
  }

  /// Adds padding from insets, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    self
  }

  /// Adds the usual padding of a scene.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    self
  }

  /// Adds the padding of a kind of scene.
  nonisolated public func scenePadding(
    _ padding: ScenePadding,
    edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Adds padding inside the safe area, in points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    self
  }

  /// Adds padding inside the safe area, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    self
  }

  /// Adds padding inside the safe area, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    self
  }

  /// Sets the margins of content, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  /// Sets the margins of content, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  /// Sets the margins of content, in points.
  nonisolated public func contentMargins(
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  /// Sets the margins of content, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  /// Extends beyond the safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Extends beyond the safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    self
  }
}

/// The kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit per kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// That of the container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// That of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// What margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Scrolled content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The space around a scene.
public struct ScenePadding: Hashable, Sendable {
  let name: String
  /// The least.
  public static let minimum = Self(name: "minimum")
  /// As the title has it, on a watch.
  public static let navigationBar = Self(name: "navigationBar")
}
