import A11yTree

extension Description {
  /// The states that are said behind the role.
  var stateWords: [Utterance.Segment] {
    let states = element.states
    var words: [String] = []
    if let popup { words.append("\(Self.word(popup)) popup") }
    if !isSwitch, let checked = states.checked {
      switch checked {
      case .on: words.append("checked")
      case .off: words.append("unchecked")
      case .mixed: words.append("mixed")
      }
    }
    switch states.pressed {
    case .on: words.append("pressed")
    case .off: words.append("not pressed")
    case .mixed: words.append("mixed")
    case nil: break
    }
    if let isExpanded = states.isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    if states.isCurrent { words.append("current") }
    if states.isBusy { words.append("busy") }
    return words.map { .init(.state, $0) }
  }

  /// What kind of pop-up the element opens; a combo box opens a list box unless it says otherwise.
  var popup: States.Popup? {
    element.states.popup ?? (element.role == .comboBox ? .listBox : nil)
  }

  private static func word(_ popup: States.Popup) -> String {
    popup == .listBox ? "list box" : popup.rawValue
  }

  /// The place in a set. Items of a list are not numbered: the list's edges are said instead.
  var positionWords: [Utterance.Segment] {
    guard let position = element.position, element.role != .listItem, !element.role.isCell,
      position.count > 0
    else { return [] }
    return [.init(.position, "\(position.index) of \(position.count)")]
  }

  /// Whether an entry must be made, and whether the one that was made is wrong.
  var validityWords: [Utterance.Segment] {
    var words: [String] = []
    if element.states.isRequired || isInRequiredGroup { words.append("required") }
    switch element.states.invalid {
    // Testers heard the error message alone: it says already that there is an error.
    case .entry: if !saysError { words.append("is invalid") }
    case .grammar: words.append("invalid grammar")
    case .spelling: words.append("invalid spelling")
    case nil: break
    }
    return words.map { .init(.state, $0) }
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
