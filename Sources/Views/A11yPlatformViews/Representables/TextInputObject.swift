// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A UIKit object that accepts text input.
@MainActor
package protocol TextInputObject: AccessibleObject {
  /// The text.
  var typedText: String { get }
  /// The object's role as a text field, or `nil` if the object does not currently accept input.
  var inputRole: Role? { get }
  /// Whether the Return key starts a new line.
  var takesLines: Bool { get }
  /// Whether the user may begin editing.
  var mayBeginEditing: Bool { get }
  /// Whether the user may end editing.
  var mayEndEditing: Bool { get }
  /// Replaces the text in a range, unless the program rejects the change.
  func type(_ text: String, replacing range: NSRange, with replacement: String)
  /// Notifies the object that editing has begun or ended.
  func editingDidChange(_ isEditing: Bool)
  /// Notifies the object that the Return key was pressed.
  func didReturn()
}

extension TextInputObject {
  /// The object's text in the form that SwiftUI's text fields use.
  private var entry: TextEntry {
    var entry = TextEntry(
      Binding(
        get: { self.typedText },
        set: { new in
          let change = TextChange(from: self.typedText, to: new)
          self.type(new, replacing: change.range, with: change.replacement)
        }
      )
    )
    entry.onEditingChanged = { self.editingDidChange($0) }
    return entry
  }

  /// Adds text input to the object's element.
  package func addInput(to element: inout Element, in context: ElementContext) {
    guard let role = inputRole else { return }
    let field = Element(entry: entry, role, prompt: nil, context)
    element.role = role
    element.actions.formUnion(field.actions)
    element.value = role == .secureTextField ? element.value : field.value
    element.states.isEditing = field.states.isEditing
    element.states.isMultiline = takesLines
    if field.states.isEditing { element.details.insertionPoint = field.details.insertionPoint }
  }

  /// Performs an editing action and returns whether it succeeded, or returns `nil` for any other action.
  package func edit(_ action: Action, in context: ElementContext) -> Bool? {
    guard inputRole != nil else { return nil }
    switch action {
    case .activate, .beginEditing, .focus:
      guard context.editing != nil || mayBeginEditing else { return false }
    case .endEditing:
      guard mayEndEditing else { return false }
    case .submit:
      if takesLines { return entry.perform(.insertText("\n"), in: context) }
      didReturn()
      return true
    case .insertText, .deleteBackward, .replaceText, .moveInsertionPoint: break
    default: return nil
    }
    return entry.perform(action, in: context)
  }
}

/// The difference between a field's text before and after an edit.
private struct TextChange {
  /// The range of text that was replaced, in UTF-16 code units.
  var range: NSRange
  /// The replacement text.
  var replacement: String

  init(from old: String, to new: String) {
    let (old, new) = (Array(old.utf16), Array(new.utf16))
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    var end = 0
    while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    range = NSRange(location: start, length: old.count - start - end)
    replacement = String(decoding: new[start..<(new.count - end)], as: UTF16.self)
  }
}
