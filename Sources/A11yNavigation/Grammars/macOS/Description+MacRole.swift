// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// Returns the role of a heading, or the role of a link that the user reached with VoiceOver's own keys.
  func roleBeforeNameOnMac(_ reason: Arrival.Reason) -> [Utterance.Segment] {
    guard details?.roleDescription.isEmpty ?? true else { return [] }
    var words: [Utterance.Segment] = []
    if element.isHeading {
      words.append(
        own(.role, element.level.map { catalog[.headingLevel, "\($0)"] } ?? catalog[.heading])
      )
    }
    if isLink, reason != .focused { words += linkWords }
    return words
  }

  /// Returns the role of an element, unless the role is already spoken at the start.
  func roleOnMac(_ arrival: Arrival) -> [Utterance.Segment] {
    let author = details?.roleDescription ?? ""
    if !author.isEmpty { return [spoken(.role, author)] }
    var words: [Utterance.Segment] = []
    if isLink, arrival.reason == .focused { words += linkWords }
    if let popup = popup, element.role != .popUpButton {
      let opens = catalog[Self.word(popup)]
      if element.role == .comboBox {
        words.append(own(.state, opens))
      } else if element.role == .button || element.role == .disclosure {
        return words + [own(.role, catalog[.opening, opens, catalog[.button]])]
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
      words.append(own(.role, catalog[.level, "\(level)"]))
    }
    if element.isAdjustable, macWord == nil, !isSwitch { words.append(own(.role, .adjustable)) }
    return words
  }

  /// Whether the value is spoken before the name, as it is for a chosen or adjusted value and for text in a single-line
  /// field.
  var saysValueFirstOnMac: Bool {
    switch element.role {
    case .popUpButton, .comboBox, .slider, .stepper, .secureTextField, .searchField, .datePicker,
      .colorWell, .progressBar, .meter, .scrollbar:
      true
    case .textField: !element.states.isMultiline
    case .button: isFileField
    default: false
    }
  }

  /// The words for a field's text, which is selected because keyboard focus follows the cursor.
  var contentsSelectedOnMac: [Utterance.Segment] {
    guard [.textField, .searchField].contains(element.role) || isWrittenDateOnMac,
      !element.states.isMultiline, !element.value.isEmpty, !element.states.isDisabled
    else { return [] }
    return [own(.state, .contentsSelected)]
  }

  /// The value, or the plain text if the user types dates into the field.
  var valueOnMac: [Utterance.Segment] {
    isWrittenDateOnMac && !isWholeDate ? [spoken(.value, element.value)] : valueWords
  }

  /// Whether a date is typed as text because Safari on the Mac has no picker for it. Safari never had a picker for
  /// months and weeks, and had no date pickers at all before macOS 11.
  private var isWrittenDateOnMac: Bool {
    guard element.role == .datePicker, isOfTheWeb else { return false }
    return verbosity.mac <= .macOS10
      || SpokenDate(element.value).map { $0.isMonth || $0.isWeek } ?? false
  }

  /// Whether the value is a day, in which case the voice reads the value as a date.
  private var isWholeDate: Bool { SpokenDate(element.value)?.isDay ?? false }

  /// Whether the element is a web page's file field, the only button with a value.
  private var isFileField: Bool {
    element.role == .button && isOfTheWeb && !element.value.isEmpty
  }

  private var isLink: Bool { element.role == .link || element.traits.contains(.isLink) }

  private var linkWords: [Utterance.Segment] {
    [own(.role, element.states.isVisited ? .visitedLink : .link)]
  }

  private var macWord: Word? {
    if element.traits.contains(.isKeyboardKey) { return nil }
    switch element.role {
    case .button where isFileField: return .fileUploadButton
    case .button: return element.states.pressed == nil ? .button : .toggleButton
    case .disclosure:
      return verbosity.mac <= .macOS12 && isOfTheWeb ? .summary : .disclosureTriangle
    case .backButton: return .backButton
    case .checkbox: return .checkbox
    case .radio: return .radioButton
    case .comboBox: return .comboBox
    case .popUpButton: return .popUpButton
    case .datePicker: return isWrittenDateOnMac ? .textField : .datePicker
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
    case .textField:
      return element.hasDetails && element.details.range != nil ? .numberField : .textField
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
