import A11yTree

extension Description {
  /// What is said after a pause: description, hint, and that there is more.
  var afterPause: [Utterance.Segment] {
    var segments: [Utterance.Segment] = []
    if let details {
      if !details.description.isEmpty { segments.append(spoken(.description, details.description)) }
      if saysError { segments.append(spoken(.description, details.errorMessage)) }
    }
    if verbosity.speaksHints { segments += hints }
    if !segments.isEmpty { segments[0].pause = verbosity.hintDelay }
    if verbosity.announcesActions, details?.customActions.isEmpty == false {
      segments.append(.init(.notice, "actions available"))
    }
    if verbosity.announcesMoreContent,
      details?.customContent.contains(where: { !$0.isImportant }) == true
    {
      segments.append(.init(.notice, "more content available"))
    }
    return segments
  }

  /// Whether it is said in the author's words what is wrong.
  var saysError: Bool {
    element.states.invalid != nil && !(details?.errorMessage.isEmpty ?? true)
  }

  private var hints: [Utterance.Segment] {
    let automatic = automaticHint
    var segments: [Utterance.Segment] = []
    let replacesAuthors = element.role.isTextEntry && automatic != nil
    if let hint = details?.hint, !hint.isEmpty, !isKnownByHint, !replacesAuthors {
      segments.append(spoken(.hint, hint))
    }
    if let automatic { segments.append(.init(.hint, automatic)) }
    return segments
  }

  /// What VoiceOver itself says can be done with an element that is not dimmed.
  private var automaticHint: String? {
    let states = element.states
    if states.isDisabled { return nil }
    if isSwitch { return "double tap to toggle setting" }
    if element.role == .textField || element.role == .secureTextField {
      if states.isEditing { return "use the rotor to access misspelled words" }
      return states.isReadOnly ? nil : "double tap to edit"
    }
    if element.isAdjustable {
      return isKnownByHint ? nil : "swipe up or down with one finger to adjust the value"
    }
    if popup != nil, states.isExpanded == false { return "double tap to expand" }
    return nil
  }
}
