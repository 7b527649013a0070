// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A value that changes during a gesture.
///
/// The value never changes, because only taps and long presses ever occur.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value

  /// Creates a gesture state with an initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a gesture state with an initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// Creates a gesture state that is reset with a transaction. The transaction has no effect, because the state never
  /// changes.
  public init(wrappedValue: Value, resetTransaction: Transaction) { initial = wrappedValue }

  /// Creates a gesture state that is reset with a closure. The closure is never called, because the state never
  /// changes.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value { initial }

  /// The gesture state itself, which can be passed to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state whose initial value is `nil`.
  public init(resetTransaction: Transaction = Transaction()) { initial = nil }
}

extension GestureState: DynamicProperty {}

/// A gesture that converts the value of another gesture.
public struct _MappedGesture<Base: Gesture, Value>: Gesture {
  /// The type of the body, which is never used.
  public typealias Body = Never
  nonisolated init() {}
}
