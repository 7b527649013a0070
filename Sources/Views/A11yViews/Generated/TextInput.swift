// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The selected part of an attributed text in an editor.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The indices of a selection.
  public enum Indices: Equatable, Sendable {
    /// A position between two characters.
    case insertionPoint(AttributedString.Index)
    /// One or more ranges.
    case ranges(RangeSet<AttributedString.Index>)
  }
  private var chosen: Indices?
  /// Creates an empty selection.
  public init() {}
  /// Creates an insertion point at an index.
  public init(insertionPoint: AttributedString.Index) { chosen = .insertionPoint(insertionPoint) }
  /// Creates a selection of a range.
  public init(range: Range<AttributedString.Index>) { chosen = .ranges(RangeSet(range)) }
  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { chosen = .ranges(ranges) }
  /// Returns the selected indices of the text, or its end if nothing is selected.
  public func indices(in text: AttributedString) -> Indices {
    chosen ?? .insertionPoint(text.endIndex)
  }
}

/// A system style for text editors. It does not affect elements.
public protocol TextEditorStyle {}

/// A system style for text fields. It does not affect elements.
public protocol TextFieldStyle {
  /// The type of the field's label.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field in a custom style.
public struct _TextFieldStyleLabel: View {
  /// The content and behavior of the view.
  public var body: some View { EmptyView() }
}

extension TextEditor {
  /// Creates an editor for an attributed string. The selection is not bound, and editing removes
  /// all attributes.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>?) {
    self.init(text: text)
  }

  /// Creates an editor for a string. The selection is not bound.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// Creates an editor for an attributed string. Editing removes all attributes.
  public init(text: Binding<AttributedString>) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue = AttributedString($0) }
      )
    )
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field labeled with a localized string.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a secure field labeled with a localized string resource.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a secure field labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a secure field labeled with a localized string, with a prompt.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field labeled with a localized string resource, with a prompt.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text?
  ) { self.init(text: text, prompt: prompt) { Text(title) } }

  /// Creates a secure field labeled with a string, with a prompt.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) { self.init(text: text, prompt: prompt) { Text(title) } }
}

extension View {
  /// Sets the style for text editors in the view.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }

  /// Sets the style for text fields in the view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}

/// The default style.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `plain` style.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `roundedBorder` style.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// A horizontal or vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The horizontal direction.
  case horizontal
  /// The vertical direction.
  case vertical
  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one per direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal direction.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The vertical direction.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

/// The default style.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `plain` style.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `roundedBorder` style.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `squareBorder` style.
public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The `plain` style.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The `roundedBorder` style.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle {
    RoundedBorderTextEditorStyle()
  }
}

extension TextField {
  /// Creates a text field for an optional formatted value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextEntry(value, format), prompt: prompt, label: label())
  }

  /// Creates a text field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextEntry(text), prompt: prompt, label: label())
  }

  /// Creates a text field that may grow along an axis.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) { self.init(TextEntry(text), prompt: prompt, isMultiline: axis == .vertical, label: label()) }
}

extension TextField where Label == Text {
  /// Creates a text field for a formatted value, labeled with a localized string.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a formatted value, labeled with a localized string resource.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a formatted value, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for an optional formatted value, labeled with a localized string.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for an optional formatted value, labeled with a localized string
  /// resource.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for an optional formatted value, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a value with a formatter, labeled with a localized string.
  public init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(value: value, formatter: formatter) { Text(title) }
  }

  /// Creates a text field for a value with a formatter, labeled with a localized string resource.
  @_disfavoredOverload public init<V>(
    _ title: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter
  ) { self.init(value: value, formatter: formatter) { Text(title) } }

  /// Creates a text field for a value with a formatter, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter
  ) { self.init(value: value, formatter: formatter) { Text(title) } }

  /// Creates a text field for a value with a formatter, labeled with a localized string.
  public init<V>(
    _ title: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }

  /// Creates a text field for a value with a formatter, labeled with a localized string resource.
  @_disfavoredOverload public init<V>(
    _ title: LocalizedStringResource,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }

  /// Creates a text field for a value with a formatter, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text?
  ) { self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) } }

  /// Creates a text field labeled with a localized string.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a text field labeled with a localized string resource.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a text field labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a text field labeled with a localized string, with a prompt.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a text field labeled with a localized string resource, with a prompt.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text?
  ) { self.init(text: text, prompt: prompt) { Text(title) } }

  /// Creates a text field labeled with a string, with a prompt.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?
  ) { self.init(text: text, prompt: prompt) { Text(title) } }

  /// Creates a text field that may grow along an axis, labeled with a localized string.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Creates a text field that may grow along an axis, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    text: Binding<String>,
    axis: Axis
  ) { self.init(text: text, axis: axis) { Text(title) } }

  /// Creates a text field that may grow along an axis, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
  { self.init(text: text, axis: axis) { Text(title) } }

  /// Creates a text field that may grow along an axis, labeled with a localized string, with a
  /// prompt.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a text field that may grow along an axis, labeled with a localized string resource,
  /// with a prompt.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) { self.init(text: text, prompt: prompt, axis: axis) { Text(title) } }

  /// Creates a text field that may grow along an axis, labeled with a string, with a prompt.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) { self.init(text: text, prompt: prompt, axis: axis) { Text(title) } }

  /// Creates a text field with a localized label. The selection is not bound.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(titleKey, text: text, prompt: prompt) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The `plain` style.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The `roundedBorder` style.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The `squareBorder` style.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

