// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A type-erased layout, so that one can replace another.
public struct AnyLayout {
  /// Erases the type of a layout.
  public init<L: Layout>(_ layout: L) {}
}

/// Views side by side.
public struct HStackLayout {
  /// How the views are aligned.
  public var alignment: VerticalAlignment
  /// The space between views, in points.
  public var spacing: CGFloat?

  /// Creates a layout of views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views one below the other.
public struct VStackLayout {
  /// How the views are aligned.
  public var alignment: HorizontalAlignment
  /// The space between views, in points.
  public var spacing: CGFloat?

  /// Creates a layout of views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views in front of each other.
public struct ZStackLayout {
  /// How the views are aligned.
  public var alignment: Alignment

  /// Creates a layout of views in front of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension AnyLayout: UnmeasuredLayout {}
extension HStackLayout: UnmeasuredLayout {}
extension VStackLayout: UnmeasuredLayout {}
extension ZStackLayout: UnmeasuredLayout {}
extension GridLayout: UnmeasuredLayout {}

/// A built-in layout: it measures and places nothing.
package protocol UnmeasuredLayout: Layout where Cache == Void {}

extension UnmeasuredLayout {
  /// No space.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGSize { .zero }

  /// Places nothing.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: LayoutSubviews,
    cache: inout Void
  ) {}
}

/// Rows and columns, as a layout.
public struct GridLayout {
  /// How the views are aligned.
  public var alignment: Alignment
  /// The space between columns, in points.
  public var horizontalSpacing: CGFloat?
  /// The space between rows, in points.
  public var verticalSpacing: CGFloat?

  /// Creates a layout of rows and columns.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
