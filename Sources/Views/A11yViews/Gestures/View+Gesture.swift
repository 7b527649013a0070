// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Adds an action for taps; a single tap is the same as activation.
  nonisolated public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(action: count == 1 ? action : nil))
  }

  /// Adds an action for a long press, which is what VoiceOver's double tap and hold does: showing the
  /// element's menu performs it.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(LongPressModifier(action: action, pressing: onPressingChanged))
  }

  /// Adds an action for taps with their place, which is unknown here: the origin.
  nonisolated public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Adds an action for a long press, in the older parameter order.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(LongPressModifier(action: action, pressing: pressing))
  }

  /// Adds an action for a pointer over the view. There is none.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Adds an action for a pointer that moves over the view. There is none.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Attaches a gesture; a single tap handles activation.
  @MainActor
  public func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask))
  }

  /// Attaches a gesture that happens along with those of the view.
  @MainActor
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask))
  }

  /// Attaches a gesture that takes precedence over those of the view.
  @MainActor
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(TapModifier(gesture, mask)).modifier(LongPressModifier(gesture, mask))
  }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// Which gestures are enabled where one is attached.
public struct GestureMask: OptionSet, Sendable {
  /// One bit per kind.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The attached gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
