// SPDX-License-Identifier: MIT

import A11yTree

/// An element on an iOS screen, described in the terms of XCUITest's snapshots.
struct XCElement {
  /// The element's type without the prefix `XCUIElementType`.
  var type = ""
  var label = ""
  var identifier = ""
  var value = ""
  var placeholder = ""
  var frame: Frame?
  /// The element's traits, such as `Header` and `Selected`.
  var traits: Set<String> = []
  var isEnabled = true
  var isSelected = false
  var isFocused = false
  var isVisible = true
  /// Whether the app made the element accessible, or `nil` if the capture format does not record this.
  var isAccessible: Bool?
  var minimum: Double?
  var maximum: Double?
  var customActions: [String] = []
}

extension XCElement {
  /// The role implied by the type and the traits.
  var role: Role {
    let role = XCTypes.role(of: type) ?? .generic
    guard role == .generic || role == .staticText else { return role }
    if traits.contains("Header") { return .heading }
    if traits.contains("Link") { return .link }
    if traits.contains("SearchField") { return .searchField }
    if traits.contains("Button") { return .button }
    if traits.contains("Image") { return .image }
    if traits.contains("Adjustable") { return .slider }
    if traits.contains("KeyboardKey") { return .keyboardKey }
    return role
  }

  /// Whether VoiceOver reaches the element itself and therefore none of its descendants.
  ///
  /// If the snapshot does not record whether an element is accessible, the element's type determines whether VoiceOver
  /// reaches it. VoiceOver reaches controls and text, but not views that contain other views.
  var isReached: Bool {
    if let isAccessible { return isAccessible }
    return !role.isStructure
  }

  /// The element without its children.
  var element: Element {
    let role = self.role
    var element = Element(role, label: label)
    var details = Element.Details()
    switch role {
    case .switchButton, .checkbox, .radio:
      element.states.checked = ["1": .on, "0": .off, "2": .mixed][value]
    case .textField, .secureTextField, .searchField:
      element.value = value == placeholder ? "" : value
      details.placeholder = placeholder
      element.states.isMultiline = type == "TextView"
      if role == .secureTextField {
        element.states.isProtected = true
        element.value = String(repeating: "•", count: element.value.count)
      }
    case .heading, .staticText:
      // Static text is never empty, so an identifier that contains a space is treated as the text.
      if label.isEmpty, value.isEmpty, identifier.contains(" ") { element.label = identifier }
      // A value that repeats the label is dropped, because the text would otherwise be read twice.
      element.value = value == label ? "" : value
    case .progressBar where type == "ActivityIndicator":
      element.value = value == "1" || value == "0" ? "" : value
    // A selected tab or segment has the value 1, which only repeats its selected state.
    case .button, .tab: element.value = value == "1" ? "" : value
    default: element.value = value
    }
    element.states.isSelected = isSelected || traits.contains("Selected")
    element.states.isDisabled = !isEnabled || traits.contains("NotEnabled")
    element.states.isEditing = isFocused && role.isTextEntry
    if role.isAdjustable { element.actions.formUnion([.increment, .decrement]) }
    if role == .alertDialog || role == .dialog { element.traits.insert(.isModal) }
    if minimum != nil || maximum != nil, let current = Double(value) {
      details.range = ValueRange(current: current, minimum: minimum, maximum: maximum)
    }
    details.identifier = identifier == label ? "" : identifier
    details.frame = frame
    details.customActions = customActions.map { CustomAction($0) }
    element.details = details
    return element
  }
}
