// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// The states that VoiceOver speaks after the role.
  var stateWords: [Utterance.Segment] {
    let states = element.states
    var words: [Word] = []
    if let popup = spokenPopup { words.append(Self.word(popup)) }
    if !isSwitch, let checked = states.checked {
      switch checked {
      case .on: words.append(.checked)
      case .off: words.append(.unchecked)
      case .mixed: words.append(.mixed)
      }
    }
    switch states.pressed {
    case .on: words.append(.pressed)
    case .off: words.append(.notPressed)
    case .mixed, nil: break
    }
    if let isExpanded = states.isExpanded {
      if isExpanded || !opensUnsaid { words.append(isExpanded ? .expanded : .collapsed) }
    }
    if states.isBusy { words.append(.busy) }
    return words.map { own(.state, $0) }
  }

  /// Returns the words for states that changed during editing because the field's list opened or closed.
  func newStates(since old: States) -> [Utterance.Segment] {
    guard let isExpanded = element.states.isExpanded, isExpanded != old.isExpanded else {
      return []
    }
    return [own(.state, isExpanded ? .expanded : .collapsed)]
  }

  /// Whether the role already implies that the element opens a pop-up.
  private var opensUnsaid: Bool { element.role == .popUpButton || element.role == .datePicker }

  /// The kind of pop-up that the element opens. A combo box that specifies no kind opens a list box.
  var popup: States.Popup? {
    element.states.popup ?? (element.role == .comboBox ? .listBox : nil)
  }

  private var spokenPopup: States.Popup? { opensUnsaid ? nil : popup }

  static func word(_ popup: States.Popup) -> Word {
    switch popup {
    case .menu: .menuPopup
    case .listBox: .listBoxPopup
    case .tree: .treePopup
    case .grid: .gridPopup
    case .dialog: .dialogPopup
    }
  }

  /// The words for an element that `aria-current` marks as the current element of a set.
  var currentWords: [Utterance.Segment] {
    guard let current = element.states.current ?? currentOfItem else { return [] }
    let word: Word =
      switch current {
      case .page: .currentPage
      case .step: .currentStep
      case .location: .currentLocation
      case .date: .currentDate
      case .time: .currentTime
      case .item: .current
      }
    return [own(.state, word)]
  }

  /// The `current` state of the list item that contains the element, if the element is the item's first element.
  private var currentOfItem: States.Current? {
    guard element.role == .staticText || element.role == .paragraph,
      let parent = tree.parent(of: id), tree.role(of: parent) == .listItem,
      tree.children(of: parent).first(where: { tree.role(of: $0) != .listMarker }) == id
    else { return nil }
    return tree[parent]?.states.current
  }

  /// The words for the sort direction of the rows under a header cell.
  var sortWords: [Utterance.Segment] {
    guard let sort = sortDirection else { return [] }
    switch sort {
    case .ascending: return [own(.state, .sortUp)]
    case .descending: return [own(.state, .sortDown)]
    case .other: return []
    }
  }

  /// The sort direction of the header cell that is or contains the element.
  var sortDirection: SortDirection? {
    if let sort = details?.sort { return sort }
    guard let parent = tree.parent(of: id), tree.role(of: parent)?.isCell == true,
      let cell = tree[parent], cell.hasDetails
    else { return nil }
    return cell.details.sort
  }

  /// The words for an entry that is required or has an invalid value.
  var validityWords: [Utterance.Segment] {
    isInRequiredGroup && !element.states.isRequired
      ? [own(.state, .required)] + ownValidityWords : ownValidityWords
  }

  /// The words for an element with an invalid value, unless the element is a group.
  var ownValidityWords: [Utterance.Segment] {
    var words: [Word] = []
    if element.states.isRequired { words.append(.required) }
    switch element.states.invalid {
    // The recorded words are "invalid field" on iOS 14.0 and "invalid data" on 18.5.
    case .entry: words.append(verbosity.system <= .iOS16 ? .invalidField : .invalidData)
    case .grammar: words.append(.invalidGrammar)
    case .spelling: words.append(.invalidSpelling)
    case nil: break
    }
    return words.map { own(.state, $0) }
  }

  private var isInRequiredGroup: Bool {
    guard element.role == .radio else { return false }
    var next = tree.parent(of: id)
    while let ancestor = next, let element = tree[ancestor] {
      if element.role == .radioGroup { return element.states.isRequired }
      next = tree.parent(of: ancestor)
    }
    return false
  }
}
