// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Position and size do not affect elements.
extension View {
  /// Sets a size, in points.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Sets limits to the size, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Keeps the ideal size in both directions.
  nonisolated public func fixedSize() -> some View {
    self
  }

  /// Keeps the ideal size in some directions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    self
  }

  /// Sets which views get space first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    self
  }

  /// Sets the position of the centre, in points.
  nonisolated public func position(_ position: CGPoint) -> some View {
    self
  }

  /// Sets the position of the centre, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }

  /// Moves the drawing, in points.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self
  }

  /// Moves the drawing, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    self
  }

  /// Keeps the ratio of width to height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    self
  }

  /// Keeps the ratio of width to height.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize,
    contentMode: ContentMode
  ) -> some View {
    self
  }

  /// Scales to fit.
  nonisolated public func scaledToFit() -> some View {
    self
  }

  /// Scales to fill.
  nonisolated public func scaledToFill() -> some View {
    self
  }

  /// Draws the view in front of or behind others.
  nonisolated public func zIndex(_ value: Double) -> some View {
    self
  }

  /// Says where a horizontal guide is.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    self
  }

  /// Says where a vertical guide is.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    self
  }
}

/// Whether content fits into the available space or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// It fits.
  case fit
  /// It fills.
  case fill
}

/// The size of a view. Nothing is laid out, so none is ever passed.
public struct ViewDimensions: Equatable, Sendable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat

  /// Where a horizontal guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where a vertical guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
