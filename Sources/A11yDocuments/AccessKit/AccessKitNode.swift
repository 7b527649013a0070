// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// A node of an AccessKit tree.
///
/// In AccessKit versions up to 0.15, a node's properties are stored next to its role. Since version 0.16 of AccessKit,
/// a node's properties are stored in a separate object.
struct AccessKitNode {
  private let node: JSONNode
  private let properties: JSONNode

  init(_ node: JSONNode) {
    self.node = node
    properties = node["properties"] ?? node
  }

  private func text(_ name: StaticString) -> String { properties[name]?.string ?? "" }

  /// Returns the node IDs in the list with the given name.
  func ids(_ name: StaticString) -> [String] {
    properties[name].map { $0.elements.compactMap(\.scalar) } ?? []
  }

  /// The name of an unknown role, or `nil` if the role is known.
  var unknownRole: String? {
    let name = node["role"]?.string ?? ""
    return AccessKitRoles.role(of: name) == nil ? name : nil
  }

  /// The words that a node contributes to the name of another node that it labels. The words of a label node are its
  /// value.
  var words: String {
    [text("label"), text("name"), text("value")].first { !$0.isEmpty } ?? ""
  }

  /// The element without its children.
  var element: Element {
    let name = node["role"]?.string ?? ""
    let role = AccessKitRoles.role(of: name) ?? .generic
    var element = Element(role, label: text("label"), value: text("value"))
    if element.label.isEmpty { element.label = text("name") }
    if role == .staticText, element.label.isEmpty { swap(&element.label, &element.value) }
    var details = Element.Details()
    details.description = text("description")
    details.placeholder = text("placeholder")
    details.roleDescription = text("roleDescription")
    details.identifier = text("authorId")
    details.language = text("language")
    details.url = text("url")
    details.hint = details.description.isEmpty ? text("tooltip") : ""
    if !text("stateDescription").isEmpty { element.value = text("stateDescription") }
    details.frame = properties["bounds"].flatMap {
      guard let left = $0["x0"]?.number, let top = $0["y0"]?.number, let right = $0["x1"]?.number,
        let bottom = $0["y1"]?.number
      else { return nil }
      return Frame(left: left, top: top, right: right, bottom: bottom)
    }
    if let live = properties["live"]?.string { details.live = LiveRegion(rawValue: live) }
    details.customActions = (properties["customActions"].map { Array($0.elements) } ?? [])
      .compactMap { $0["description"]?.string.map { CustomAction($0) } }
    setRange(of: &element, &details)
    setStates(of: &element, &details)
    setActions(of: &element)
    if role == .secureTextField {
      element.states.isProtected = true
      element.value = String(repeating: "•", count: element.value.count)
    }
    element.states.isMultiline = name == "multilineTextInput"
    if let level = properties["level"]?.integer, Element.levels.contains(level) {
      element.level = level
    }
    if let index = properties["positionInSet"]?.integer,
      let count = properties["sizeOfSet"]?.integer
    {
      element.position = Element.Position(index, of: count)
    }
    element.details = details
    return element
  }

  private func setRange(of element: inout Element, _ details: inout Element.Details) {
    guard let current = properties["numericValue"]?.number, current.isFinite else { return }
    let range = ValueRange(
      current: current,
      minimum: properties["minNumericValue"]?.number,
      maximum: properties["maxNumericValue"]?.number,
      step: properties["numericValueStep"]?.number
    )
    details.range = range
    guard element.value.isEmpty else { return }
    element.value = Int(exactly: current).map { "\($0)" } ?? "\(current)"
  }

  private func setStates(of element: inout Element, _ details: inout Element.Details) {
    var states = element.states
    let flags = node["flags"]
    let bits = UInt32(exactly: flags?.integer ?? 0) ?? 0
    func has(_ flag: Flag, _ name: StaticString) -> Bool {
      bits & (1 << flag.rawValue) != 0 || properties[name]?.flag == true
    }
    states.isHidden = has(.hidden, "hidden")
    states.isMultiselectable = has(.multiselectable, "multiselectable")
    states.isRequired = has(.required, "required")
    states.isVisited = has(.visited, "visited")
    states.isBusy = has(.busy, "busy")
    states.isReadOnly = has(.readOnly, "readOnly")
    states.isDisabled = has(.disabled, "disabled")
    details.isLiveAsWhole = has(.liveAtomic, "liveAtomic")
    if has(.modal, "modal") { element.traits.insert(.isModal) }
    states.isExpanded = properties["expanded"]?.flag
    states.isSelected = properties["selected"]?.flag == true
    if let toggled = properties["toggled"] ?? properties["checked"] {
      let value: States.Toggle? =
        switch toggled.scalar {
        case "true": .on
        case "false": .off
        case "mixed": .mixed
        default: nil
        }
      // A toggle button has a pressed state; every other element has a checked state.
      if element.role == .button { states.pressed = value } else { states.checked = value }
    }
    if let invalid = properties["invalid"]?.scalar {
      states.invalid = States.Invalid(rawValue: invalid)
    }
    if let popup = properties["hasPopup"]?.scalar {
      states.popup = States.Popup(rawValue: popup) ?? .menu
    }
    if let current = properties["ariaCurrent"]?.scalar {
      states.current = States.Current(token: current)
    }
    element.states = states
  }

  private func setActions(of element: inout Element) {
    guard let actions = node["actions"] else { return }
    // Up to version 0.21, actions are names; in later versions, they are bits.
    let names = Set(actions.elements.compactMap(\.string))
    let bits = UInt32(exactly: actions.integer ?? 0) ?? 0
    func has(_ action: Action, _ name: String) -> Bool {
      bits & (1 << action.rawValue) != 0 || names.contains(name)
    }
    if has(.click, "click") || names.contains("default") { element.actions.insert(.activate) }
    if has(.increment, "increment") { element.actions.insert(.increment) }
    if has(.decrement, "decrement") { element.actions.insert(.decrement) }
    if has(.showContextMenu, "showContextMenu") { element.actions.insert(.showMenu) }
  }

  /// The flags whose bit positions have not changed since version 0.17 of AccessKit.
  private enum Flag: UInt32 {
    case hidden, multiselectable, required, visited, busy, liveAtomic, modal
    case readOnly = 8
    case disabled = 9
  }

  /// The bit positions of actions in AccessKit versions 0.22 to 0.24.
  private enum Action: UInt32 {
    case click = 0
    case decrement = 6
    case increment = 7
    case showContextMenu = 21
  }
}
