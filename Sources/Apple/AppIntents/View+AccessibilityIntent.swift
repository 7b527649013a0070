// SPDX-License-Identifier: MIT

import A11yUI

extension View {
  /// Gives the elements an action, named by a resource, that performs an intent.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameResource: LocalizedStringResource,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: nameResource) { intent.begin() }
  }

  /// Gives the elements an action, named by a string, that performs an intent.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol, I: AppIntent>(
    named name: S,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: name) { intent.begin() }
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Gives the elements an action, named by a resource, that performs an intent.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameResource: LocalizedStringResource,
    intent: I
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAction(named: nameResource) { intent.begin() }
  }

  /// Gives the elements an action, named by a string, that performs an intent.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol, I: AppIntent>(
    named name: S,
    intent: I
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAction(named: name) { intent.begin() }
  }
}
