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
