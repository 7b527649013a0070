// SPDX-License-Identifier: MIT

import A11yTree

/// A message of a page that stops it until it is answered: `alert`, `confirm`, `prompt`, or the
/// question whether to leave.
struct PageDialog: Hashable {
  /// What is asked.
  enum Kind: String { case alert, confirm, prompt, beforeunload }

  var kind: Kind
  var message: String
  /// What is typed into the field of a prompt.
  var text: String
  /// Whether that field is being typed into.
  var isEditing = false
  /// Whether the text is still the page's own, which typing replaces.
  var isUntouched = true

  init(_ params: JSONValue) {
    kind = params["type"].string.flatMap(Kind.init) ?? .alert
    message = params["message"].string ?? ""
    text = params["defaultPrompt"].string ?? ""
  }
}
