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

/// Shows words big while they are touched. Accepted.
@MainActor @preconcurrency open class UILargeContentViewerInteraction: NSObject, UIInteraction {}

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
