// SPDX-License-Identifier: MIT

import A11yTree

/// The meanings of an ARIA snapshot's attributes, which are written in brackets, and of its properties, which begin
/// with a slash.
enum ARIAStates {
  /// Applies an attribute in brackets, such as `[checked]` or `[level=2]`.
  ///
  /// - Returns: `false` if the attribute or its value is unknown.
  static func set(_ name: String, _ value: String?, on node: inout Page.Node) -> Bool {
    if let flag = flags[name] {
      guard let isOn = bool(value) else { return false }
      node.states[keyPath: flag] = isOn
      return true
    }
    switch name {
    case "checked": return set(toggle(value), as: \.checked, of: &node)
    case "pressed": return set(toggle(value), as: \.pressed, of: &node)
    case "expanded": return set(bool(value), as: \.isExpanded, of: &node)
    case "invalid":
      if value == "false" { return true }
      return set(value.map(States.Invalid.init) ?? .entry, as: \.invalid, of: &node)
    case "haspopup":
      if value == "false" { return true }
      return set(
        value.map { States.Popup(rawValue: $0 == "true" ? "menu" : $0) } ?? .menu,
        as: \.popup,
        of: &node
      )
    case "current": node.states.current = States.Current(token: value ?? "true")
    case "level":
      guard let level = value.flatMap({ Int($0) }), Element.levels.contains(level) else {
        return false
      }
      node.level = level
    case "modal":
      guard let isModal = bool(value) else { return false }
      node.isModalUnknown = false
      node.isStatedNonModal = !isModal
      if isModal { node.traits.insert(.isModal) }
    case "aria-hidden", "hidden": if bool(value) == true { node.kind = .gone }
    case "active": node.isFocused = true
    case "ref": node.details.identifier = value ?? ""
    case "box":
      guard let frame = value.flatMap(Frame.init(list:)) else { return false }
      node.details.frame = frame
    case "cursor": break
    default: return false
    }
    return true
  }

  /// Applies a property on its own line, such as `/url: …`.
  ///
  /// - Returns: `false` if the property is unknown.
  static func setProperty(_ name: String, _ value: String, on node: inout Page.Node) -> Bool {
    switch name {
    case "url": node.details.url = value
    case "placeholder": node.details.placeholder = value
    case "description": node.details.description = value
    // This property controls how a template is matched to a page and is not perceptible to users.
    case "children": break
    default: return false
    }
    return true
  }

  private static let flags: [String: WritableKeyPath<States, Bool> & Sendable] = [
    "disabled": \.isDisabled, "selected": \.isSelected, "required": \.isRequired,
    "readonly": \.isReadOnly, "busy": \.isBusy, "visited": \.isVisited,
    "multiline": \.isMultiline, "multiselectable": \.isMultiselectable,
  ]

  private static func set<Value>(
    _ value: Value?,
    as state: WritableKeyPath<States, Value?>,
    of node: inout Page.Node
  ) -> Bool {
    guard let value else { return false }
    node.states[keyPath: state] = value
    return true
  }

  private static func bool(_ value: String?) -> Bool? {
    switch value {
    case nil, "true": true
    case "false": false
    default: nil
    }
  }

  private static func toggle(_ value: String?) -> States.Toggle? {
    value == "mixed" ? .mixed : bool(value).map { $0 ? .on : .off }
  }
}
