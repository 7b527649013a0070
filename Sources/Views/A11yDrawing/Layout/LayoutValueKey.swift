// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A key for a value that a view gives its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

extension LayoutSubview {
  /// The value that the view gives its layout: always the default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  /// The space that the view wants.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Places the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    dimensions: ViewDimensions
  ) {}
}

/// The space that a view wants around it: none.
public struct ViewSpacing: Sendable {
  /// Creates a space.
  public init() {}
  /// The distance to another view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
  /// No space.
  public static let zero = ViewSpacing()
}

extension View {
  /// Gives the view's layout a value.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    self
  }

  /// Creates a cell of a grid as wide as several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }
  /// Sets where a view is in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Sets where views are in their column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  /// Has a cell ask for no space.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
