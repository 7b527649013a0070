// SPDX-License-Identifier: MIT

import A11yTree

extension CapturedTree {
  /// Edits text, or returns why it cannot.
  ///
  /// The insertion point counts characters as users do: an emoji, or a letter with its accents, is
  /// one.
  func edit(_ action: Action, _ id: ElementID, _ element: Element) -> ActionResponse.Outcome {
    guard element.role.isTextEntry || element.actions.contains(.edit) else {
      return .refused(notice: "Nothing happens: there is no text to edit.")
    }
    guard !element.states.isReadOnly else {
      return .refused(notice: "Nothing happens: this can only be read.")
    }
    switch action {
    case .beginEditing: beginEditing(id)
    case .endEditing: change(id) { $0.endEditing() }
    case .insertText(let text):
      guard !text.isEmpty else {
        return .refused(notice: "Nothing happens: there is nothing to put in.")
      }
      beginEditing(id)
      change(id) { $0.replace($0.insertion..<$0.insertion, with: text) }
    case .deleteBackward:
      beginEditing(id)
      guard (elements[id]?.insertion ?? 0) > 0 else {
        return .refused(notice: "Nothing happens: there is nothing before the insertion point.")
      }
      change(id) { $0.replace($0.insertion - 1..<$0.insertion, with: "") }
    case .replaceText(let range, let text):
      let range = range.clamped(to: 0..<element.value.count)
      guard !range.isEmpty || !text.isEmpty else {
        return .refused(notice: "Nothing happens: there is nothing to replace.")
      }
      beginEditing(id)
      change(id) { $0.replace(range, with: text) }
    case .moveInsertionPoint(let place):
      beginEditing(id)
      change(id) { $0.details.insertionPoint = min(max(place, 0), $0.value.count) }
    case .submit: return submit(id, element)
    default: return .refused(notice: "Nothing happens.")
    }
    return .handled
  }

  /// Begins to edit one field, and ends the editing of any other.
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
      change(id) { $0.replace($0.insertion..<$0.insertion, with: "\n") }
      return .handled
    }
    guard element.states.isEditing else {
      return .refused(
        notice: "Nothing happens: what would be done with the text is not in the capture."
      )
    }
    change(id) { $0.endEditing() }
    return .handled
  }
}

extension Element {
  /// The insertion point, in characters from 0.
  fileprivate var insertion: Int {
    min(max(details.insertionPoint ?? value.count, 0), value.count)
  }

  /// Replaces characters, and puts the insertion point after the new ones. A secret is kept
  /// only as a count.
  fileprivate mutating func replace(_ range: Range<Int>, with text: String) {
    let isSecret = states.isProtected || role == .secureTextField
    let text = isSecret ? String(repeating: "•", count: text.count) : text
    let start = value.index(value.startIndex, offsetBy: range.lowerBound)
    let end = value.index(start, offsetBy: range.count)
    let before = String(value[..<start]) + text
    value = before + value[end...]
    // Recounted: an accent may have joined the letter before it.
    details.insertionPoint = min(before.count, value.count)
  }
}
