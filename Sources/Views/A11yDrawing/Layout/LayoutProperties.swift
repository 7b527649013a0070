// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// What is known of a layout.
public struct LayoutProperties: Sendable {
  /// Along which axis it stacks views; `nil` for none.
  public var stackOrientation: Axis?
  /// Makes properties.
  public init() {}
}

extension Layout {
  /// What is known of the layout.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Changes the cache. Never called.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  /// The space around the layout. Never asked.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Where a guide is. Never asked.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// Where a guide is. Never asked.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}
