// SPDX-License-Identifier: MIT

import A11yTree

extension OutlineReader {
  /// Sets the attribute that a word without a value stands for.
  func raise(_ word: String, on element: inout Element) -> Bool {
    if let trait = AccessibilityTraits.names.first(where: { $0.name == word })?.trait {
      element.traits.insert(trait)
      return true
    }
    if let action = ActionSet.names.first(where: { $0.name == word })?.action {
      element.actions.insert(action)
      return true
    }
    switch word {
    case "adjustable": element.actions.insert([.increment, .decrement])
    case "modal": element.traits.insert(.isModal)
    case "dimmed": element.states.isDisabled = true
    case "selected": element.states.isSelected = true
    case "hidden": element.states.isHidden = true
    case "required": element.states.isRequired = true
    case "readonly": element.states.isReadOnly = true
    case "editing": element.states.isEditing = true
    case "protected": element.states.isProtected = true
    case "busy": element.states.isBusy = true
    case "visited": element.states.isVisited = true
    case "current": element.states.isCurrent = true
    case "multiline": element.states.isMultiline = true
    case "default": element.details.isDefaultFocus = true
    default: return false
    }
    return true
  }

  /// Sets an attribute. In a value, lists are split at `|`, and numbers are split at `,`.
  func set(_ name: String, _ text: String, on element: inout Element) -> Bool {
    let numbers = text.split(separator: ",").map { Double($0) ?? 0 }
    let parts = text.split(separator: "|").map(String.init)
    switch name {
    case "value": element.value = text
    case "level": element.level = Int(text)
    case "position": element.position = .init(Int(numbers[0]), of: Int(numbers[1]))
    case "checked": element.states.checked = .init(rawValue: text)
    case "pressed": element.states.pressed = .init(rawValue: text)
    case "expanded": element.states.isExpanded = text == "true"
    case "invalid": element.states.invalid = .init(rawValue: text)
    case "popup": element.states.popup = .init(rawValue: text)
    case "unmade": element.details.unmadeRows = Int(numbers[0])
    case "current": element.states.current = .init(rawValue: text)
    case "sort": element.details.sort = .init(rawValue: text)
    case "url": element.details.url = text
    case "hint": element.details.hint = text
    case "description": element.details.description = text
    case "error": element.details.errorMessage = text
    case "input": element.details.textInput = TextInput.Kind(rawValue: text).map { TextInput($0) }
    case "return":
      element.details.textInput = TextInput(
        element.details.textInput?.kind ?? .text,
        returnKey: TextInput.ReturnKey(rawValue: text)
      )
    case "placeholder": element.details.placeholder = text
    case "roledescription": element.details.roleDescription = text
    case "language": element.details.language = text
    case "priority": element.details.sortPriority = numbers[0]
    case "live": element.details.live = .init(rawValue: text)
    case "containment": element.details.containment = .init(rawValue: text)
    case "style": element.details.navigationStyle = .init(rawValue: text)
    case "responds": element.details.respondsToUserInteraction = text == "true"
    case "frame":
      element.details.frame = Frame(
        x: numbers[0],
        y: numbers[1],
        width: numbers[2],
        height: numbers[3]
      )
    case "range":
      element.details.range = ValueRange(
        current: numbers[0],
        minimum: numbers[1],
        maximum: numbers[2]
      )
    case "table": element.details.table = .init(rows: Int(numbers[0]), columns: Int(numbers[1]))
    case "cell": element.details.cell = .init(row: Int(numbers[0]), column: Int(numbers[1]))
    case "span":
      element.details.cell?.rowSpan = Int(numbers[0])
      element.details.cell?.columnSpan = Int(numbers[1])
    case "rowheaders": element.details.cell?.rowHeaders = parts.map(id)
    case "columnheaders": element.details.cell?.columnHeaders = parts.map(id)
    case "actions": element.details.customActions = parts.map { CustomAction($0) }
    case "content", "important":
      element.details.customContent.append(
        CustomContent(label: parts[0], value: parts[1], isImportant: name == "important")
      )
    case "rotor":
      element.details.customRotors.append(
        CustomRotor(parts[0], entries: parts.dropFirst().map { .init(target: id($0)) })
      )
    default: return false
    }
    return true
  }
}
