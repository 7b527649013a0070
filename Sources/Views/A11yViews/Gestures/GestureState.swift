// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A value while a gesture happens. Gestures other than taps never happen here, so it keeps its
/// initial value.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value

  /// Creates a state from its initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state from its initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// Creates a state that is reset with a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }

  /// Creates a state that is reset with a closure.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value { initial }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init(resetTransaction: Transaction = Transaction()) { initial = nil }
}

extension GestureState: DynamicProperty {}

/// A gesture with another value.
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
  /// The gesture has no body.
  public typealias Body = Never
  nonisolated init() {}
}
