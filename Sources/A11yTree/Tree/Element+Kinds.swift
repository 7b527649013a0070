// SPDX-License-Identifier: MIT

extension Element {
  /// Whether the VoiceOver cursor stops at the element itself.
  ///
  /// The cursor reaches a structural element only through its children. However, a structural element without children
  /// is a stop if it has words or is interactive.
  public var isStop: Bool {
    if box?.details.unmadeRows ?? 0 > 0 { return false }
    switch box?.details.containment {
    case .element: return true
    case .container: return false
    case nil: break
    }
    switch role {
    case .staticText, .code, .time, .math: return hasWords || isActive
    // A named separator between panes is not a stop unless it can be moved.
    case .separator: return label.isEmpty || isAdjustable
    default: return !role.isStructure || children.isEmpty && (hasWords || isActive)
    }
  }

  /// Whether the element has a label, a value or a hint in addition to its role.
  private var hasWords: Bool {
    !label.allSatisfy(\.isWhitespace) || !value.allSatisfy(\.isWhitespace)
      || !(box?.details.hint.isEmpty ?? true)
  }

  /// Whether the element has traits or actions that make it interactive.
  private var isActive: Bool {
    !traits.isDisjoint(with: .direct) || !actions.isDisjoint(with: .direct)
      || !(box?.details.customActions.isEmpty ?? true)
  }

  /// Whether the element is interactive and is therefore a stop for Switch Control's scanner.
  public var isInteractive: Bool {
    if let answer = box?.details.respondsToUserInteraction { return answer }
    if states.isDisabled { return false }
    return role.isInteractive || isActive
  }

  /// Whether the element can have keyboard focus. By default, interactive elements can have keyboard focus.
  public var isKeyboardFocusable: Bool {
    guard let answer = box?.details.isKeyboardFocusable else { return isInteractive }
    return answer && !states.isDisabled
  }

  /// Whether the element is a landmark. A form or a region without a name is not a landmark.
  public var isLandmark: Bool {
    switch role {
    case .form, .region: !label.isEmpty || !(box?.details.roleDescription.isEmpty ?? true)
    default: role.isLandmark
    }
  }

  /// Whether the element is a heading, by role or by trait.
  public var isHeading: Bool { role == .heading || traits.contains(.isHeader) }

  /// Whether the element's value changes in steps.
  public var isAdjustable: Bool {
    role.isAdjustable || !actions.intersection([.increment, .decrement]).isEmpty
  }

  /// The kinds of the element itself, excluding the kinds of its children.
  public var kinds: ElementKinds {
    var kinds: ElementKinds = []
    if isStop {
      kinds = roleKinds.union(.stop)
      if role.isFormControl { kinds.insert(.formControl) }
      if isInteractive { kinds.insert(.interactive) }
      if isKeyboardFocusable { kinds.insert(.keyboardFocusable) }
      if isHeading {
        kinds.insert(.heading)
        if let level, (1...6).contains(level) { kinds.insert(.heading(level: level)) }
      }
      if traits.contains(.isLink) { kinds.insert(.link) }
      if traits.contains(.isButton) { kinds.insert([.button, .formControl]) }
      if traits.contains(.isImage) { kinds.insert(.image) }
      if traits.contains(.isSearchField) {
        kinds.insert([.searchField, .textField, .formControl])
      }
      if traits.contains(.isToggle) { kinds.insert([.switchButton, .formControl]) }
      if isAdjustable { kinds.insert(.adjustable) }
    } else {
      if role == .separator, isKeyboardFocusable { kinds.insert(.keyboardFocusable) }
      if isLandmark { kinds.insert([.landmark, .container]) }
      if role.isList { kinds.insert([.list, .container]) }
      if role.isTable { kinds.insert([.table, .container]) }
      if !label.isEmpty, !role.isCell, role != .row, role != .webArea, role != .separator {
        kinds.insert(.container)
      }
    }
    if role.isCell { kinds.insert(.cell) }
    if traits.contains(.isModal) { kinds.insert(.modal) }
    if let details = box?.details {
      if details.unmadeRows > 0 { return .unmade }
      if details.frame != nil, kinds.contains(.interactive) { kinds.insert(.placed) }
      if !details.customRotors.isEmpty { kinds.insert(.customRotor) }
      if details.isDefaultFocus {
        if details.defaultFocusTechnologies.contains(.voiceOver) { kinds.insert(.defaultFocus) }
        if details.defaultFocusTechnologies.contains(.switchControl) {
          kinds.insert(.defaultScanFocus)
        }
      }
    }
    return kinds
  }

  /// Whether the program requests that the contents be scanned as a group.
  var isCombined: Bool { box?.details.navigationStyle == .combined }

  /// Whether the scanner, if it groups elements, first stops at the element as a whole. The program may request
  /// grouping, or the role may imply that the contents belong together.
  var groupsStops: Bool {
    switch box?.details.navigationStyle {
    case .combined: return true
    case .separate: return false
    case .automatic, nil: break
    }
    if isStop { return false }
    switch role {
    case .generic: return !label.isEmpty
    case .paragraph, .listItem, .rowGroup, .cell, .gridCell, .columnHeader, .rowHeader, .webArea,
      .document, .iframe:
      return false
    default: return true
    }
  }

  private var roleKinds: ElementKinds {
    switch role {
    case .button, .disclosure, .backButton: .button
    case .checkbox, .menuItemCheckbox: .checkbox
    case .switchButton: .switchButton
    case .radio, .menuItemRadio: .radio
    case .slider, .stepper, .scrollbar: .adjustable
    case .textField, .secureTextField: .textField
    case .searchField: [.textField, .searchField]
    case .comboBox, .popUpButton, .datePicker, .colorWell: .comboBox
    case .tab: .tab
    case .option, .menuItem, .treeItem: .item
    case .link: .link
    case .heading: .heading
    case .image, .figure, .math: .image
    case .progressBar, .meter: .indicator
    case .staticText, .code, .time, .listMarker: .staticText
    default: role.isStructure && !role.isCell && !isActive ? .staticText : []
    }
  }
}

extension ActionSet {
  /// The actions that make an element interactive.
  static let direct: ActionSet = [
    .activate, .increment, .decrement, .delete, .showMenu, .edit,
  ]
}

extension AccessibilityTraits {
  /// The traits that make an element interactive.
  static let direct: AccessibilityTraits = [
    .isButton, .isLink, .isToggle, .isSearchField, .isKeyboardKey,
  ]
}
