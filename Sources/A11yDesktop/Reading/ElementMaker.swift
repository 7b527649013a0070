// SPDX-License-Identifier: MIT

import A11yTree

/// A converter that creates elements from the facts that an app reports about its objects.
struct ElementMaker {
  /// The facts about an element's surroundings that affect the element.
  struct Surroundings {
    /// The names of the objects that label the element.
    var labels: [String] = []
    /// The words of the labels inside the element, if the element has no other name.
    var contents: [String] = []
    /// The names of the objects that describe the element.
    var descriptions: [String] = []
    /// The error messages that explain why the element's value is invalid.
    var errors: [String] = []
    /// The name of the selected option shown by the element.
    var option = ""
    /// The element's position in its set.
    var position: Element.Position?
    /// The element's cell in a table.
    var cell: TableCell?
    /// Whether the element is a table whose column headers are presented as a row.
    var hasHeaderRow = false
    /// The element's level in a tree.
    var level: Int?
    /// Whether the element confines the cursor because it is a window, or a dialog or menu in front of a window.
    var confines = false
    /// Whether the words inside the element are separate elements.
    var hasPieces = false
    /// Whether the contents of a cell are separate stops because they include a control.
    var isDrawnInParts = false
    /// The level of the heading that contains the element.
    var headingLevel: Int?
    /// Whether the element contains only its own text.
    var isLeaf = false
    /// Whether the user is editing the element's text.
    var isEditing = false
    /// Whether the element's menu is open, or `nil` if the element has no menu.
    var isOpen: Bool?
    /// The role that follows from the element's position, if it differs from the object's own role.
    var role: Role?
  }

  let facts: AccessibleFacts
  let surroundings: Surroundings

  /// Returns the element without its children.
  func element() -> Element {
    var element = Element(role, label: label, value: value)
    element.traits = traits
    element.states = states(for: role)
    element.actions = actions(for: role)
    element.position = surroundings.position ?? setPosition
    element.level = level
    let details = details(for: element)
    if details != Element.Details() { element.details = details }
    return element
  }

  /// The role that the element has in the tree.
  var role: Role {
    if let role = surroundings.role { return role }
    if facts.isWritable { return .textField }
    switch facts.role.meaning.kind {
    case .element(.region): return landmark
    case .element(.textField): return field
    // A page's select element is a pop-up button, because it shows only the chosen option.
    case .element(.comboBox) where facts.attributes["tag"] == "select": return .popUpButton
    case .element(.window) where facts.states.contains(.modal): return .dialog
    case .element(let role): return role
    case .text:
      if facts.attributes["tag"] == "legend" { return .legend }
      if surroundings.hasPieces { return .generic }
      return facts.attributes["tag"] == "p" ? .paragraph : .staticText
    case .wrapper:
      if surroundings.isLeaf, facts.name.isEmpty, facts.text?.isEmpty == false {
        return .staticText
      }
      return facts.name.isEmpty || facts.childCount == 0 ? .generic : .group
    case .gone: return facts.role == .separator ? .separator : .generic
    }
  }

  /// The role of a text object. Text that is neither editable nor focusable is static text.
  private var field: Role {
    if facts.states.contains(.editable) || facts.states.contains(.focusable) {
      return facts.attributes["xml-roles"] == "searchbox" ? .searchField : .textField
    }
    return .staticText
  }

  private var landmark: Role {
    let names = (facts.attributes["xml-roles"] ?? "").split(separator: " ")
    return names.lazy.compactMap { Role(rawValue: String($0)) }.first { $0.isLandmark } ?? .region
  }

  var label: String {
    if role == .staticText || role == .paragraph || role == .legend {
      return facts.name.isEmpty ? facts.text ?? "" : facts.name
    }
    // In GTK, the name of a labeled combo box is the option that the combo box shows.
    let isOption =
      role.isPopUp && !surroundings.labels.isEmpty && facts.attributes["tag"] != "select"
    let hasContents = !surroundings.contents.isEmpty && !role.isPopUp
    if !facts.name.isEmpty, !isOption, !hasContents { return facts.name }
    let labels = surroundings.labels.joined(separator: ", ")
    if !labels.isEmpty, !hasContents { return labels }
    if !surroundings.contents.isEmpty, !role.isPopUp {
      return surroundings.contents.joined(separator: ", ")
    }
    guard !role.isTextEntry, role != .stepper, !role.isPopUp else { return "" }
    return facts.text ?? ""
  }

