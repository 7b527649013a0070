// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// What is spoken after a pause: description, hint and notices.
  var afterPause: [Utterance.Segment] {
    var segments: [Utterance.Segment] = []
    if let details {
      if !details.description.isEmpty { segments.append(spoken(.description, details.description)) }
      if saysError { segments.append(spoken(.description, details.errorMessage)) }
    }
    if verbosity.speaksHints { segments += hints }
    if !segments.isEmpty { segments[0].pause = verbosity.hintDelay }
    if verbosity.announcesActions, details?.customActions.isEmpty == false {
      segments.append(own(.notice, .actionsAvailable))
    }
    if verbosity.announcesMoreContent,
      details?.customContent.contains(where: { !$0.isImportant }) == true
    {
      segments.append(own(.notice, .moreContentAvailable))
    }
    return segments
  }

  /// Whether the author's own error message is spoken.
  private var saysError: Bool {
    element.states.invalid != nil && !(details?.errorMessage.isEmpty ?? true)
  }

  private var hints: [Utterance.Segment] {
    let automatic = automaticHint
    var segments: [Utterance.Segment] = []
    let replacesAuthors = element.role.isTextEntry && automatic != nil
    if let hint = details?.hint, !hint.isEmpty, !isKnownByHint, !replacesAuthors {
      segments.append(spoken(.hint, hint))
    }
    if let automatic { segments.append(own(.hint, automatic)) }
    return segments
  }

  /// VoiceOver's automatic hint for an element that is not dimmed.
  private var automaticHint: Word? {
    let states = element.states
    if states.isDisabled { return nil }
    if isSwitch { return .toggleHint }
    if element.role.isTextEntry {
      if states.isEditing { return element.role == .searchField ? nil : .misspelledHint }
      return states.isReadOnly || isMultilineOfTheWeb ? nil : .editHint
    }
    if element.isAdjustable { return isKnownByHint ? nil : .adjustHint }
    if isMenuButton { return .pickerHint }
    guard hintsAtOpening, let isExpanded = states.isExpanded else { return nil }
    return isExpanded ? .collapseHint : .expandHint
  }

  /// Whether a hint says how the element opens and closes; not if its role implies that.
  private var hintsAtOpening: Bool {
    switch element.role {
    case .popUpButton, .datePicker, .menuItem, .menuItemCheckbox, .menuItemRadio: false
    default: true
    }
  }
}
