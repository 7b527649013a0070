// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// The reasons for redacting the content.
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
