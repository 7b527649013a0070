import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A way to put views somewhere. Nothing is put anywhere: the views are met in their order.
public protocol Layout: Sendable {
  /// What is kept between measuring and placing.
  associatedtype Cache = Void
  /// The views that are placed.
  typealias Subviews = LayoutSubviews

  /// How much room the views take. Never asked.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Puts the views in their places. Never asked.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache
}

extension Layout {
  /// Puts views somewhere.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { content() }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Views to be put somewhere: none, since nothing is.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last.
  public var endIndex: Int { 0 }
  /// The view in a place; there are none.
  public subscript(index: Int) -> LayoutSubview {
    preconditionFailure("there are no views to be placed")
  }
}

/// A view to be put somewhere.
public struct LayoutSubview: Equatable, Sendable {
  /// Who gets room first.
  public var priority: Double { 0 }
  /// How much room the view takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// How big the view is.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }
  /// Puts the view somewhere.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}

/// How much room is offered, in points.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width; `nil` for whatever is ideal.
  public var width: CGFloat?
  /// The height; `nil` for whatever is ideal.
  public var height: CGFloat?

  /// Makes an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes an offer of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// All the room that there could be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Whatever is ideal.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The size, with numbers in place of what is left open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
