// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A place in a view, which another view can read in its own space. Nothing has a place here.
public struct Anchor<Value> {
  package let value: Value

  /// How a place is taken.
  public struct Source {
    package let value: Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor where Value == CGRect {
  /// A rectangle of no size.
  package static var zero: Self { Self(value: .zero) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { .init(value: .zero) }
  /// A rectangle in the view's space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(value: point) }
  /// A point in the view's unit space.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { .init(value: .zero) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .init(value: .zero) }
}

extension View {
  /// Passes up where the view is.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: key, value: transform(Anchor(value: value.value)))
  }
}
