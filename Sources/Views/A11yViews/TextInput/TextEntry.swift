// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A field's text and the operations for editing it, regardless of the value's type.
package struct TextEntry {
  private let read: () -> String
  private let write: (String) -> Void
  /// A marker for text fields that edit a value. The text that the user types into a field for a value is stored
  /// separately, because it may not be a valid value yet.
  private let draft: Draft?
  /// The type of submission that the text field triggers.
  package var trigger: SubmitTriggers = .text
  /// A closure that is called when editing begins and when editing ends. The closure is part of an older API.
  package var onEditingChanged: ((Bool) -> Void)?
  /// A closure that is called when the text is submitted. The closure is part of an older API.
  package var onCommit: (() -> Void)?

  package init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
    draft = nil
  }

  package init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    write = { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }
    draft = .value
  }

  package init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    read = { value.wrappedValue.map(format.format) ?? "" }
    write = { value.wrappedValue = try? format.parseStrategy.parse($0) }
    draft = .value
  }

  package init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    write = { if let new = formatter.value(of: $0, as: V.self) { value.wrappedValue = new } }
    draft = .value
  }

  private enum Draft { case value }

  package func text(_ editing: Editing?) -> String { editing?.draft ?? read() }

  @MainActor
  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    guard context.isEnabled else { return false }
    var editing: Editing { context.editing ?? Editing(insertionPoint: read().count) }
    switch action {
    case .activate, .beginEditing, .focus:
      set(context, context.editing ?? begin())
    case .endEditing: end(context)
    case .insertText(let inserted): insert(inserted, editing, context)
    case .deleteBackward: return deleteBackward(editing, context)
    case .replaceText(let range, let new):
      let (text, place) = TextPlace.replacing(range, of: text(editing), with: new)
      change(to: text, place, context)
    case .moveInsertionPoint(let place):
      var editing = editing
      editing.insertionPoint = min(max(place, 0), text(editing).count)
      set(context, editing)
    case .submit: submit(context)
    default: return false
    }
    return true
  }

  private func begin() -> Editing {
    let text = read()
    return Editing(insertionPoint: text.count, draft: draft == nil ? nil : text)
  }

  @MainActor
  private func insert(_ inserted: String, _ editing: Editing, _ context: ElementContext) {
    let (text, place) = place(editing).inserting(inserted)
    change(to: text, place, context)
  }

  @MainActor
  private func deleteBackward(_ editing: Editing, _ context: ElementContext) -> Bool {
    guard let (text, place) = place(editing).deletingBackward() else { return false }
    change(to: text, place, context)
    return true
  }

  /// Returns the insertion point in the field's text. The insertion point remains where it was after the last key
  /// press, unless the program has changed the text.
  private func place(_ editing: Editing) -> TextPlace {
    let text = text(editing)
    if let place = editing.place, place.isIn(text, at: editing.insertionPoint) { return place }
    return TextPlace(editing.insertionPoint, in: text)
  }

  @MainActor
  private func change(to text: String, _ place: TextPlace, _ context: ElementContext) {
    write(text)
    let draft = draft == nil ? nil : text
    set(context, Editing(insertionPoint: place.insertionPoint, draft: draft, place: place))
  }

  @MainActor
  private func submit(_ context: ElementContext) {
    let focus = context.graph.focus.generation
    let actions = context.environment.submitActions.filter { $0.triggers.contains(trigger) }
    onCommit?()
    for action in actions.reversed() { action.run() }
    if actions.isEmpty, onCommit == nil {
      _ = context.graph.performShortcut(.return, from: context.node)
    }
    // The field loses keyboard focus unless the program has moved the focus.
    guard context.graph.focus.generation == focus, context.graph.focus.keyboardFocus == nil else {
      return
    }
    end(context)
    context.graph.focus.moveKeyboardFocus(.dismiss)
  }

  @MainActor
  private func end(_ context: ElementContext) { set(context, nil) }

  @MainActor
  private func set(_ context: ElementContext, _ editing: Editing?) {
    let wasEditing = context.editing != nil
    defer { if wasEditing != (editing != nil) { onEditingChanged?(editing != nil) } }
    context.graph.focus.edit(context.node, editing)
  }
}

extension Element {
  /// Creates an element for a field, with the words in the field's content as the element's label.
  @MainActor
  package init(entry: TextEntry, _ role: Role, prompt: Text?, _ context: ElementContext) {
    self.init(control: role, labelled: context)
    actions = [.activate, .edit]
    let editing = context.editing
    value = entry.text(editing)
    if let prompt { details.placeholder = prompt.string }
    if let editing {
      states.isEditing = true
      let isKnown = editing.place?.isIn(value, at: editing.insertionPoint) ?? false
      details.insertionPoint =
        isKnown ? editing.insertionPoint : min(editing.insertionPoint, value.count)
    }
  }
}
