import A11yTree

extension Page {
  /// Fills in the states and actions that a role has whether or not the document says so.
  mutating func settleStates(_ index: Int) {
    guard let role = nodes[index].role else { return }
    switch role {
    case .checkbox, .radio, .switchButton, .menuItemCheckbox, .menuItemRadio:
      nodes[index].states.checked = nodes[index].states.checked ?? .off
    // What ARIA has a heading without a level be.
    case .heading where nodes[index].level == nil: nodes[index].level = 2
    case .secureTextField: nodes[index].states.isProtected = true
    case .textField where nodes[index].asksForSecret:
      nodes[index].states.isProtected = true
      nodes[index].kind = .element(.secureTextField)
    default: break
    }
    settleValidity(index, role)
    if role.isAdjustable || role == .progressBar || role == .meter { settleRange(index, role) }
    if nodes[index].states.isProtected {
      // The secret itself is gone from here on; only its length is left.
      nodes[index].value = String(repeating: "•", count: nodes[index].value.count)
    }
  }

  /// A field that must be filled and is empty is required, not wrong.
  ///
  /// Chrome calls it invalid, and of check boxes, radio buttons and selects says no more than that:
  /// the one thing that HTML can find wrong with these is that nothing is chosen.
  private mutating func settleValidity(_ index: Int, _ role: Role) {
    guard nodes[index].states.invalid == .entry, nodes[index].details.errorMessage.isEmpty else {
      return
    }
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

  /// A value that begins with a number steps by it; one that is shown in no words becomes words.
  private mutating func settleRange(_ index: Int, _ role: Role) {
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

  /// Gives an element the actions that a captured page answers.
  func actions(of index: Int) -> ActionSet {
    let node = nodes[index]
    guard let role = node.role, !node.states.isDisabled else { return [] }
    var actions: ActionSet = []
    switch role {
    case .slider, .stepper, .scrollbar:
      if !node.states.isReadOnly { actions = [.increment, .decrement] }
    case .textField, .secureTextField, .searchField:
      if !node.states.isReadOnly { actions = .edit }
    case .datePicker:
      actions = .activate
      if !node.states.isReadOnly { actions.insert(.edit) }
    case .comboBox:
      actions = .activate
      if node.isEditable, !node.states.isReadOnly { actions.insert(.edit) }
    case .dialog, .alertDialog: actions = .escape
    default: if role.isInteractive { actions = .activate }
    }
    if node.states.isExpanded != nil, !role.isStructure || role.isCell { actions.insert(.activate) }
    if node.states.isExpanded == true, node.states.popup != nil { actions.insert(.escape) }
    return actions
  }
}

extension Page.Node {
  /// Whether a field asks for a password: an ARIA snapshot writes one like any other field, with
  /// what was typed in plain view.
  fileprivate var asksForSecret: Bool {
    let words = (name + " " + details.placeholder).lowercased()
    return ["password", "passcode", "passphrase"].contains { words.contains($0) }
  }
}
