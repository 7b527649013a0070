// SPDX-License-Identifier: MIT

import A11yTree

/// A view on an Android screen, described in the terms of Android's accessibility nodes.
///
/// Each capture format sets the properties that it records.
struct AndroidView {
  /// The class, such as `android.widget.Button`, or an empty string if the format has no classes.
  var className = ""
  /// The role, if the capture format specifies a role instead of a class.
  var role: Role?
  var text = ""
  var description = ""
  /// The hint for a field. In a password field without a hint, any text is treated as a password and is not read.
  var hint = ""
  /// The author's description of the state, such as "Playing".
  var state = ""
  var error = ""
  var paneTitle = ""
  var identifier = ""
  var frame: Frame?
  var range: ValueRange?
  var live: LiveRegion?
  var customActions: [String] = []
  /// The text in a field if the view's `text` is the field's label.
  var editableText: String?

  /// Whether the view is checked, or `nil` if it cannot be checked.
  var checked: States.Toggle?
  var isExpanded: Bool?
  var isEnabled = true
  var isSelected = false
  var isPassword = false
  var isHeading = false
  var isClickable = false
  var isLongClickable = false
  var isFocusable = false
  var isFocused = false
  var isScrollable = false
  var isDialog = false
  var isHidden = false
  /// Whether TalkBack reads the view's descendants as part of the view.
  var mergesDescendants = false
  /// Whether the view's options are numbered.
  var isSelectableGroup = false
  /// Whether the capture format records which views are headings.
  var knowsHeadings = false
}

extension AndroidView {
  /// The role implied by the class and the states.
  var resolvedRole: Role {
    var role = self.role ?? AndroidClasses.role(of: className) ?? .generic
    if isPassword { role = .secureTextField }
    if editableText != nil, !role.isTextEntry { role = .textField }
    if checked != nil, role == .generic || role == .staticText || role == .button {
      role = .checkbox
    }
    if isHeading, role == .staticText || role == .generic { role = .heading }
    if isDialog { role = .dialog }
    if role == .generic, !text.isEmpty, !mergesDescendants { role = .staticText }
    return role
  }

  /// Returns whether TalkBack's focus reaches the view itself, regardless of its contents.
  ///
  /// TalkBack reaches views that respond to touch or can receive keyboard focus, except lists and pages that can only
  /// be scrolled.
  func isReachable(as role: Role) -> Bool {
    isClickable || isLongClickable || checked != nil || mergesDescendants
      || isFocusable && !isScrollable && !role.isStructure
  }

  /// The words that a screen reader speaks for the view itself, without its descendants.
  var words: String { description.isEmpty ? textWithoutState : description }

  /// The text without the word for the state, which versions of Android before 11 add to a switch's text.
  private var textWithoutState: String {
    guard let checked, AndroidClasses.role(of: className) == .switchButton else { return text }
    let word = checked == .on ? "ON" : "OFF"
    if text == word { return "" }
    return text.hasSuffix(" " + word) ? String(text.dropLast(word.count + 1)) : text
  }

  /// The element for the view, without its children.
  var element: Element {
    let role = resolvedRole
    var element = Element(role)
    var details = Element.Details()
    if role.isTextEntry {
      name(field: &element, &details)
    } else {
      element.label = words
      element.value = state
    }
    element.states.isDisabled = !isEnabled
    element.states.isSelected = isSelected
    element.states.isEditing = isFocused && role.isTextEntry
    element.states.isExpanded = isExpanded
    element.states.checked = checked
    element.states.isHidden = isHidden
    if !error.isEmpty { element.states.invalid = .entry }
    if isClickable, !role.isTextEntry { element.actions.insert(.activate) }
    if isLongClickable { element.actions.insert(.showMenu) }
    if isScrollable { element.actions.insert(.scroll) }
    if isDialog { element.traits.insert(.isModal) }
    details.errorMessage = error
    details.identifier = identifier
    details.frame = frame
    details.range = range
    details.live = live
    details.customActions = customActions.map { CustomAction($0) }
    if !paneTitle.isEmpty, element.label.isEmpty { element.label = paneTitle }
    element.details = details
    return element
  }

  /// Sets the label, value and placeholder of a field. The view's text is the field's value. However, an empty field
  /// reports its hint as its text.
  private func name(field element: inout Element, _ details: inout Element.Details) {
    let typed = editableText ?? (text == hint ? "" : text)
    var names = [description, editableText == nil ? "" : text, hint].filter { !$0.isEmpty }
    element.label = names.isEmpty ? "" : names.removeFirst()
    if element.label != hint, !hint.isEmpty { details.placeholder = hint }
    element.states.isProtected = element.role == .secureTextField
    element.value =
      element.states.isProtected ? String(repeating: "•", count: typed.count) : typed
  }
}

extension Frame {
  /// Parses corners in the form `[left,top][right,bottom]`. A negative size becomes zero.
  init?(corners: String) {
    let numbers = corners.split { "[],".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let top = numbers[1], let right = numbers[2],
      let bottom = numbers[3]
    else { return nil }
    self.init(left: left, top: top, right: right, bottom: bottom)
  }
}
