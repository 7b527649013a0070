// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// The states, which are spoken before the role. "Off" and "not selected" are spoken only for check boxes and
  /// switches.
  var statesOnMac: [Utterance.Segment] {
    let states = element.states
    var words: [Utterance.Segment] = []
    func add(_ word: Word) { words.append(own(.state, word)) }
    if states.isDisabled { add(.dimmed) }
    if isSwitch {
      words += switchWords
    } else if let checked = states.checked {
      switch (checked, element.role) {
      case (.on, .radio), (.on, .menuItemRadio): words.append(own(.selected, .selected))
      case (.off, .radio), (.off, .menuItemRadio): break
      case (.on, _): add(.checked)
      case (.off, _): add(.unchecked)
      case (.mixed, _): add(.mixed)
      }
    }
    switch states.pressed {
    case .on: words.append(own(.selected, .selected))
    case .mixed: add(.mixed)
    case .off, nil: break
    }
    if isSelected, states.pressed != .on { words.append(own(.selected, .selected)) }
    // In macOS 10.15, a field with suggestions was not announced as collapsed.
    let opensUnsaid =
      element.role == .popUpButton || element.role == .comboBox && verbosity.mac <= .macOS10
    if let isExpanded = states.isExpanded, !opensUnsaid {
      add(isExpanded ? .expanded : .collapsed)
    }
    if states.isBusy { add(.busy) }
    return words
  }

  /// Whether the description is spoken directly after the name rather than after a pause.
  var describesInNameOnMac: Bool { element.role.isTextEntry && verbosity.mac >= .macOS15 }

  /// Returns the words for a changed element: its new states and the remaining words, or only the new words if its
  /// states are unchanged.
  func changeOnMac(since before: [Utterance.Segment]) -> [Utterance.Segment] {
    let now = words
    let new = now.filter { !before.contains($0) }
    if element.states.pressed != nil {
      return new.contains { $0.kind == .label }
        ? new : [own(.state, element.states.pressed == .off ? .deselect : .select)]
    }
    guard new.contains(where: { $0.kind == .state || $0.kind == .selected }) else { return new }
    let states = now.filter { $0.kind == .state || $0.kind == .selected }
    return states + now.filter { !states.contains($0) }
  }

  /// The author's hint. The recordings contain none of VoiceOver's own hints, such as how to press a button.
  var hintsOnMac: [Utterance.Segment] {
    guard let hint = details?.hint, !hint.isEmpty, !isKnownByHint else { return [] }
    return [spoken(.hint, hint)]
  }
}
