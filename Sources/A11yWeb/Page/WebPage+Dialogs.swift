// SPDX-License-Identifier: MIT

import A11yTree

/// The messages of a page (`alert`, `confirm`, `prompt`) as an alert among its elements.
extension WebPage {
  /// Adds a message that has appeared, or removes one that was answered.
  func addDialog(to update: inout TreeUpdate, isFirst: Bool = false) {
    let dialog = target.dialog
    guard dialog != shown.dialog || isFirst && dialog != nil else { return }
    let old = shown.dialogIDs
    let wasShown = shown.dialog != nil && !isFirst
    shown.show(dialog, isNew: true)
    guard let root = page.root else { return }
    var element =
      update.changes.first { $0.id == root }?.element ?? page.elements[root] ?? Element()
    update.changes.removeAll { $0.id == root }
    let ids = shown.dialogIDs
    if wasShown { update.removals.append(old[0]) }
    if let dialog {
      let parts = Self.elements(of: dialog, ids)
      element.children.append(ids[0])
      update.changes += [TreeUpdate.Change(root, element)] + parts
      if dialog.kind == .prompt { update.keyboardFocus = .move(ids[1]) }
    } else {
      update.changes.append(TreeUpdate.Change(root, element))
    }
  }

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
    case (.beginEditing, 1): return change { $0.isEditing = true }
    case (.endEditing, 1): return change { $0.isEditing = false }
    case (.insertText(let text), 1):
      return change { dialog in
        dialog.text = (dialog.isUntouched ? "" : dialog.text) + text
        dialog.isUntouched = false
      }
    case (.deleteBackward, 1):
      return change { dialog in
        _ = dialog.text.popLast()
        dialog.isUntouched = false
      }
    case (.replaceText(let range, let text), 1):
      return change { dialog in
        var characters = Array(dialog.text)
        characters.replaceSubrange(range.clamped(to: characters.indices), with: text)
        dialog.text = String(characters)
        dialog.isUntouched = false
      }
    case (.focus, _): return .handled()
    default: return .refused("")
    }
  }

  private func change(_ body: (inout PageDialog) -> Void) -> ActionResponse {
    guard var dialog = target.dialog else { return .refused("") }
    body(&dialog)
    target.change(dialog)
    shown.show(dialog, isNew: false)
    return .handled(TreeUpdate(changes: Self.elements(of: dialog, shown.dialogIDs)))
  }

  private func answer(_ dialog: PageDialog, accepts: Bool) -> ActionResponse {
    later("the page to go on") {
      // The next message may be there before the answer is.
      await self.noting { () throws(DevToolsError) in
        try await self.target.call(
          "Page.handleJavaScriptDialog",
          ["accept": .bool(accepts), "promptText": .string(dialog.text)]
        )
      }
      return .handled(await self.settle())
    }
  }

  private static func elements(of dialog: PageDialog, _ ids: [ElementID]) -> [TreeUpdate.Change] {
    let words = dialog.message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var alert = Element(.alertDialog, label: words, traits: .isModal, actions: .escape)
    var changes: [TreeUpdate.Change] = []
    if dialog.kind == .prompt {
      var field = Element(.textField, value: dialog.text, actions: .edit)
      field.states.isEditing = dialog.isEditing
      changes.append(.init(ids[1], field))
    }
    let leaves = dialog.kind == .beforeunload
    let yes = Element(.button, label: leaves ? "Leave" : "OK", actions: .activate)
    changes.append(.init(ids[2], yes))
    if dialog.kind != .alert {
      let no = Element(.button, label: leaves ? "Stay" : "Cancel", actions: .activate)
      changes.append(.init(ids[3], no))
    }
    alert.children = changes.map(\.id)
    return [.init(ids[0], alert)] + changes
  }
}
