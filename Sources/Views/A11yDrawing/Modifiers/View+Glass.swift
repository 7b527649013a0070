// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Glass. It does not affect elements.

/// A material that bends what is below it.
public struct Glass: Equatable, Sendable {
  /// The usual glass.
  public static var regular: Glass { Glass() }
  /// Clearer glass.
  public static var clear: Glass { Glass() }
  /// No glass.
  public static var identity: Glass { Glass() }
  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// The glass, with or without an answer to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Puts glass below the view.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Puts glass of a shape below the view.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular,
    in shape: some Shape
  ) -> some View { self }

  /// Ties the glass to another with the same identity.
  nonisolated public func glassEffectID<ID: Hashable>(
    _ id: ID?,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins the glass with another.
  nonisolated public func glassEffectUnion<ID: Hashable>(
    id: ID?,
    namespace: Namespace.ID
  ) -> some View { self }

  /// Extends the background below bars.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Sets how scrolled content looks at edges.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }
}

/// How scrolled content looks at edges.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// With a line.
  public static var hard: Self { Self(name: "hard") }
  /// Without a line.
  public static var soft: Self { Self(name: "soft") }
}

/// Views whose glass blends.
public struct GlassEffectContainer<Content: View> {
  /// The views.
  public let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// The views.
  public var body: some View { content }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Of a kind of glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .glass }
}
