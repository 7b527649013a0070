import A11yTree
import Foundation

/// A control into which text is typed.
public struct TextField<Label: View> {
  let entry: TextEntry
  let content: Label
  let prompt: Text?
  var isMultiline = false

  init(_ entry: TextEntry, prompt: Text?, isMultiline: Bool = false, label: Label) {
    self.entry = entry
    self.prompt = prompt
    self.isMultiline = isMultiline
    content = label
  }

  /// Makes a text field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextEntry(text), prompt: prompt, label: label())
  }

  /// Makes a text field that may grow.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(TextEntry(text), prompt: prompt, isMultiline: axis == .vertical, label: label())
  }

  /// Makes a text field for a value in a format.
  ///
  /// What cannot be read as a value stays in the field until it is handed in, and then goes.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextEntry(value, format), prompt: prompt, label: label())
  }

  /// Makes a text field for a value in a format, or none.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextEntry(value, format), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Makes a text field labelled with a localised text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a text field labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Makes a text field labelled with a localised text, with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a text field labelled with a string, with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a text field that may grow, labelled with a localised text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Makes a text field that may grow, labelled with a localised text, with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Makes a text field that may grow, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Makes a text field that may grow, labelled with a string, with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Makes a text field for a value in a format, labelled with a localised text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a text field for a value in a format, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a text field for a value in a format or none, labelled with a localised text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a text field for a value in a format or none, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

extension TextField: View, ElementView {
  func element(in context: ElementContext) -> Element {
    var element = Element(entry: entry, .textField, prompt: prompt, context)
    element.states.isMultiline = isMultiline
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    entry.perform(action, in: context)
  }
}

/// A direction in which something extends.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
