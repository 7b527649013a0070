// SPDX-License-Identifier: MIT

// Made from Surface/A11yPlatformViews.rows by `make surface`.

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A recognizer for taps. A single tap is recognized when a user activates the view.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that are required.
  open var numberOfTapsRequired = 1
  /// The number of fingers that are required.
  open var numberOfTouchesRequired = 1
}

/// A recognizer for long presses. It is accepted, but no press is ever recognized.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the finger, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer for drags. It is accepted, but no drag is ever recognized.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Returns the translation, in points.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Returns the velocity, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets the translation. It does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// A recognizer for swipes. It is accepted, but no swipe is ever recognized.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of swipe directions.
  public struct Direction: OptionSet, Sendable {
    /// The set's bits, one for each direction.
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
  /// The direction of the swipe.
  open var direction = Direction.right
}

/// A recognizer for pinches. It is accepted, but no pinch is ever recognized.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch.
  open var scale: CGFloat = 1
  /// The velocity.
  open var velocity: CGFloat { 0 }
}

/// A recognizer for rotations. It is accepted, but no rotation is ever recognized.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the rotation, in radians.
  open var rotation: CGFloat = 0
}

/// The context of a UIKit gesture. None is ever created.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The converter for coordinates of the view.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A converter for coordinates of a view. Views have no positions, so none is ever created.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The position of the gesture in the view.
  public var localLocation: CGPoint { .zero }
  /// The translation of the gesture in the view.
  public var localTranslation: CGPoint? { nil }
  /// The velocity of the gesture in the view.
  public var localVelocity: CGPoint? { nil }
}

/// The context of an AppKit gesture. None is ever created.
@MainActor @preconcurrency
public struct NSGestureRecognizerRepresentableContext<
  Representable: NSGestureRecognizerRepresentable
> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
}

/// An interaction that shows text enlarged while it is touched. It is accepted but has no effect.
@MainActor @preconcurrency open class UILargeContentViewerInteraction: NSObject, UIInteraction {}

/// A delegate that decides about gestures. It is never called.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether a gesture may be recognized together with another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether a gesture receives a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}

/// A UIKit gesture on a SwiftUI view. It is accepted, but no touch gesture is ever recognized.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context of the gesture.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Creates the gesture recognizer. It is never called.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the gesture recognizer. It is never called.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Handles the gesture. It is never called.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the coordinator. It is never called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// The converter for coordinates of the view.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// An AppKit gesture on a SwiftUI view. It is accepted, but no pointer gesture is ever recognized.
@MainActor @preconcurrency public protocol NSGestureRecognizerRepresentable {
  /// The type of the gesture recognizer.
  associatedtype NSGestureRecognizerType: NSGestureRecognizer
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The context of the gesture.
  typealias Context = NSGestureRecognizerRepresentableContext<Self>
  /// Creates the gesture recognizer. It is never called.
  func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizerType
  /// Updates the gesture recognizer. It is never called.
  func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context)
  /// Handles the gesture. It is never called.
  func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context)
}

/// An interaction with a view by touch. It is accepted but has no effect.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {}

extension View {
  /// Attaches a UIKit gesture. It is accepted, but no gesture is ever recognized.
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable)
    -> some View
  { self }

  /// Attaches an AppKit gesture. It is accepted, but no gesture is ever recognized.
  nonisolated public func gesture(_ representable: some NSGestureRecognizerRepresentable)
    -> some View
  { self }
}

extension UIView {
  /// Adds an interaction. It does nothing.
  public func addInteraction(_ interaction: any UIInteraction) {}

  /// The view's gesture recognizers.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    gestures.isEmpty ? nil : gestures.compactMap { $0 as? UIGestureRecognizer }
  }

  /// Whether the view accepts several simultaneous touches. Setting it has no effect.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }
}

extension UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Returns a point in another coordinate space, which is unknown.
  public func convert(
    globalPoint: CGPoint,
    to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint { .zero }

  /// Returns the position of the gesture, which is unknown.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }

  /// Returns the translation of the gesture, which is unknown.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }

  /// Returns the velocity of the gesture, which is unknown.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns `true`.
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
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}
