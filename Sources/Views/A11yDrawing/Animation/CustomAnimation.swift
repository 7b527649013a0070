// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A course that a program makes itself. It is never asked here.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, in seconds; `nil` at the end.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?
  /// How fast the value changes.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?
  /// Whether it goes on from an earlier animation.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }
  /// It does not.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation knows while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Whether the whole animation has ended for the program.
  public var isLogicallyComplete = false
  /// What the animation keeps.
  public var state = AnimationState<Value>()
  /// What the animation keeps, by its older name.
  public var animationState: AnimationState<Value> {
    get { state }
    set { state = newValue }
  }
  /// The values around it.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// What an animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates an empty state.
  public init() {}
  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names something that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value at first.
  static var defaultValue: Value { get }
}

extension VectorArithmetic {
  /// The value times a number.
  public func scaled(by rhs: Double) -> Self {
    var value = self
    value.scale(by: rhs)
    return value
  }
  /// The value on its way to another.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
}
