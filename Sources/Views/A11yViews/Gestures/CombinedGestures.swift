// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First
  /// The gesture that follows it.
  public var second: Second

  /// Combines two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never
}

/// Two gestures of which one happens.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never
  /// The tap of whichever gesture is one.
  public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
  /// The long press of either gesture.
  public var _longPress: (@MainActor () -> Void)? { first._longPress ?? second._longPress }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  /// The gesture has no body.
  public typealias Body = Never
  /// The tap of either gesture.
  public var _tap: (@MainActor () -> Void)? { first._tap ?? second._tap }
  /// The long press of either gesture.
  public var _longPress: (@MainActor () -> Void)? { first._longPress ?? second._longPress }
}
