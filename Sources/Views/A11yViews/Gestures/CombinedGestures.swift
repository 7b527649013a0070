// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A gesture that consists of two gestures that occur in sequence.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture that combines two other gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  /// The type of the body, which is never used.
  public typealias Body = Never
}

/// A gesture that consists of two gestures, only one of which can occur.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture that combines two other gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// The first gesture's action for a tap or, if it has none, the second gesture's action.
  public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
  /// The first gesture's action for a long press or, if it has none, the second gesture's action.
  public var _longPress: (@MainActor () -> Void)? { first._longPress ?? second._longPress }
}

/// A gesture that consists of two gestures that can occur simultaneously.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture that combines two other gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// The first gesture's action for a tap or, if it has none, the second gesture's action.
  public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
  /// The first gesture's action for a long press or, if it has none, the second gesture's action.
  public var _longPress: (@MainActor () -> Void)? { first._longPress ?? second._longPress }
}
