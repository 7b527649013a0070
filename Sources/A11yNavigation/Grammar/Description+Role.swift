import A11yTree

extension Description {
  /// What the element is, in VoiceOver's fixed order of trait words.
  var roleWords: [Utterance.Segment] {
    var words: [Utterance.Segment] = []
    func add(_ word: String) { words.append(.init(.role, word)) }
    let traits = element.traits
    if element.states.isDisabled { words.append(.init(.state, "dimmed")) }
    let own = details?.roleDescription ?? ""
    if !own.isEmpty { words.append(spoken(.role, own)) }
    // The author's word stands for the words of the role; what can be done and states remain.
    let isPlain = own.isEmpty
    if isPlain, let word = controlWord { add(word) }
    if isSwitch {
      if isPlain { add("switch button") }
      if let word = switchWord { words.append(.init(.state, word)) }
    }
    if isPlain {
      if element.role == .tab { add("tab") }
      if element.role == .textField { add("text field") }
      if element.role == .secureTextField { add("secure text field") }
    }
    if element.role.isTextEntry, element.role != .searchField, element.states.isEditing {
      words.append(.init(.state, "is editing"))
    }
    if isPlain, element.isHeading {
      add(element.level.map { "heading level \($0)" } ?? "heading")
    }
    if isPlain, element.role == .link || traits.contains(.isLink) {
      add(element.states.isVisited ? "visited link" : "link")
    }
    if element.isAdjustable, element.role != .textField { add("adjustable") }
    if isPlain, element.role == .image || traits.contains(.isImage) { add("image") }
    if isPlain, element.role == .searchField || traits.contains(.isSearchField) {
      add("search field")
    }
    if element.role == .searchField, element.states.isEditing {
      words.append(.init(.state, "is editing"))
    }
    return words
  }

  /// The words of roles whose place is behind the container's edge, as testers heard it.
  var afterEdgeWords: [Utterance.Segment] {
    switch element.role {
    case .term: [.init(.role, "term")]
    case .definition: [.init(.role, "definition")]
    default: []
    }
  }

  /// Whether the element is said as a switch.
  var isSwitch: Bool { element.role == .switchButton || element.traits.contains(.isToggle) }

  /// The position of a switch, from its state or from the value `0`, `1` or `2`.
  var switchWord: String? {
    switch element.states.checked {
    case .on: return "on"
    case .off: return "off"
    case .mixed: return "mixed"
    case nil: break
    }
    switch element.value {
    case "0": return "off"
    case "1": return "on"
    case "2": return "mixed"
    default: return nil
    }
  }

  private var controlWord: String? {
    if isSwitch || element.role == .tab || element.role == .keyboardKey { return nil }
    if element.traits.contains(.isKeyboardKey) { return nil }
    switch element.role {
    case .button, .disclosure: return buttonWord
    case .backButton: return "back button"
    case .checkbox: return "checkbox"
    case .radio: return "radio button"
    case .comboBox: return "combobox"
    case .menuItem, .menuItemCheckbox, .menuItemRadio: return "menu item"
    case .treeItem: return element.level.map { "tree item, level \($0)" } ?? "tree item"
    case .progressBar: return "progress indicator"
    case .meter: return "level indicator"
    case .separator: return "separator"
    case .figure: return "figure"
    case .math: return "math"
    default: return element.traits.contains(.isButton) ? buttonWord : nil
    }
  }

  private var buttonWord: String {
    if element.states.pressed != nil { return "toggle button" }
    return element.states.popup != nil ? "popup button" : "button"
  }
}
