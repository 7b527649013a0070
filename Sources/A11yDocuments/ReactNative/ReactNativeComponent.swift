// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// A rendered React Native component. The names of its accessibility properties are React Native's own or, since
/// version 0.71, ARIA's.
struct ReactNativeComponent {
  private let type: String
  private let properties: JSONNode?

  init(_ node: JSONNode) {
    type = node["type"]?.string ?? ""
    properties = node["props"]
  }

  private func text(_ names: StaticString...) -> String? {
    names.lazy.compactMap { properties?[$0]?.scalar }.first
  }

  private func flag(_ names: StaticString...) -> Bool? {
    names.lazy.compactMap { properties?[$0]?.flag }.first
  }

  private func state(_ name: StaticString, _ aria: StaticString) -> JSONNode? {
    properties?[aria] ?? properties?["accessibilityState"]?[name]
  }

  /// Whether the React Native component shows text. A text component inside another text component only adds a style.
  var isText: Bool { type == "Text" || type == "RCTText" }

  private var isField: Bool { type == "TextInput" || type.hasSuffix("TextInputView") }

  /// The label that the author specified.
  var label: String { text("aria-label", "accessibilityLabel") ?? "" }

  /// Whether the component and its contents are hidden from assistive technologies.
  var isRemoved: Bool {
    let style = properties?["style"]
    let styles = [style].compactMap { $0 } + (style.map { Array($0.elements) } ?? [])
    return flag("aria-hidden", "accessibilityElementsHidden") == true
      || text("importantForAccessibility") == "no-hide-descendants"
      || styles.contains { $0["display"]?.string == "none" }
      || type == "Modal" && flag("visible") == false
  }

  /// Whether the component is a single element, either because the app made it accessible or because of its type.
  var isElement: Bool {
    if let isAccessible = flag("accessible") { return isAccessible }
    return isText || isField || Self.controls[type] != nil
  }

  private var role: Role {
    let name = text("role", "accessibilityRole") ?? ""
    if let role = Self.roles[name] { return role }
    if isField { return flag("secureTextEntry") == true ? .secureTextField : .textField }
    if isText { return .staticText }
    return Self.controls[type] ?? .generic
  }

  /// The element without its children and without the words inside it.
  var element: Element {
    let role = self.role
    var element = Element(role, label: label)
    var details = Element.Details()
    details.hint = text("accessibilityHint") ?? ""
    details.identifier = text("testID", "nativeID", "id") ?? ""
    details.placeholder = isField ? text("placeholder") ?? "" : ""
    details.language = text("accessibilityLanguage") ?? ""
    if let live = text("aria-live", "accessibilityLiveRegion"), live != "none", live != "off" {
      details.live = live == "assertive" ? .assertive : .polite
    }
    setValue(of: &element, &details)
    setStates(&element.states)
    element.states.isProtected = role == .secureTextField
    if element.states.isProtected {
      element.value = String(repeating: "•", count: element.value.count)
    }
    for action in properties?["accessibilityActions"].map({ Array($0.elements) }) ?? [] {
      add(action, to: &element, &details)
    }
    if flag("aria-modal", "accessibilityViewIsModal") == true || type == "Modal" {
      element.traits.insert(.isModal)
    }
    if role == .heading { element.level = text("aria-level").flatMap { Int($0) } }
    element.details = details
    return element
  }

  private func setValue(of element: inout Element, _ details: inout Element.Details) {
    let value = properties?["accessibilityValue"]
    element.value =
      text("aria-valuetext") ?? value?["text"]?.scalar
      ?? (isField ? text("value", "defaultValue") ?? "" : "")
    let current = properties?["aria-valuenow"]?.number ?? value?["now"]?.number
    let minimum = properties?["aria-valuemin"]?.number ?? value?["min"]?.number
    let maximum = properties?["aria-valuemax"]?.number ?? value?["max"]?.number
    guard let current, current.isFinite else { return }
    let range = ValueRange(current: current, minimum: minimum, maximum: maximum)
    details.range = range
    if element.value.isEmpty {
      element.value =
        range.fraction.map { "\(Int(($0 * 100).rounded()))%" }
        ?? Int(exactly: current).map { "\($0)" } ?? "\(current)"
    }
  }

  private func setStates(_ states: inout States) {
    states.isDisabled =
      state("disabled", "aria-disabled")?.flag ?? flag("disabled")
      ?? (isField ? flag("editable") == false : false)
    states.isSelected = state("selected", "aria-selected")?.flag ?? false
    states.isBusy = state("busy", "aria-busy")?.flag ?? false
    states.isExpanded = state("expanded", "aria-expanded")?.flag
    states.isMultiline = isField && flag("multiline") == true
    if let checked = state("checked", "aria-checked") {
      states.checked = checked.string == "mixed" ? .mixed : checked.flag.map { $0 ? .on : .off }
    } else if Self.controls[type] == .switchButton {
      states.checked = flag("value", "on") == true ? .on : .off
    }
  }

  private func add(_ action: JSONNode, to element: inout Element, _ details: inout Element.Details)
  {
    switch action["name"]?.string {
    case "activate": element.actions.insert(.activate)
    case "increment": element.actions.insert(.increment)
    case "decrement": element.actions.insert(.decrement)
    case "escape": element.actions.insert(.escape)
    case "magicTap": element.actions.insert(.magicTap)
    case "longpress": element.actions.insert(.showMenu)
    case let name?: details.customActions.append(CustomAction(action["label"]?.string ?? name))
    case nil: break
    }
  }

  private static let controls: [String: Role] = [
    "Switch": .switchButton, "RCTSwitch": .switchButton, "AndroidSwitch": .switchButton,
    "ActivityIndicator": .progressBar, "RNCSlider": .slider, "Slider": .slider,
    "Button": .button,
  ]

  private static let roles: [String: Role] = [
    "button": .button, "togglebutton": .switchButton, "imagebutton": .button, "link": .link,
    "search": .searchField, "searchbox": .searchField, "image": .image, "img": .image,
    "keyboardkey": .keyboardKey, "text": .staticText, "adjustable": .slider, "slider": .slider,
    "header": .heading, "heading": .heading, "summary": .staticText, "alert": .alert,
    "checkbox": .checkbox, "combobox": .comboBox, "menu": .menu, "menubar": .menuBar,
    "menuitem": .menuItem, "progressbar": .progressBar, "radio": .radio,
    "radiogroup": .radioGroup, "scrollbar": .scrollbar, "spinbutton": .stepper,
    "switch": .switchButton, "tab": .tab, "tablist": .tabList, "timer": .timer,
    "toolbar": .toolbar, "list": .list, "listitem": .listItem, "grid": .grid, "dialog": .dialog,
    "alertdialog": .alertDialog, "article": .article, "banner": .banner, "cell": .cell,
    "columnheader": .columnHeader, "complementary": .complementary, "form": .form,
    "group": .group, "main": .main, "meter": .meter, "navigation": .navigation, "note": .note,
    "option": .option, "region": .region, "row": .row, "rowheader": .rowHeader,
    "separator": .separator, "status": .status, "table": .table, "tabpanel": .tabPanel,
    "treeitem": .treeItem,
  ]
}
