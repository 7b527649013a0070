// SPDX-License-Identifier: MIT

import A11yUI

extension View {
  /// Performs an intent when a kind of action is requested of the elements.
  nonisolated public func accessibilityAction<I: AppIntent>(
    _ actionKind: AccessibilityActionKind = .default,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(actionKind) { intent.begin() }
  }

  /// Gives the elements an action, named by a text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(
    named name: Text,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: name) { intent.begin() }
  }

  /// Gives the elements an action, named by a localised text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameKey: LocalizedStringKey,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: nameKey) { intent.begin() }
  }

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

  /// Gives the elements an action, named by a view's text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent, Label: View>(
    intent: I,
    @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityAction(action: { intent.begin() }, label: label)
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Performs an intent when a kind of action is requested of the elements.
  nonisolated public func accessibilityAction<I: AppIntent>(
    _ actionKind: AccessibilityActionKind = .default,
    intent: I
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAction(actionKind) { intent.begin() }
  }

  /// Gives the elements an action, named by a text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(
    named name: Text,
    intent: I
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAction(named: name) { intent.begin() }
  }

  /// Gives the elements an action, named by a localised text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameKey: LocalizedStringKey,
    intent: I
  ) -> ModifiedContent<Content, Modifier> {
    accessibilityAction(named: nameKey) { intent.begin() }
  }

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
