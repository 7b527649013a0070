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
    if let isExpanded = states.isExpanded, element.role != .popUpButton {
      add(isExpanded ? .expanded : .collapsed)
    }
    if states.isBusy { add(.busy) }
    return words
  }

  /// Returns the words that are spoken when the element changes: its new states followed by the remaining words, or
  /// only the new words if no state has changed.
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
