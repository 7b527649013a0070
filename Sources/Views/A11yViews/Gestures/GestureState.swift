// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A value that changes while a gesture occurs.
///
/// Gestures other than taps and long presses never occur, so the state always has its initial value.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value

  /// Creates a state from its initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state from its initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// Creates a state that is reset with a transaction, which has no effect because the state never changes.
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }

  /// Creates a state that is reset with a closure, which is never called because the state never changes.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value { initial }

  /// The state itself, for use with `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
  public init(resetTransaction: Transaction = Transaction()) { initial = nil }
}

extension GestureState: DynamicProperty {}

/// A gesture that converts the value of another gesture.
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
  /// The body's type, which is never used.
  public typealias Body = Never
  nonisolated init() {}
}
