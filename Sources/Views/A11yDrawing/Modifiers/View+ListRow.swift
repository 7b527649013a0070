// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// The appearance of rows does not affect elements.
extension View {
  /// Draws the background of a row.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    self
  }

  /// Sets the insets of a row, in points.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    self
  }

  /// Insets rows from some edges, in points.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    self
  }

  /// Shows or hides the lines between rows.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the colour of the lines between rows.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Shows or hides the lines between sections.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the colour of the lines between sections.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the space between rows, in points.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    self
  }

  /// Sets the space between sections, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    self
  }

  /// Sets the space between sections.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    self
  }

  /// Sets the hover effect of a row.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    self
  }

  /// Turns off the hover effect of a row.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    self
  }

  /// Sets the colour of a row.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    self
  }

  /// Sets how prominent headers are.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    self
  }
}

/// How prominent something is.
public enum Prominence: Hashable, Sendable {
  /// The default.
  case standard
  /// Increased.
  case increased
}

/// The space between sections.
public struct ListSectionSpacing: Sendable {
  let name: String
  /// As usual.
  public static let `default` = ListSectionSpacing(name: "default")
  /// Less.
  public static let compact = ListSectionSpacing(name: "compact")
  /// A space, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "\(spacing)")
  }
}
