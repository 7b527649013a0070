// SPDX-License-Identifier: MIT

import A11yTree

/// A message of a page that stops it until it is answered: `alert`, `confirm`, `prompt`, or the
/// question whether to leave.
struct PageDialog: Hashable {
  /// What is asked.
  enum Kind: String { case alert, confirm, prompt, beforeunload }

  var kind: Kind
  var message: String
  /// The field of a prompt. As in browsers, the page's own text is selected at first.
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

  /// The alert with its field and buttons.
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

/// The messages of a page (`alert`, `confirm`, `prompt`) as an alert among its elements.
extension WebPage {
  /// Answers requests to the alert.
  func answerForDialog(_ request: ActionRequest) -> ActionResponse? {
    guard let dialog = target.dialog else { return nil }
    let ids = shown.dialogIDs
    guard let place = ids.firstIndex(of: request.target) else {
      return .refused("Nothing happens: the page shows a message, which comes first.")
    }
    switch (request.action, place) {
    case (.escape, _): return answer(dialog, accepts: dialog.kind == .alert)
    case (.activate, 2), (.submit, 1): return answer(dialog, accepts: true)
    case (.activate, 3): return answer(dialog, accepts: false)
    case (.beginEditing, 1): return change { $0.states.isEditing = true }
    case (.endEditing, 1): return change { $0.states.isEditing = false }
    case (.insertText, 1), (.deleteBackward, 1), (.replaceText, 1), (.moveInsertionPoint, 1):
      var edited = dialog.field
      if let notice = edited.edit(request.action) { return .refused(notice) }
      return change { $0 = edited }
    case (.focus, _): return .handled()
    default: return .refused("")
    }
  }

  private func change(_ body: (inout Element) -> Void) -> ActionResponse {
    guard var dialog = target.dialog else { return .refused("") }
    body(&dialog.field)
    target.change(dialog)
    return .handled(shown.change(dialog))
  }

  private func answer(_ dialog: PageDialog, accepts: Bool) -> ActionResponse {
    later("the page to go on") {
      // The next message may be there before the answer is.
      await self.noting { () throws(DevToolsError) in
        try await self.target.answerDialog(accepts: accepts, promptText: dialog.field.value)
      }
      return .handled(await self.settle())
    }
  }
}
