// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What only some devices have. It does not affect elements.
extension View {
  /// Binds a value to the crown of a watch. There is none here.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>)
    -> some View
  { self }
  /// Binds a value to the crown of a watch. There is none here.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    from minValue: V,
    through maxValue: V,
    by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }
  /// Lets a gesture of the hand press a button.
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }
  /// Acts on a pencil. There is none here.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }
  /// Acts on a pencil. There is none here.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
  /// Draws glass behind the view.
  nonisolated public func glassBackgroundEffect() -> some View { self }
  /// Sets the text beside a widget of a watch. It is not drawn here.
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Sets the label beside a widget of a watch. It is not drawn here.
  nonisolated public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View { self }
  /// Bends the text of a widget of a watch.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
  /// Sets the background of a live activity.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Sets the colour of a live activity's button.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

/// How much the crown changes.
public struct DigitalCrownRotationalSensitivity: Hashable, Sendable {
  let name: String
  /// Little.
  public static let low = Self(name: "low")
  /// Some.
  public static let medium = Self(name: "medium")
  /// Much.
  public static let high = Self(name: "high")
}

/// A gesture of the hand.
public struct HandGestureShortcut: Hashable, Sendable {
  let name: String
  /// Two fingers that tap each other.
  public static let primaryAction = Self(name: "primaryAction")
}

/// Two taps on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is held over the screen.
  public var hoverPose: PencilHoverPose?
}

/// A squeezed pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// What is known of a squeezed pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is held over the screen.
  public var hoverPose: PencilHoverPose?
}

/// Where a pencil is held over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place, in points.
  public let location: CGPoint
  /// The place, in the unit space of the view.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The height of the pencil's end.
  public let altitude: Angle
  /// The direction of the pencil.
  public let azimuth: Angle
  /// How the pencil is turned.
  public let roll: Angle
}

/// What a user wants a pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
  let name: String
  /// Nothing.
  public static let ignore = Self(name: "ignore")
  /// Changing to the eraser.
  public static let switchEraser = Self(name: "switchEraser")
  /// Changing to the tool before.
  public static let switchPrevious = Self(name: "switchPrevious")
  /// Showing the colours.
  public static let showColorPalette = Self(name: "showColorPalette")
  /// Showing the ink.
  public static let showInkAttributes = Self(name: "showInkAttributes")
  /// Showing a palette.
  public static let showContextualPalette = Self(name: "showContextualPalette")
  /// Running a shortcut.
  public static let runSystemShortcut = Self(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// What the user wants two taps on a pencil to do.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// What the user wants a squeezed pencil to do.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
