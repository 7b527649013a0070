// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// The author's own hint, followed by VoiceOver's hints.
  var hints: [Utterance.Segment] {
    let automatic = automaticHint
    var segments: [Utterance.Segment] = []
    let replacesAuthors = element.role.isTextEntry && automatic != nil
    if let hint = details?.hint, !hint.isEmpty, !isKnownByHint, !replacesAuthors {
      segments.append(spoken(.hint, hint))
    }
    if let automatic { segments.append(own(.hint, automatic)) }
    return segments
  }

  /// VoiceOver's automatic hint for an enabled element.
  private var automaticHint: Word? {
    let states = element.states
    if states.isDisabled { return nil }
    if isSwitch { return .toggleHint }
    if element.role.isTextEntry {
      if states.isEditing { return isSpellChecked ? .misspelledHint : nil }
      return states.isReadOnly || isMultilineOfTheWeb ? nil : .editHint
    }
    if element.isAdjustable { return isKnownByHint ? nil : .adjustHint }
    if isMenuButton || element.role == .datePicker && isOfTheWeb { return .pickerHint }
    guard hintsAtOpening, let isExpanded = states.isExpanded else { return nil }
    return isExpanded ? .collapseHint : .expandHint
  }

  /// Whether iOS checks the spelling of the field's text, as it does in all fields except search fields and password
  /// fields.
  private var isSpellChecked: Bool {
    element.role != .searchField && !element.states.isProtected && element.role != .secureTextField
  }

  /// Whether a hint explains how to open or close the element. The hint is omitted if the element's role makes it
  /// unnecessary.
  private var hintsAtOpening: Bool {
    switch element.role {
    case .popUpButton, .datePicker, .menuItem, .menuItemCheckbox, .menuItemRadio: false
    // Testers recorded the hint on iOS 16.6 but not on iOS 13.4.
    case .button, .disclosure: verbosity.system >= .iOS14
    default: true
    }
  }
}
