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

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
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

/// A view to place.
public struct LayoutSubview: Equatable, Sendable {
  /// Which views get space first.
  public var priority: Double { 0 }
  /// How much space the view takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The view's size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }
  /// Places the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}

/// A proposed size, in points.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width; `nil` for the ideal one.
  public var width: CGFloat?
  /// The height; `nil` for the ideal one.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// No space.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Unlimited space.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The size, with numbers in place of unspecified dimensions.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
