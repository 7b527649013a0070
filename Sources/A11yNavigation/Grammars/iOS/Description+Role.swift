// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Returns the words for the role, in the fixed order in which VoiceOver speaks traits.
  func roleWords(isTab: Bool) -> [Utterance.Segment] {
    var words: [Utterance.Segment] = []
    func add(_ word: Word) { words.append(own(.role, word)) }
    let traits = element.traits
    if element.states.isDisabled { words.append(own(.state, .dimmed)) }
    let author = details?.roleDescription ?? ""
    if !author.isEmpty { words.append(spoken(.role, author)) }
    // The author's word replaces the word for the role; hints and states remain.
    let isPlain = author.isEmpty
    if isPlain, !isTab, let word = controlWord {
      if isMenuButton { add(.button) }
      add(word)
      if word == .treeItem, let level = element.level {
        words.append(own(.role, catalog[.level, "\(level)"]))
      }
    }
    if isSwitch {
      if isPlain { add(.switchButton) }
      words += switchWords
    }
    if isPlain {
      if isTab || element.role == .tab { add(.tab) }
      if let word = fieldWord { add(word) }
    }
    let isField = element.role.isTextEntry || element.role == .stepper && element.isTypedInto
    if isField, element.role != .searchField, element.states.isEditing {
      words.append(own(.state, .isEditing))
    }
    if isPlain, element.isHeading {
      words.append(
        own(.role, element.level.map { catalog[.headingLevel, "\($0)"] } ?? catalog[.heading])
      )
    }
    if isPlain, element.role == .link || traits.contains(.isLink) {
      add(element.states.isVisited ? .visitedLink : .link)
    }
    if element.isAdjustable, element.role != .textField { add(.adjustable) }
    if isPlain, element.role == .image || traits.contains(.isImage) { add(.image) }
    if isPlain, element.role == .searchField || traits.contains(.isSearchField) {
      add(.searchField)
    }
    if element.role == .searchField, element.states.isEditing {
      words.append(own(.state, .isEditing))
    }
    return words
  }

  private var fieldWord: Word? {
    switch element.role {
    case .secureTextField: .secureTextField
    case .textField: isMultilineOfTheWeb ? .multilineTextField : .textField
    default: nil
    }
  }

  /// Whether the element is a web page's text area. VoiceOver has a separate word for text areas on web pages.
  var isMultilineOfTheWeb: Bool {
    element.role == .textField && element.states.isMultiline && isOfTheWeb
  }

  /// Whether the element is on a web page, where some words differ from those in apps.
  var isOfTheWeb: Bool { tree.root.flatMap(tree.role(of:)) == .webArea }

  /// Whether the element is an app's menu button. VoiceOver announces a menu button as both a button and a pop-up
  /// button.
  var isMenuButton: Bool {
    element.role == .popUpButton && element.traits.contains(.isButton)
  }

  /// The words for the role that, according to testers, are spoken after the container's edge.
  ///
  /// A definition's role is spoken at each of its paragraphs.
  var afterEdgeWords: [Utterance.Segment] {
    switch element.role {
    case .term: return [own(.role, .term)]
    case .definition: return [own(.role, .definition)]
    case .staticText, .paragraph:
      let isInDefinition = tree.parent(of: id).flatMap(tree.role(of:)) == .definition
      return isInDefinition ? [own(.role, .definition)] : []
    default: return []
    }
  }

  private var controlWord: Word? {
    if isSwitch || element.role == .tab || element.role == .keyboardKey { return nil }
    if element.traits.contains(.isKeyboardKey) { return nil }
    switch element.role {
    case .button, .disclosure: return buttonWord
    case .backButton: return .backButton
    case .checkbox: return .checkbox
    case .radio: return .radioButton
    case .comboBox: return .comboBox
    case .popUpButton: return .popUpButton
    case .datePicker: return .popupButton
    case .colorWell: return .colorWell
    case .menuItem, .menuItemCheckbox, .menuItemRadio: return .menuItem
    case .treeItem: return .treeItem
    case .progressBar: return .progressIndicator
    case .meter: return .levelIndicator
    case .separator: return .separator
    case .figure: return .figure
    case .math: return .math
    default: return element.traits.contains(.isButton) ? buttonWord : nil
    }
  }

  private var buttonWord: Word {
    // A mixed toggle is spoken as a check box, without its state.
    switch element.states.pressed {
    case .mixed: .checkbox
    case .on, .off: .toggleButton
    case nil: element.states.popup != nil ? .popupButton : .button
    }
  }
}
