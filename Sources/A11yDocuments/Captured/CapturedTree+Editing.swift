// SPDX-License-Identifier: MIT

import A11yTree

extension CapturedTree {
  /// Edits an element's text, or returns the reason that the text cannot be edited.
  func edit(_ action: Action, _ id: ElementID, _ element: Element) -> ActionResponse.Outcome {
    guard element.isTypedInto else {
      return .refused(notice: "There is no text to edit.")
    }
    guard !element.states.isReadOnly else {
      return .refused(notice: "The element is read-only.")
    }
    switch action {
    case .beginEditing: beginEditing(id)
    case .endEditing: change(id) { $0.endEditing() }
    case .submit: return submit(id, element)
    default:
      var edited = element
      if let notice = edited.edit(action) { return .refused(notice: notice) }
      beginEditing(id)
      change(id) { _ = $0.edit(action) }
    }
    return .handled
  }

  /// Begins editing a field and ends editing in any other field.
  private func beginEditing(_ id: ElementID) {
    guard elements[id]?.states.isEditing == false else { return }
    if let editing, editing != id { change(editing) { $0.endEditing() } }
    editing = id
    change(id) { element in
      element.states.isEditing = true
      element.details.insertionPoint = element.value.count
    }
  }

  private func submit(_ id: ElementID, _ element: Element) -> ActionResponse.Outcome {
    if element.states.isMultiline, element.states.isEditing {
      change(id) { _ = $0.edit(.insertText("\n")) }
      return .handled
    }
    guard element.states.isEditing else {
      return .refused(
        notice: "The capture does not include the effect of submitting the text."
      )
    }
    change(id) { $0.endEditing() }
    return .handled
  }
}
