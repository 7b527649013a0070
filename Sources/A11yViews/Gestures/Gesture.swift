import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Something that a finger does. A tap is what activating an element does; other gestures have no
/// counterpart, so they are accepted and never happen.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture while it happens.
  associatedtype Value
  /// What the gesture is made of.
  associatedtype Body: Gesture
  /// What the gesture is made of.
  var body: Body { get }
  /// What a single tap does; `nil` if nothing.
  var _tap: (@MainActor () -> Void)? { get }
}

extension Never: Gesture {
  /// Nothing is known.
  public typealias Value = Never
}

extension Gesture {
  /// What the gesture's own parts do.
  public var _tap: (@MainActor () -> Void)? {
    Body.self == Never.self ? nil : body._tap
  }

  /// Does something when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Does something while the gesture goes on.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }

  /// Does what either gesture does, while both happen.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
}

extension Gesture where Body == Never {
  /// Never called: the gesture is made of nothing else.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture that does something when it ends.
public struct _EndedGesture<Base: Gesture> {
  package let base: Base
  package let action: (Base.Value) -> Void

  package nonisolated init(base: Base, action: @escaping (Base.Value) -> Void) {
    self.base = base
    self.action = action
  }
}

extension _EndedGesture: Gesture {
  /// What is known of the gesture while it happens.
  public typealias Value = Base.Value
  /// The gesture is made of nothing else.
  public typealias Body = Never

  /// What the tap does, if the gesture is one.
  public var _tap: (@MainActor () -> Void)? {
    guard let tap = base as? TapGesture, tap.count == 1,
      let action = action as? (TapGesture.Value) -> Void
    else { return base._tap }
    let inner = base._tap
    return {
      inner?()
      action(())
    }
  }
}

/// One tap or more.
public struct TapGesture: Sendable {
  /// How many taps.
  public var count: Int

  /// Makes a gesture of taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  /// Nothing is known.
  public typealias Value = Void
  /// The gesture is made of nothing else.
  public typealias Body = Never
}

/// Keeping a finger down.
public struct LongPressGesture: Sendable {
  /// Makes a gesture of keeping a finger down, for seconds, within points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

extension LongPressGesture: Gesture {
  /// Whether the finger is down.
  public typealias Value = Bool
  /// The gesture is made of nothing else.
  public typealias Body = Never
}

/// Moving a finger.
public struct DragGesture: Sendable {
  /// Where the finger is.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Makes a gesture of moving a finger by at least some points.
  public init(minimumDistance: CGFloat = 10) {}
}

extension DragGesture: Gesture {
  /// The gesture is made of nothing else.
  public typealias Body = Never
}
