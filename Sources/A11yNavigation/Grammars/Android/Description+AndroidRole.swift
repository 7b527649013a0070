// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// The states that TalkBack speaks before the name.
  var statesOnAndroid: [Utterance.Segment] {
    let states = element.states
    var words: [Utterance.Segment] = []
    if isSelected { words.append(own(.selected, .selected)) }
    if isSwitch {
      words += switchWords
    } else if let checked = states.checked {
      switch checked {
      case .on: words.append(own(.state, .checked))
      case .off: words.append(own(.state, .unchecked))
      case .mixed: words.append(own(.state, .mixed))
      }
    }
    switch states.pressed {
    case .on: words.append(own(.state, .on))
    // TalkBack announces a toggle in the mixed state as “off”.
    case .off, .mixed: words.append(own(.state, .off))
    case nil: break
    }
    if let isExpanded = states.isExpanded ?? (element.role == .popUpButton ? false : nil) {
      words.append(own(.state, isExpanded ? .expanded : .collapsed))
    }
    if states.isBusy { words.append(own(.state, .busy)) }
    return words
  }

  /// Whether TalkBack speaks the name after the role.
  var saysNameLastOnAndroid: Bool {
    switch element.role {
    case .textField, .searchField, .comboBox: !element.isAdjustable
    case .datePicker: picker != .timePicker
    case .secureTextField, .colorWell: true
    case .popUpButton: !element.value.isEmpty
    default: false
    }
  }

  /// The element's name, which is not spoken for a color picker.
  var nameOnAndroid: [Utterance.Segment] { element.role == .colorWell ? [] : nameWords }

  /// Whether TalkBack speaks the value before the name and the role.
  var saysValueFirstOnAndroid: Bool {
    saysNameLastOnAndroid || element.role == .slider || element.role == .scrollbar
      || element.role == .progressBar || element.role == .meter
  }

  /// The value. TalkBack speaks a number in a range as a percentage of that range, except for spin buttons, time
  /// pickers and buttons.
  var valueOnAndroid: [Utterance.Segment] {
    switch element.role {
    case .stepper, .button: return []
    case .textField where element.isAdjustable: return []
    case .datePicker where picker == .timePicker: return []
    case .datePicker, .colorWell:
      return element.value.isEmpty ? [] : [spoken(.value, element.value)]
    case .secureTextField:
      guard !element.value.isEmpty else { return [own(.role, .password)] }
      return [own(.role, .password)] + valueWords
    case .slider, .scrollbar, .progressBar, .meter:
      guard let fraction = details?.range?.fraction else { return valueWords }
      return [.init(.value, "\(Int(fraction * 100))%")]
    default: return valueWords
    }
  }

  /// Returns the words for the role, which TalkBack speaks after the name.
  func roleOnAndroid(isTab: Bool) -> [Utterance.Segment] {
    var words: [Utterance.Segment] = []
    if isSwitch {
      words.append(own(.role, .switchButton))
    } else if isTab || element.role == .tab {
      words.append(own(.role, .tab))
    } else if let word = androidWord {
      words.append(own(.role, word))
    } else if element.isAdjustable {
      words.append(own(.role, .slider))
    }
    // If a disclosure button is also a heading, TalkBack does not announce the button as a heading.
    if element.isHeading, element.role != .disclosure {
      words.append(
        own(.role, element.level.map { catalog[.headingLevel, "\($0)"] } ?? catalog[.heading])
      )
    }
    if element.traits.contains(.isLink), element.role != .link { words.append(own(.role, .link)) }
    return words
  }

  private var androidWord: Word? {
    if element.traits.contains(.isKeyboardKey) { return nil }
    switch element.role {
    case .button, .backButton: return element.states.pressed == nil ? .button : .toggleButton
    case .disclosure: return isOfTheWeb ? .disclosureTriangle : .button
    case .checkbox: return .checkbox
    case .radio: return .radioButton
    // TalkBack announces a combo box, which is a list with a text field, as an edit box.
    case .comboBox, .textField, .secureTextField, .searchField:
      let isNumber = element.isAdjustable || element.hasDetails && element.details.range != nil
      return isNumber ? .stepper : .textField
    case .popUpButton: return .popUpButton
    case .datePicker: return picker
    case .colorWell: return .colorWell
    case .menuItem, .menuItemCheckbox, .menuItemRadio: return .menuItem
    case .treeItem: return .treeItem
    case .progressBar: return .progressIndicator
    case .slider: return .slider
    case .stepper: return .stepper
    case .link: return .link
    case .image: return .image
    case .alert: return .alert
    case .status: return .status
    case .math: return .math
    default:
      if element.traits.contains(.isButton) { return .button }
      return element.traits.contains(.isImage) ? .image : nil
    }
  }

  /// The kind of picker that a date or time field opens, depending on the field's value.
  private var picker: Word {
    let value = element.value
    if value.isEmpty || isDate(value) { return .datePicker }
    return value.contains(":") && !value.contains("-") ? .timePicker : .dateAndTimePicker
  }

  private func isDate(_ value: String) -> Bool {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  /// The author's hint, followed by TalkBack's own hint.
  var hintsOnAndroid: [Utterance.Segment] {
    var words: [Utterance.Segment] = []
    if let hint = details?.hint, !hint.isEmpty, !isKnownByHint { words.append(spoken(.hint, hint)) }
    if let own = ownHintOnAndroid { words.append(self.own(.hint, own)) }
    return words
  }

  private var ownHintOnAndroid: Word? {
    if element.states.isDisabled { return nil }
    if isSwitch { return .toggleHint }
    switch element.role {
    case .checkbox, .radio: return .toggleHint
    case .slider: return .adjustHint
    case .colorWell: return .changeHint
    case .datePicker: return picker == .datePicker ? .changeHint : .activateHint
    default: return nil
    }
  }

  /// The hint about activating the element, which is spoken on its own after a pause.
  var laterHintOnAndroid: [Utterance.Segment] {
    guard !element.states.isDisabled, ownHintOnAndroid == nil else { return [] }
    let isActivated: Bool =
      switch element.role {
      case .button, .backButton, .disclosure, .popUpButton, .link, .tab, .menuItem, .treeItem,
        .textField, .secureTextField, .searchField, .comboBox:
        true
      // TalkBack checks only whether a view reacts to clicks, and ignores the view's role.
      default:
        element.traits.contains(.isButton) || element.traits.contains(.isLink)
          || element.actions.contains(.activate)
      }
    return isActivated ? [own(.hint, .activateHint)] : []
  }
}
