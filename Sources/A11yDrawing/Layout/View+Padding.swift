import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Room around things changes nothing that is met.
extension View {
  /// Leaves room at some sides, in points.
  nonisolated public func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    self
  }

  /// Leaves room on all sides, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    self
  }

  /// Leaves room at the sides, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    self
  }

  /// Leaves the usual room of a scene.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    self
  }

  /// Leaves room inside the safe area, in points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    self
  }

  /// Leaves room inside the safe area, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    self
  }

  /// Leaves room inside the safe area, in points.
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
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    self
  }

  /// Reaches beyond the safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Reaches beyond the safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    self
  }
}

/// What kinds of safe area there are.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// What the container takes.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// What margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  package let name: String
  /// Whatever suits.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The bars that show where one is.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
