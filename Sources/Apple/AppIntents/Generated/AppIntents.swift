// SPDX-License-Identifier: MIT

// Made from Surface/AppIntents.rows by `make surface`.

import A11yUI
import Synchronization

/// A description of an intent, in one sentence.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The description.
  public let descriptionText: LocalizedStringResource
  /// The category.
  public let categoryName: LocalizedStringResource?
  /// Additional search keywords.
  public let searchKeywords: [LocalizedStringResource]
  /// Creates a description of an intent.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }
  /// Creates a description of an intent from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// The words announced when an intent has been performed.
public struct IntentDialog: Sendable {
  let full: LocalizedStringResource
  /// Creates a dialog from a resource.
  public init(_ dialog: LocalizedStringResource) { full = dialog }
  /// Creates a dialog from the full text; the supporting text would be shown beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
}

/// A phrase with which a user could request an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable {
  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {}
  /// Creates a phrase from an interpolated string.
  public init(stringInterpolation: StringInterpolation) {}
}

/// The summary of an intent, with its parameters.
public struct ParameterSummaryString<Intent: AppIntent>: Sendable {
  /// Creates a summary from a literal.
  public init(stringLiteral value: String) {}
  /// Creates a summary from an interpolated string.
  public init(stringInterpolation: AppShortcutPhrase<Intent>.StringInterpolation) {}
}

/// Builds the list of an app's shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
  /// Returns the shortcuts as a list.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

/// The property wrapper, under its name in intents.
public typealias Parameter = IntentParameter

/// The result of an intent: a value, a dialog, another intent, or nothing. Declare it by its parts,
/// as in `some IntentResult & ProvidesDialog`, and create it with one of the functions named
/// `result`.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` if there is none.
  associatedtype Value: Sendable
  /// The value.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value
}

/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {
  /// The text to announce.
  var dialog: IntentDialog? { get }
}

/// A result that continues with another intent.
public protocol OpensIntent: IntentResult {
  /// The type of the next intent.
  associatedtype NextIntent: AppIntent
  /// The intent to perform next.
  var nextIntent: NextIntent? { get }
}

/// The type that the functions named `result` return.
public struct IntentResultContainer<
  Value: Sendable,
  NextIntent: Sendable,
  Snippet: Sendable,
  Dialog: Sendable
> {
  /// The value.
  public var value: Value?
  /// The intent to perform next.
  public var nextIntent: NextIntent?
  /// The text to announce.
  public var dialog: Dialog?
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
  /// Creates a button that performs an intent, labeled with a localized string.
  public init(_ title: LocalizedStringKey, intent: some AppIntent) {
    self.init(title, action: { intent.begin() })
  }

  /// Creates a button that performs an intent, labeled with a localized string resource.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, intent: some AppIntent) {
    self.init(title, action: { intent.begin() })
  }

  /// Creates a button that performs an intent, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(title, action: { intent.begin() })
  }

  /// Creates a button with a role that performs an intent, labeled with a localized string.
  public init(_ title: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(title, role: role, action: { intent.begin() })
  }

  /// Creates a button with a role that performs an intent, labeled with a localized string
  /// resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    role: ButtonRole?,
    intent: some AppIntent
  ) { self.init(title, role: role, action: { intent.begin() }) }

  /// Creates a button with a role that performs an intent, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    intent: some AppIntent
  ) { self.init(title, role: role, action: { intent.begin() }) }
}

extension Button where Label == A11yViews.Label<Text, Image> {
  /// Creates a button that performs an intent, labeled with a localized string and a symbol.
  public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) { self.init(title, systemImage: systemImage, role: role, action: { intent.begin() }) }

  /// Creates a button that performs an intent, labeled with a localized string resource and a
  /// symbol.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) { self.init(title, systemImage: systemImage, role: role, action: { intent.begin() }) }

  /// Creates a button that performs an intent, labeled with a string and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) { self.init(title, systemImage: systemImage, role: role, action: { intent.begin() }) }

  /// Creates a button that performs an intent, labeled with a localized string and an image.
  public init(
    _ title: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) { self.init(title, image: image, role: role, action: { intent.begin() }) }

  /// Creates a button that performs an intent, labeled with a localized string resource and an
  /// image.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) { self.init(title, image: image, role: role, action: { intent.begin() }) }

  /// Creates a button that performs an intent, labeled with a string and an image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: some AppIntent
  ) { self.init(title, image: image, role: role, action: { intent.begin() }) }
}

extension View {
  /// Performs an intent when an action of a certain kind is requested on the elements.
  nonisolated public func accessibilityAction<I: AppIntent>(
    _ actionKind: AccessibilityActionKind = .default,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(actionKind) { intent.begin() }
  }

  /// Adds an action to the elements that has a `Text` as its name and performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(named name: Text, intent: I)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAction(named: name) { intent.begin() } }

