import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What rows look like changes nothing that is met.
extension View {
  /// Draws something behind a row.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    self
  }

  /// Leaves room around a row, in points.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
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

  /// Sets the room between rows, in points.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    self
  }

  /// Sets the room between sections, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    self
  }

  /// Sets what hovering over a row looks like.
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    self
  }

  /// Turns off what hovering over a row looks like.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    self
  }

  /// Sets the colour of a row.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    self
  }

  /// Sets how much headers stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    self
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}