  var value: String {
    switch role {
    case .textField, .secureTextField, .searchField: return facts.text ?? ""
    case .comboBox, .popUpButton:
      if !surroundings.option.isEmpty { return surroundings.option }
      if !facts.valueText.isEmpty { return facts.valueText }
      if !surroundings.contents.isEmpty { return surroundings.contents.joined(separator: ", ") }
      if let text = facts.text, !text.isEmpty { return text }
      return surroundings.labels.isEmpty ? "" : facts.name
    case .stepper: return facts.text ?? facts.valueText.orElse(number)
    case .meter: return facts.valueText.orElse(percent)
    case .slider, .scrollbar: return facts.valueText.orElse(number)
    case .progressBar:
      guard !facts.states.contains(.indeterminate) else { return "" }
      return facts.valueText.orElse(percent)
    case .log: return facts.text ?? ""
    default: return ""
    }
  }

  /// The value as a number without unnecessary decimal places.
  private var number: String {
    facts.range.map { Self.text($0.current) } ?? ""
  }

  private var percent: String {
    facts.range?.fraction.map { "\(Int(($0 * 100).rounded()))%" } ?? number
  }

  /// Returns a number as text, with at most two decimal places.
  static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(number)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private var setPosition: Element.Position? {
    guard role != .popUpButton, role != .term,
      let index = facts.attributes["posinset"].flatMap({ Int($0) }),
      let count = facts.attributes["setsize"].flatMap({ Int($0) }), index > 0, count > 0
    else { return nil }
    return Element.Position(index, of: count)
  }

  private var level: Int? {
    if let level = surroundings.level ?? surroundings.headingLevel { return level }
    return facts.attributes["level"].flatMap { Int($0) }
  }

  private var traits: AccessibilityTraits {
    var traits: AccessibilityTraits = surroundings.confines ? .isModal : []
    let isWrittenHeading = facts.isWritable && facts.role == .heading
    if surroundings.headingLevel != nil || isWrittenHeading { traits.insert(.isHeader) }
    return traits
  }
}

extension String {
  /// Returns the string itself, or another string if it is empty.
  func orElse(_ other: @autoclosure () -> String) -> String { isEmpty ? other() : self }
}

extension ElementMaker {
  /// Returns the states, which can change while the object stays the same.
  func states(for role: Role) -> States {
    var states = States()
    let own = facts.states
    states.isDisabled = isDisabled(role)
    states.isSelected = own.contains(.selected) && own.contains(.selectable)
    states.isRequired = own.contains(.required)
    states.isBusy = own.contains(.busy)
    states.isProtected = facts.role == .passwordText
    states.isVisited = own.contains(.visited)
    states.isMultiselectable = own.contains(.multiselectable)
    if role.isTextEntry || facts.isField {
      states.isMultiline = own.contains(.multiLine) || facts.isWritable
      states.isReadOnly = !own.contains(.editable)
      states.isEditing = surroundings.isEditing
    } else {
      states.isReadOnly = own.contains(.readOnly)
    }
    if own.contains(.invalidEntry) { states.invalid = .entry }
    if let current = facts.attributes["current"], current != "false" {
      states.current = States.Current(rawValue: current) ?? .item
    }
    setToggle(role, &states)
    setPopup(role, &states)
    return states
  }

  /// Returns whether the element is dimmed. Only elements that users operate can be dimmed, not containers.
  private func isDisabled(_ role: Role) -> Bool {
    guard role.isInteractive || role.isAdjustable || role.isCell || role == .listItem else {
      return false
    }
    if facts.isWritableCell { return false }
    return !facts.states.contains(.sensitive) || !facts.states.contains(.enabled)
  }

  private func setToggle(_ role: Role, _ states: inout States) {
    let own = facts.states
    let toggle: States.Toggle =
      own.contains(.indeterminate) ? .mixed : own.contains(.checked) ? .on : .off
    switch role {
    case .checkbox, .switchButton, .radio, .menuItemCheckbox, .menuItemRadio:
      states.checked = toggle
    case .button where facts.role == .toggleButton:
      let isOn = own.contains(.pressed) || own.contains(.checked)
      states.pressed = own.contains(.indeterminate) ? .mixed : isOn ? .on : .off
    case .treeItem, .listItem, .option:
      if own.contains(.checkable) { states.checked = toggle }
    default: break
    }
  }

  private func setPopup(_ role: Role, _ states: inout States) {
    let own = facts.states
    if own.contains(.expandable), facts.attributes["tag"] != "select" {
      states.isExpanded = own.contains(.expanded)
    }
    if let isOpen = surroundings.isOpen { states.isExpanded = isOpen }
    if own.contains(.hasPopup), role == .button || role == .menuItem { states.popup = .menu }
    if facts.role == .menu { states.popup = .menu }
    if let popup = facts.attributes["haspopup"], role == .button || role == .menuItem {
      states.popup = States.Popup(rawValue: popup) ?? states.popup
    }
  }
}