  /// Adds an action to the elements that is named by a localized string and performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(
    named name: LocalizedStringKey,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: name) { intent.begin() }
  }

  /// Adds an action to the elements that is named by a localized string resource and performs an
  /// intent.
  @_disfavoredOverload nonisolated public func accessibilityAction<I: AppIntent>(
    named name: LocalizedStringResource,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: name) { intent.begin() }
  }

  /// Adds an action to the elements that is named by a string and performs an intent.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol, I: AppIntent>(
    named name: S,
    intent: I
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: name) { intent.begin() }
  }

  /// Adds an action to the elements that is named by a view's text and performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent, Label: View>(
    intent: I,
    @ViewBuilder label: () -> Label
  ) -> some View { accessibilityAction(action: { intent.begin() }, label: label) }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Performs an intent when an action of a certain kind is requested on the elements.
  nonisolated public func accessibilityAction<I: AppIntent>(
    _ actionKind: AccessibilityActionKind = .default,
    intent: I
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(actionKind) { intent.begin() } }

  /// Adds an action to the elements that has a `Text` as its name and performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(named name: Text, intent: I)
    -> ModifiedContent<Content, Modifier>
  { accessibilityAction(named: name) { intent.begin() } }

  /// Adds an action to the elements that is named by a localized string and performs an intent.
  nonisolated public func accessibilityAction<I: AppIntent>(
    named name: LocalizedStringKey,
    intent: I
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(named: name) { intent.begin() } }

  /// Adds an action to the elements that is named by a localized string resource and performs an
  /// intent.
  @_disfavoredOverload nonisolated public func accessibilityAction<I: AppIntent>(
    named name: LocalizedStringResource,
    intent: I
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(named: name) { intent.begin() } }

  /// Adds an action to the elements that is named by a string and performs an intent.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol, I: AppIntent>(
    named name: S,
    intent: I
  ) -> ModifiedContent<Content, Modifier> { accessibilityAction(named: name) { intent.begin() } }
}

extension IntentParameter {
  /// Creates a parameter with a value.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title, description, .value(defaultValue)) }

  /// Creates a parameter with an optional value.
  public convenience init<Wrapped>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Wrapped? { self.init(title, description, .value(nil)) }

  /// Creates a parameter without a title or a value.
  @_disfavoredOverload public convenience init() { self.init(nil, nil, .missing) }

  /// Creates a parameter without a title and with an optional value.
  public convenience init<Wrapped>() where Value == Wrapped? { self.init(nil, nil, .value(nil)) }
}

extension IntentResult {
  /// Returns a result without a value.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

  /// Returns a result with a dialog.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

  /// Returns a result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

  /// Returns a result with a value and a dialog.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Returns a result that continues with another intent.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> { Self(nextIntent: opensIntent) }

  /// Returns a result with a dialog that continues with another intent.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(nextIntent: opensIntent, dialog: dialog)
  }

  /// Returns a result with a value that continues with another intent.
  public static func result<Value, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Next, Never, Never> {
    Self(value: value, nextIntent: opensIntent)
  }

  /// Returns a result with a value and a dialog that continues with another intent.
  public static func result<Value, Next: AppIntent>(
    value: Value,
    opensIntent: Next,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    Self(value: value, nextIntent: opensIntent, dialog: dialog)
  }
}

extension Toggle {
  /// Creates a toggle that performs an intent and whose state the program sets.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .performing(intent, isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that performs an intent, labeled with a localized string.
  public init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: .performing(intent, isOn))
  }

  /// Creates a toggle that performs an intent, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    isOn: Bool,
    intent: some AppIntent
  ) { self.init(title, isOn: .performing(intent, isOn)) }

  /// Creates a toggle that performs an intent, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    isOn: Bool,
    intent: some AppIntent
  ) { self.init(title, isOn: .performing(intent, isOn)) }
}

extension Toggle where Label == A11yViews.Label<Text, Image> {
  /// Creates a toggle that performs an intent, labeled with a localized string and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Bool, intent: some AppIntent)
  { self.init(title, systemImage: systemImage, isOn: .performing(intent, isOn)) }

  /// Creates a toggle that performs an intent, labeled with a localized string resource and a
  /// symbol.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) { self.init(title, systemImage: systemImage, isOn: .performing(intent, isOn)) }

  /// Creates a toggle that performs an intent, labeled with a string and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Bool,
    intent: some AppIntent
  ) { self.init(title, systemImage: systemImage, isOn: .performing(intent, isOn)) }

  /// Creates a toggle that performs an intent, labeled with a localized string and an image.
  public init(_ title: LocalizedStringKey, image: ImageResource, isOn: Bool, intent: some AppIntent)
  { self.init(title, image: image, isOn: .performing(intent, isOn)) }

  /// Creates a toggle that performs an intent, labeled with a localized string resource and an
  /// image.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    isOn: Bool,
    intent: some AppIntent
  ) { self.init(title, image: image, isOn: .performing(intent, isOn)) }

  /// Creates a toggle that performs an intent, labeled with a string and an image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isOn: Bool,
    intent: some AppIntent
  ) { self.init(title, image: image, isOn: .performing(intent, isOn)) }
}

extension AppIntent {
  /// The default description, which is `nil`.
  public static var description: IntentDescription? { nil }

  /// By default, the program does not come to the front.
  public static var openAppWhenRun: Bool { false }

  /// By default, the intent can be discovered.
  public static var isDiscoverable: Bool { true }
}

extension Diagnostic.Kind {
  /// An intent has thrown an error, or lacks a value.
  public static let intentFailed = Self(rawValue: "intentFailed")
}

extension AppShortcutPhrase {
  /// Collects the parts of a phrase, which is never spoken by a user here.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Appends the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Appends the value of a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

extension ParameterSummaryString: ExpressibleByStringInterpolation {
  /// Collects the parts of a summary.
  public typealias StringInterpolation = AppShortcutPhrase<Intent>.StringInterpolation
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Collects the parts of an interpolated string.
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }

  /// Creates a dialog from an interpolated string.
  public init(stringInterpolation: StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}

extension IntentResultContainer: IntentResult, ReturnsValue {}

extension IntentResultContainer: OpensIntent where NextIntent: AppIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
