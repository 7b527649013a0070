// SPDX-License-Identifier: MIT

import A11yTree

extension ElementMaker {
  /// What may change while the object stays the same.
  func states(for role: Role) -> States {
    var states = States()
    let own = facts.states
    states.isDisabled = isDisabled(role)
    states.isSelected = own.contains(.selected) && own.contains(.selectable)
    states.isRequired = own.contains(.required)
    states.isBusy = own.contains(.busy)
    states.isProtected = facts.role == .passwordText
    states.isVisited = own.contains(.visited)
    states.isMultiselectable = own.contains(.multiselectable)
    if role.isTextEntry {
      states.isMultiline = own.contains(.multiLine)
      states.isReadOnly = !own.contains(.editable)
      states.isEditing = surroundings.isEditing
    } else {
      states.isReadOnly = own.contains(.readOnly)
    }
    if own.contains(.invalidEntry) { states.invalid = .entry }
    if let current = facts.attributes["current"], current != "false" {
      states.current = States.Current(rawValue: current) ?? .item
    }
    setToggle(role, &states)
    setPopup(role, &states)
    return states
  }

  /// What a user cannot use is dimmed; a container of such things says nothing of its own.
  private func isDisabled(_ role: Role) -> Bool {
    guard role.isInteractive || role.isAdjustable || role.isCell || role == .listItem else {
      return false
    }
    // LibreOffice gives a sheet's cells neither state.
    if role.isCell, facts.states.contains(.editable) { return false }
    return !facts.states.contains(.sensitive) || !facts.states.contains(.enabled)
  }

  private func setToggle(_ role: Role, _ states: inout States) {
    let own = facts.states
    let toggle: States.Toggle =
      own.contains(.indeterminate) ? .mixed : own.contains(.checked) ? .on : .off
    switch role {
    case .checkbox, .switchButton, .radio, .menuItemCheckbox, .menuItemRadio:
      states.checked = toggle
    case .button where facts.role == .toggleButton:
      let isOn = own.contains(.pressed) || own.contains(.checked)
      states.pressed = own.contains(.indeterminate) ? .mixed : isOn ? .on : .off
    case .cell, .treeItem, .listItem, .option:
      if own.contains(.checkable) { states.checked = toggle }
    default: break
    }
  }

  private func setPopup(_ role: Role, _ states: inout States) {
    let own = facts.states
    if own.contains(.expandable), facts.attributes["tag"] != "select" {
      states.isExpanded = own.contains(.expanded)
    }
    if let isOpen = surroundings.isOpen { states.isExpanded = isOpen }
    if own.contains(.hasPopup), role == .button || role == .menuItem { states.popup = .menu }
    if facts.role == .menu { states.popup = .menu }
    if let popup = facts.attributes["haspopup"], role == .button || role == .menuItem {
      states.popup = States.Popup(rawValue: popup) ?? states.popup
    }
  }
}