extension AttributedTextSelection {
  /// Creates an insertion point at an index. Typed text has no attributes.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer?) {
    self.init(insertionPoint: insertionPoint)
  }

  /// Returns the end of a line that the selection belongs to.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  /// Returns the attributes for typed text, of which there are none.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    AttributeContainer()
  }

  /// The attributes of the selected text.
  public struct Attributes<Text> {
    let text: AttributedString
    /// The values of an attribute in the selected text.
    public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?>
    where K.Value: Sendable { text.runs.map { $0[K.self] } }
  }

  /// Returns the attributes of the selected text.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(text: AttributedString());
    case .ranges(let ranges): Attributes(text: AttributedString(text[ranges]))
    }
  }
}

/// The end of a line that a selection belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

extension TextSelection {
  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) {
    self.init(range: ranges.ranges.first ?? "".startIndex..<"".endIndex);
    indices = .multiSelection(ranges)
  }

  /// The end of a line that the selection belongs to.
  public var affinity: TextSelectionAffinity { .automatic }

  /// The selected range or ranges.
  public enum Indices: Hashable, Sendable {
    /// A single range.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }
}

extension TextField {
  /// Creates a text field and binds its selection, which follows the typed text.
  public init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, label: label) }

  /// Creates a text field for a formatted value. Text that cannot be parsed stays in the field
  /// until it is submitted and is then discarded.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextEntry(value, format), prompt: prompt, label: label())
  }

  /// Creates a text field for a value with a formatter. Text that cannot be parsed stays in the
  /// field until it is submitted and is then discarded.
  public init<V>(
    value: Binding<V>,
    formatter: Formatter,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.init(TextEntry(value, formatter), prompt: prompt, label: label()) }
}

/// Custom styles for text editors are not supported.
@available(*, unavailable, message: "Custom styles for text editors are not supported")
public struct TextEditorStyleConfiguration {}

extension TextEditorStyle {
  /// Custom styles for text editors are not supported.
  @available(*, unavailable, message: "Custom styles for text editors are not supported")
  public typealias Body = Never

  /// Custom styles for text editors are not supported.
  @available(*, unavailable, message: "Custom styles for text editors are not supported")
  public typealias Configuration = TextEditorStyleConfiguration

  /// Custom styles for text editors are not supported.
  @available(*, unavailable, message: "Custom styles for text editors are not supported")
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> Never {
    fatalError("Custom styles for text editors are not supported")
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field that reports its submission.
  @_disfavoredOverload public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) { self.init(Text(titleKey), text, onCommit) }

  /// Creates a secure field that reports its submission.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) { self.init(Text(title), text, onCommit) }
}

extension TextField where Label == Text {
  /// Creates a text field that reports editing and submission.
  @_disfavoredOverload public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) { self = TextField(text: text) { Text(titleKey) }.watched(onEditingChanged, onCommit) }

  /// Creates a text field that reports editing and submission.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) { self = TextField(text: text) { Text(title) }.watched(onEditingChanged, onCommit) }

  /// Creates a text field for a value with a formatter, which reports editing and submission.
  @_disfavoredOverload public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(value: value, formatter: formatter) { Text(titleKey) }.watched(
      onEditingChanged,
      onCommit
    )
  }

  /// Creates a text field for a value with a formatter, which reports editing and submission.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(value: value, formatter: formatter) { Text(title) }.watched(
      onEditingChanged,
      onCommit
    )
  }
}
