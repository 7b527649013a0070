// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Returns the role of a heading, or the role of a link that the user reached with VoiceOver's own keys.
  func roleBeforeNameOnMac(_ reason: Arrival.Reason) -> [Utterance.Segment] {
    guard details?.roleDescription.isEmpty ?? true else { return [] }
    var words: [Utterance.Segment] = []
    if element.isHeading {
      words.append(
        own(.role, element.level.map { catalogue[.headingLevel, "\($0)"] } ?? catalogue[.heading])
      )
    }
    if isLink, reason != .focused { words += linkWords }
    return words
  }

  /// Returns the role of every other element.
  func roleOnMac(_ arrival: Arrival) -> [Utterance.Segment] {
    let author = details?.roleDescription ?? ""
    if !author.isEmpty { return [spoken(.role, author)] }
    var words: [Utterance.Segment] = []
    if isLink, arrival.reason == .focused { words += linkWords }
    if let popup = popup, element.role != .popUpButton {
      let opens = catalogue[Self.word(popup)]
      if element.role == .comboBox {
        words.append(own(.state, opens))
      } else if element.role == .button || element.role == .disclosure {
        return words + [own(.role, catalogue[.opening, opens, catalogue[.button]])]
      } else {
        words.append(own(.state, opens))
      }
    }
    if isSwitch {
      words.append(own(.role, .switchButton))
    } else if arrival.tabBar != nil || element.role == .tab {
      words.append(own(.role, .tab))
    } else if let word = macWord {
      words.append(own(.role, word))
    }
    if element.role == .treeItem, let level = element.level {
      words.append(own(.role, catalogue[.level, "\(level)"]))
    }
    if element.isAdjustable, macWord == nil, !isSwitch { words.append(own(.role, .adjustable)) }
    return words
  }

  /// Whether the value is spoken before the name, as for a chosen or adjusted value or for text typed into a
  /// single-line field.
  var saysValueFirstOnMac: Bool {
    switch element.role {
    case .popUpButton, .comboBox, .slider, .stepper, .secureTextField, .searchField, .datePicker,
      .colorWell, .progressBar, .meter, .scrollbar:
      true
    case .textField: !element.states.isMultiline
    default: false
    }
  }

  /// The words that announce that a field's text is selected, which happens because keyboard focus follows the cursor.
  var contentsSelectedOnMac: [Utterance.Segment] {
    guard [.textField, .searchField].contains(element.role), !element.states.isMultiline,
      !element.value.isEmpty, !element.states.isDisabled
    else { return [] }
    return [own(.state, .contentsSelected)]
  }

  private var isLink: Bool { element.role == .link || element.traits.contains(.isLink) }

  private var linkWords: [Utterance.Segment] {
    [own(.role, element.states.isVisited ? .visitedLink : .link)]
  }

  private var macWord: Word? {
    if element.traits.contains(.isKeyboardKey) { return nil }
    switch element.role {
    case .button: return element.states.pressed == nil ? .button : .toggleButton
    case .disclosure: return .disclosureTriangle
    case .backButton: return .backButton
    case .checkbox: return .checkbox
    case .radio: return .radioButton
    case .comboBox: return .comboBox
    case .popUpButton: return .popUpButton
    case .datePicker: return .datePicker
    case .colorWell: return .colorWell
    case .menuItem, .menuItemCheckbox, .menuItemRadio: return .menuItem
    case .treeItem: return .treeItem
    case .progressBar: return .progressIndicator
    case .meter: return .levelIndicator
    case .slider: return .slider
    case .stepper: return .stepper
    case .scrollbar: return .scrollBar
    case .separator: return .separator
    case .figure: return .figure
    case .math: return .math
    case .textField: return .textField
    case .secureTextField: return .secureTextField
    case .searchField: return .searchField
    case .image: return .image
    case .tooltip: return .tooltip
    case .group, .status, .log, .alert, .radioGroup, .listBox, .toolbar, .region, .note, .timer,
      .marquee, .dialog, .alertDialog, .article, .tabPanel, .menu, .menuBar, .tree:
      return element.role.macContainerWord
    default:
      if element.traits.contains(.isButton) { return .button }
      return element.traits.contains(.isImage) ? .image : nil
    }
  }
}
