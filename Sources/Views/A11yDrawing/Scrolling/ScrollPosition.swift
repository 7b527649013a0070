// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Where a view is scrolled to. All content can be reached, so it does not affect elements.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // An identity is any hashable value; it is only ever compared.
  private var identity: AnyHashable?
  /// The edge that was scrolled to.
  public private(set) var edge: Edge?
  /// The place that was scrolled to.
  public private(set) var point: CGPoint?
  /// Whether a user scrolled.
  public var isPositionedByUser: Bool { false }

  /// Creates a position.
  public init(idType: (some Hashable).Type = Never.self) {}
  /// Creates a position at a view.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { identity = AnyHashable(id) }
  /// Creates a position at an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The identity of the view that was scrolled to.
  public func viewID<T: Hashable>(type: T.Type) -> T? { identity?.base as? T }
  /// The identity of the view that was scrolled to.
  public var viewID: (any Hashable)? { identity?.base as? any Hashable }
  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Scrolls to a place.
  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition()
    self.point = point
  }
  /// Scrolls to a place.
  public mutating func scrollTo(x: CGFloat? = nil, y: CGFloat? = nil) {
    scrollTo(point: CGPoint(x: x ?? 0, y: y ?? 0))
  }
}

/// How a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What a scroll view shows: nothing has a size here.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the content is scrolled to.
  public var contentOffset = CGPoint.zero
  /// The size of the content.
  public var contentSize = CGSize.zero
  /// The distances around the content.
  public var contentInsets = EdgeInsets()
  /// The size of the view.
  public var containerSize = CGSize.zero
  /// The part that is visible.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The view's own rectangle.
  public var bounds: CGRect { visibleRect }
}

extension View {
  /// Ties a binding to where the view is scrolled to.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Sets where the view is scrolled to at first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Sets where the view is scrolled to, for a reason.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View { self }

  /// Reports what the scroll view shows. Nothing has a size, so it never changes.
  @preconcurrency
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Reports how the scroll view moves. It never does.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Reports whether the view is visible: it is, since all content can be reached.
  @preconcurrency
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping @MainActor (Bool) -> Void
  ) -> some View { onAppear { action(true) } }

  /// Reports what has a size. Nothing has one, so it is reported once, as zero.
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ newValue: T) -> Void
  ) -> some View { onAppear { action(transform(GeometryProxy())) } }

  /// Reports what has a size. Nothing has one, so it is reported once, as zero.
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    onAppear {
      let value = transform(GeometryProxy())
      action(value, value)
    }
  }
}

/// Why a view is scrolled.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// To begin with.
  public static var initialOffset: Self { Self(name: "initialOffset") }
  /// Because sizes changed.
  public static var sizeChanges: Self { Self(name: "sizeChanges") }
  /// To place content that is smaller.
  public static var alignment: Self { Self(name: "alignment") }
}
