// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A way to arrange views. Nothing is arranged: the views are read in their order.
public protocol Layout: Sendable {
  /// Data kept between measuring and placing.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews

  /// How much space the views take. Never called.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views. Never called.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
}

extension Layout {
  /// Arranges views.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { content() }
}

/// The views to place: always none.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last.
  public var endIndex: Int { 0 }
  /// The view at an index; there are none.
  public subscript(index: Int) -> LayoutSubview {
    preconditionFailure("there are no views to be placed")
  }
}
