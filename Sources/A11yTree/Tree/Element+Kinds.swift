extension Element {
  /// Whether VoiceOver's cursor stops at the element itself.
  ///
  /// A structure is met through what is inside it; one that holds nothing but its own words is
  /// met for those.
  public var isStop: Bool {
    switch box?.details.containment {
    case .element: return true
    case .container: return false
    case nil: break
    }
    if role.isStructure { return children.isEmpty && !(label.isEmpty && value.isEmpty) }
    switch role {
    case .staticText, .code, .time, .math: return !(label.isEmpty && value.isEmpty)
    default: return true
    }
  }

  /// Whether the element answers to the user, so that Switch Control's scanner stops at it.
  public var isInteractive: Bool {
    if let answer = box?.details.respondsToUserInteraction { return answer }
    if states.isDisabled { return false }
    if role.isInteractive || !actions.intersection(.direct).isEmpty { return true }
    return !(box?.details.customActions.isEmpty ?? true)
  }

  /// Whether the element is a heading, by role or by trait.
  public var isHeading: Bool { role == .heading || traits.contains(.isHeader) }

  /// Whether the element steps through values.
  public var isAdjustable: Bool {
    role.isAdjustable || !actions.intersection([.increment, .decrement]).isEmpty
  }

  /// The kinds of the element itself, not of what is inside.
  public var kinds: ElementKinds {
    var kinds: ElementKinds = []
    if isStop {
      kinds = roleKinds.union(.stop)
      if isInteractive { kinds.insert(.interactive) }
      if isHeading {
        kinds.insert(.heading)
        if let level, (1...6).contains(level) { kinds.insert(.heading(level: level)) }
      }
      if traits.contains(.isLink) { kinds.insert(.link) }
      if traits.contains(.isButton) { kinds.insert([.button, .formControl]) }
      if traits.contains(.isImage) { kinds.insert(.image) }
      if traits.contains(.isSearchField) { kinds.insert([.searchField, .textField]) }
      if isAdjustable { kinds.insert(.adjustable) }
    } else {
      if role.isLandmark { kinds.insert([.landmark, .container]) }
      if role.isList { kinds.insert([.list, .container]) }
      if role.isTable { kinds.insert([.table, .container]) }
      if !label.isEmpty, !role.isCell, role != .row, role != .webArea { kinds.insert(.container) }
    }
    if role.isCell { kinds.insert(.cell) }
    if traits.contains(.isModal) { kinds.insert(.modal) }
    if let details = box?.details {
      if !details.customRotors.isEmpty { kinds.insert(.customRotor) }
      if details.isDefaultFocus { kinds.insert(.defaultFocus) }
    }
    return kinds
  }

  private var roleKinds: ElementKinds {
    switch role {
    case .button, .disclosure, .backButton: [.button, .formControl]
    case .checkbox, .menuItemCheckbox: [.checkbox, .formControl]
    case .switchButton: [.switchButton, .formControl]
    case .radio, .menuItemRadio: [.radio, .formControl]
    case .slider, .stepper, .scrollbar: [.adjustable, .formControl]
    case .textField, .secureTextField: [.textField, .formControl]
    case .searchField: [.textField, .searchField, .formControl]
    case .comboBox: [.comboBox, .formControl]
    case .tab: .tab
    case .option, .menuItem, .treeItem: .item
    case .link: .link
    case .heading: .heading
    case .image, .figure, .math: .image
    case .progressBar, .meter: .indicator
    case .staticText, .code, .time: .staticText
    default: role.isStructure && !role.isCell ? .staticText : []
    }
  }
}

extension ActionSet {
  /// The actions that make an element answer to a switch by itself.
  static let direct: ActionSet = [
    .activate, .increment, .decrement, .delete, .showMenu, .edit,
  ]
}
