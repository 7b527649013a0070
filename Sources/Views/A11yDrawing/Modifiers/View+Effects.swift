// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// What is felt, pointed at and drawn. It does not affect elements.
extension View {
  /// Lets a change be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View { self }

  /// Lets some changes be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Lets changes be felt, each in its way.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Lets every such change be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Turns off the effects of pointers.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Turns the view in space.
  nonisolated public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Moves, turns and scales the view.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Changes the view's coordinates in space.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }

  /// Makes dark parts transparent.
  nonisolated public func luminanceToAlpha() -> some View { self }

  /// Changes how the view looks by its place.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Changes how the view looks as it is scrolled, at each end in its own way.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Changes how the view looks as it is scrolled.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Sets how large text is compared with other text.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the language that text is set in.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Makes views with a common background blend as one.
  nonisolated public func geometryGroup() -> some View { self }

  /// Sets which letters are capitalised, in the older API.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  /// Sets how a presentation adapts to little space.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Sets how a presentation adapts to little space, in each direction.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Sets what can be used below a sheet.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Sets what a swipe in a sheet does.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets the background of a presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Sets how a presentation gets its size.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }
}

/// How a presentation adapts to little space.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// Not at all.
  public static var none: Self { Self(name: "none") }
  /// As a popover.
  public static var popover: Self { Self(name: "popover") }
  /// As a sheet.
  public static var sheet: Self { Self(name: "sheet") }
  /// Over the whole screen.
  public static var fullScreenCover: Self { Self(name: "fullScreenCover") }
}

/// What can be used below a sheet.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// All.
  public static var enabled: Self { Self(name: "enabled") }
  /// All, up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(name: "enabled")
  }
  /// Nothing.
  public static var disabled: Self { Self(name: "disabled") }
}

/// What a swipe in a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// It changes the height.
  public static var resizes: Self { Self(name: "resizes") }
  /// It scrolls.
  public static var scrolls: Self { Self(name: "scrolls") }
}

/// Which letters are capitalised, in the older API.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

extension Text {
  /// How large text is compared with other text.
  public struct Scale: Hashable, Sendable {
    let name: String
    /// As usual.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }
}

/// A change of coordinates in space.
public struct ProjectionTransform: Equatable, Sendable {
  /// Creates a transform that changes nothing.
  public init() {}
  /// Creates a transform of the plane.
  public init(_ m: CGAffineTransform) {}
}
