// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Hides the view from everyone.
  nonisolated public func hidden() -> some View { modifier(ConcealingModifier(isConcealed: true)) }

  /// Sets the opacity; a fully transparent view is not exposed.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(ConcealingModifier(isConcealed: opacity <= 0))
  }

  /// Redacts words and images for a reason: they are not exposed while redacted.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactingModifier(isRedacted: reason.contains(.placeholder)))
      .transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes the reasons for views that ask. What an outer modifier redacts stays redacted.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the view as private. It is exposed, since there is no lock screen.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why content is redacted.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

package struct ConcealingModifier: Equatable {
  package let isConcealed: Bool

  package nonisolated init(isConcealed: Bool) { self.isConcealed = isConcealed }
}

extension ConcealingModifier: ViewModifier, ElementModifier {
  package typealias Body = Never

  package func fold(into element: inout Element, in context: ModifierContext) {
    if isConcealed { element.states.isHidden = true }
  }
}

package struct RedactingModifier: Equatable {
  package let isRedacted: Bool
}

extension RedactingModifier: ViewModifier, ElementModifier {
  package typealias Body = Never

  package func fold(into element: inout Element, in context: ModifierContext) {
    guard isRedacted, element.role == .staticText || element.role == .image else { return }
    element.states.isHidden = true
  }
}

/// Why content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit per reason.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
