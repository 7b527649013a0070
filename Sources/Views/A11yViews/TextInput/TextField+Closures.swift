// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// Text fields with closures, as they were written before `focused` and `onSubmit`.

extension TextField {
  fileprivate func watched(
    _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) -> Self {
    var entry = entry
    entry.onEditingChanged = onEditingChanged
    entry.onCommit = onCommit
    return Self(entry, prompt: prompt, isMultiline: isMultiline, label: content)
  }
}

extension TextField where Label == Text {
  /// Creates a text field that reports editing and submission.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(text: text) { Text(titleKey) }.watched(onEditingChanged, onCommit)
  }

  /// Creates a text field that reports editing and submission.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(text: text) { Text(title) }.watched(onEditingChanged, onCommit)
  }

  /// Creates a text field for a value with a formatter that reports editing and submission.
  @_disfavoredOverload
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(value: value, formatter: formatter) { Text(titleKey) }
      .watched(onEditingChanged, onCommit)
  }

  /// Creates a text field for a value with a formatter that reports editing and submission.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: Binding<V>,
    formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(value: value, formatter: formatter) { Text(title) }
      .watched(onEditingChanged, onCommit)
  }
}
