// SPDX-License-Identifier: MIT

import A11yTree

/// A dialog that blocks a page until it is answered, such as `alert`, `confirm`, `prompt`, or the question whether to
/// leave the page.
struct PageDialog: Hashable {
  /// The type of dialog.
  enum Kind: String { case alert, confirm, prompt, beforeunload }

  var kind: Kind
  var message: String
  /// The text field of a prompt. As in browsers, the default text is initially selected.
  var field = Element(.textField, actions: .edit)

  init(_ dialog: DialogMessage) {
    kind = Kind(rawValue: dialog.type) ?? .alert
    message = dialog.message
    field.value = dialog.defaultPrompt
    if !field.value.isEmpty {
      field.details.selectionAnchor = 0
      field.details.insertionPoint = field.value.count
    }
  }

  /// Returns the elements for the dialog, which are the alert, its field and its buttons.
  ///
  /// - Parameter ids: The ids of the alert, its field and its two buttons.
  func elements(_ ids: [ElementID]) -> [TreeUpdate.Change] {
    let words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var alert = Element(.alertDialog, label: words, traits: .isModal, actions: .escape)
    var changes: [TreeUpdate.Change] = []
    if kind == .prompt {
      changes.append(.init(ids[1], field))
    }
    let leaves = kind == .beforeunload
    let yes = Element(.button, label: leaves ? "Leave" : "OK", actions: .activate)
    changes.append(.init(ids[2], yes))
    if kind != .alert {
      let no = Element(.button, label: leaves ? "Stay" : "Cancel", actions: .activate)
      changes.append(.init(ids[3], no))
    }
    alert.children = changes.map(\.id)
    return [.init(ids[0], alert)] + changes
  }
}
