// SPDX-License-Identifier: MIT

// Made from Surface/AppIntents.rows by `make surface`.

import A11yUI

/// What an intent does, in a sentence.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The sentence.
  public let descriptionText: LocalizedStringResource
  /// The category.
  public let categoryName: LocalizedStringResource?
  /// Further words to find it by.
  public let searchKeywords: [LocalizedStringResource]
  /// Describes an intent.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }
  /// Describes an intent by a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// What is announced when an intent has been performed.
public struct IntentDialog: Sendable {
  let full: LocalizedStringResource
  /// Creates a dialog from a resource.
  public init(_ dialog: LocalizedStringResource) { full = dialog }
  /// Creates a dialog from the full text; the supporting one would be shown beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
}

extension Button {
  /// Creates a button that performs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { intent.begin() }, label: label)
  }

  /// Creates a button with a role that performs an intent.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { intent.begin() }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button that performs an intent, labelled with a localised text.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(titleKey, action: { intent.begin() })
  }

  /// Creates a button with a role that performs an intent, labelled with a localised text.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(titleKey, role: role, action: { intent.begin() })
  }
}

extension Button where Label == A11yViews.Label<Text, Image> {
  /// Creates a button that performs an intent, labelled with a localised text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) { self.init(titleKey, systemImage: systemImage, role: role, action: { intent.begin() }) }

  /// Creates a button that performs an intent, labelled with a localised text and a picture.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) { self.init(titleKey, image: image, role: role, action: { intent.begin() }) }
}

extension View {
  /// Performs an intent when a kind of action is requested of the elements.
  nonisolated public func accessibilityAction<I: AppIntent>(
    _ actionKind: AccessibilityActionKind = .default,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(actionKind) { intent.begin() }
  }

  /// Gives the elements an action, named by a text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(named name: Text, intent: I)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAction(named: name) { intent.begin() } }

  /// Gives the elements an action, named by a localised text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameKey: LocalizedStringKey,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: nameKey) { intent.begin() }
  }

  /// Gives the elements an action, named by a view's text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent, Label: View>(
    intent: I,
    @ViewBuilder label: () -> Label
  ) -> some View { accessibilityAction(action: { intent.begin() }, label: label) }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Performs an intent when a kind of action is requested of the elements.
  nonisolated public func accessibilityAction<I: AppIntent>(
    _ actionKind: AccessibilityActionKind = .default,
    intent: I
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(actionKind) { intent.begin() } }

  /// Gives the elements an action, named by a text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(named name: Text, intent: I)
    -> ModifiedContent<Content, Modifier>
  { accessibilityAction(named: name) { intent.begin() } }

  /// Gives the elements an action, named by a localised text, that performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(
    named nameKey: LocalizedStringKey,
    intent: I
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(named: nameKey) { intent.begin() } }
}
