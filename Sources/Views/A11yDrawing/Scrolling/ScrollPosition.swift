// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A scroll position. Because all content can be reached, the scroll position does not affect accessibility elements.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  // A scroll position is a value type. The conformance to `Sendable` is unchecked because `AnyHashable` is not
  // sendable, although the identity stored in it is only compared and returned.
  private var identity: AnyHashable?
  /// The edge to which the program last scrolled the view.
  public private(set) var edge: Edge?
  /// The point to which the program last scrolled the view.
  public private(set) var point: CGPoint?

  /// Creates a scroll position without a target.
  public init(idType: (some Hashable).Type = Never.self) {}
  /// Creates a scroll position whose target is a view.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { identity = AnyHashable(id) }
  /// Creates a scroll position whose target is an edge.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the identity of the view to which the program scrolled, or `nil` if the identity has a different type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { identity?.base as? T }
  /// The identity of the view to which the program scrolled.
  public var viewID: (any Hashable)? { identity?.base as? any Hashable }
  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition()
    self.point = point
  }
}

extension View {
  /// Reports a view's geometry. Because views are not measured, the geometry of the whole screen is reported. The
  /// geometry is reported only once, when the view appears.
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
