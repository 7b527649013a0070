// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that adds the states that roles imply.
enum PageStates {
  /// Adds the states and actions that a role implies.
  static func settle(_ index: Int, _ nodes: inout [Page.Node]) {
    guard let role = nodes[index].role else { return }
    switch role {
    case .checkbox, .radio, .switchButton, .menuItemCheckbox, .menuItemRadio:
      nodes[index].states.checked = nodes[index].states.checked ?? .off
    // ARIA's default level for a heading without a level is 2.
    case .heading where nodes[index].level == nil: nodes[index].level = 2
    case .secureTextField: nodes[index].states.isProtected = true
    case .textField where nodes[index].asksForSecret:
      nodes[index].states.isProtected = true
      nodes[index].kind = .element(.secureTextField)
    default: break
    }
    settleValidity(index, role, &nodes)
    if role.isAdjustable || role == .progressBar || role == .meter {
      settleRange(index, role, &nodes)
    }
    if nodes[index].states.isProtected {
      // From here on, only the length of the secret is stored.
      nodes[index].value = String(repeating: "•", count: nodes[index].value.count)
    }
  }

  /// Marks an empty required field as required instead of invalid, unless its author marks it as invalid.
  ///
  /// Chrome reports an empty required field as invalid. For check boxes, radio buttons and select elements, a missing
  /// choice is the only error that HTML can detect.
  private static func settleValidity(_ index: Int, _ role: Role, _ nodes: inout [Page.Node]) {
    guard nodes[index].states.invalid == .entry, !nodes[index].isStatedInvalid,
      nodes[index].details.errorMessage.isEmpty
    else { return }
    switch role {
    case .checkbox, .radio:
      guard nodes[index].states.checked != .on else { return }
      nodes[index].states.isRequired = true
    case .popUpButton: nodes[index].states.isRequired = true
    default:
      guard nodes[index].states.isRequired, nodes[index].value.isEmpty else { return }
    }
    nodes[index].states.invalid = nil
  }

  /// Derives a range from a value that begins with a number, and a value from a range.
  private static func settleRange(_ index: Int, _ role: Role, _ nodes: inout [Page.Node]) {
    if nodes[index].details.range == nil, let number = SpokenNumber(nodes[index].value) {
      nodes[index].details.range = ValueRange(current: number.number)
    }
    guard let range = nodes[index].details.range, nodes[index].value.isEmpty else { return }
    if role == .progressBar || role == .meter, let fraction = range.fraction {
      nodes[index].value = "\(Int((fraction * 100).rounded()))%"
    } else {
      nodes[index].value = SpokenNumber.text(range.current)
    }
  }
}

extension Page.Node {
  /// The actions that a captured page supports for the element.
  var actionSet: ActionSet {
    guard let role, !states.isDisabled else { return [] }
    var actions: ActionSet = []
    switch role {
    case .slider, .stepper, .scrollbar:
      if !states.isReadOnly { actions = [.increment, .decrement] }
      if isEditable, !states.isReadOnly { actions.insert(.edit) }
    case .textField, .secureTextField, .searchField:
      if !states.isReadOnly { actions = .edit }
    case .separator:
      if details.isKeyboardFocusable == true, details.range != nil, !states.isReadOnly {
        actions = [.increment, .decrement]
      }
    case .datePicker:
      actions = .activate
      if !states.isReadOnly { actions.insert(.edit) }
    case .comboBox:
      actions = .activate
      if isEditable, !states.isReadOnly { actions.insert(.edit) }
    case .dialog, .alertDialog: actions = .escape
    default: if role.isInteractive { actions = .activate }
    }
    if states.isExpanded != nil, !role.isStructure || role.isCell { actions.insert(.activate) }
    if states.isExpanded == true, states.popup != nil { actions.insert(.escape) }
    return actions
  }

  /// Whether the field's name suggests that it is a password field.
  ///
  /// In an ARIA snapshot, the name is the only indication that a field is a password field, because the format neither
  /// marks such a field nor masks its text.
  fileprivate var asksForSecret: Bool {
    guard !tellsProtection else { return false }
    let words = (name + " " + details.placeholder).lowercased()
    return ["password", "passcode", "passphrase"].contains { words.contains($0) }
  }
}
