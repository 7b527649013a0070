// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How things are drawn does not affect elements.
extension View {
  /// Rounds the corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Clips the view to a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    self
  }

  /// Sets the shape that can be touched.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }

  /// Sets the shape for some purposes.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    self
  }

  /// Sets the shape of the container.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    self
  }

  /// Shows only what another view covers.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    self
  }

  /// Shows only what another view covers.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    self
  }

  /// Blurs the view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    self
  }

  /// Makes the view brighter.
  nonisolated public func brightness(_ amount: Double) -> some View {
    self
  }

  /// Changes the contrast.
  nonisolated public func contrast(_ amount: Double) -> some View {
    self
  }

  /// Changes how strong colours are.
  nonisolated public func saturation(_ amount: Double) -> some View {
    self
  }

  /// Removes colour.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    self
  }

  /// Rotates the hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    self
  }

  /// Inverts the colours.
  nonisolated public func colorInvert() -> some View {
    self
  }

  /// Multiplies the colours.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    self
  }

  /// Sets how the view blends with what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    self
  }

  /// Composites the view as a whole.
  nonisolated public func compositingGroup() -> some View {
    self
  }

  /// Draws the view as one image.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View {
    self
  }

  /// Rotates the view.
  nonisolated public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  /// Makes the view bigger or smaller.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Makes the view bigger or smaller.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Makes the view bigger or smaller.
  nonisolated public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    self
  }

  /// Mirrors the view in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    self
  }

  /// Says whether the view takes touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    self
  }

  /// Sets the hover effect.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    self
  }

  /// Keeps the colours while all others are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit per purpose.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touching.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Hovering.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The effect of hovering.
public struct HoverEffect: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = HoverEffect(name: "automatic")
  /// Brighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// Nearer.
  public static let lift = HoverEffect(name: "lift")
}

/// How colours blend with those behind them.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
