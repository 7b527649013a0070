// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Finds taps: a single one is found when a user activates the view.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Finds touches that last: accepted, and finds none.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Finds drags: accepted, and finds none.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fingers at least.
  open var minimumNumberOfTouches = 1
  /// The fingers at most.
  open var maximumNumberOfTouches = Int.max
  /// How far, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far. Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Finds swipes: accepted, and finds none.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  public struct Direction: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
  /// Where to.
  open var direction = Direction.right
}

/// Finds two fingers that move apart: accepted, and finds none.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much bigger.
  open var scale: CGFloat = 1
  /// How fast.
  open var velocity: CGFloat { 0 }
}

/// Finds two fingers that turn: accepted, and finds none.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much, in radians.
  open var rotation: CGFloat = 0
}

/// What a gesture of UIKit is found in. None is ever made.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// Turns places of the view into others.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Turns places of a view into others. There are no places, so none is ever made.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the gesture is in the view.
  public var localLocation: CGPoint { .zero }
  /// How far the gesture went in the view.
  public var localTranslation: CGPoint? { nil }
  /// How fast the gesture is in the view.
  public var localVelocity: CGPoint? { nil }
}

/// What a gesture of AppKit is found in. None is ever made.
@MainActor @preconcurrency
public struct NSGestureRecognizerRepresentableContext<
  Representable: NSGestureRecognizerRepresentable
> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
}

/// Shows text enlarged while it is touched. Accepted.
@MainActor @preconcurrency open class UILargeContentViewerInteraction: NSObject, UIInteraction {}

/// Decides about gestures. It is never called.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a gesture may happen with another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch belongs to a gesture.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}

/// A gesture of UIKit on a view of SwiftUI. Accepted: no gesture of fingers is ever found.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// What finds the gesture.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// What the gesture is found in.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Creates the recognizer. It is never called.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates what finds the gesture. It is never called.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Acts on the gesture. It is never called.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the coordinator. It is never called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Turns places of the view into others.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A gesture of AppKit on a view of SwiftUI. Accepted: no gesture of a pointer is ever found.
@MainActor @preconcurrency public protocol NSGestureRecognizerRepresentable {
  /// What finds the gesture.
  associatedtype NSGestureRecognizerType: NSGestureRecognizer
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// What the gesture is found in.
  typealias Context = NSGestureRecognizerRepresentableContext<Self>
  /// Creates the recognizer. It is never called.
  func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizerType
  /// Updates what finds the gesture. It is never called.
  func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context)
  /// Acts on the gesture. It is never called.
  func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context)
}

/// What can be done with a view by fingers. Accepted.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {}

extension View {
  /// Attaches a gesture of UIKit. Accepted: none is ever found.
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable)
    -> some View
  { self }

  /// Attaches a gesture of AppKit. Accepted: none is ever found.
  nonisolated public func gesture(_ representable: some NSGestureRecognizerRepresentable)
    -> some View
  { self }
}

extension UIView {
  /// Adds an interaction. Does nothing.
  public func addInteraction(_ interaction: any UIInteraction) {}

  /// What finds gestures in the view.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    gestures.isEmpty ? nil : gestures.compactMap { $0 as? UIGestureRecognizer }
  }

  /// Whether several fingers may touch the view. Setting it does nothing.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }
}

extension UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// A place in another space: there are none.
  public func convert(
    globalPoint: CGPoint,
    to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint { .zero }

  /// Where the gesture is: nowhere.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }

  /// How far the gesture went: nowhere.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }

  /// How fast the gesture is: it is not.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// It may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}

  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType,
    context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension NSGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context) {}

  /// Does nothing.
  public func handleNSGestureRecognizerAction(
    _ recognizer: NSGestureRecognizerType,
    context: Context
  ) {}
}

extension UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}
