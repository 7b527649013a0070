// SPDX-License-Identifier: MIT

import A11yJSON
import A11yNativeFormat
import A11yTree

extension NativeElement {
  /// Reads an element.
  ///
  /// - Parameter number: The element's index in the list, from 0, used in error messages.
  init(
    _ cursor: inout JSONCursor,
    _ number: Int
  ) throws(JSONCursor.Fault) {
    var element = NativeElement(id: "", role: "")
    var id: String?
    var role: String?
    let place = try cursor.members { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "id": id = try cursor.text()
      case "role": role = try cursor.text()
      default:
        if try element.readWords(key, &cursor) { return }
        if try element.readDetails(key, &cursor) { return }
        element.unknownKeys.append(key)
        try cursor.skipValue()
      }
    }
    guard let place else { throw JSONCursor.missing(cursor.offset) }
    element.unknownKeys.sort()
    let name = "elements[\(number)]"
    element.id = try JSONCursor.require(id, "id", in: name, at: place)
    element.role = try JSONCursor.require(role, "role", in: name, at: place)
    self = element
  }

  /// Reads the value of a key that most elements have, or returns `false` for any other key.
  private mutating func readWords(
    _ key: String,
    _ cursor: inout JSONCursor
  ) throws(JSONCursor.Fault) -> Bool {
    switch key {
    case "label": label = try cursor.text()
    case "value": value = try cursor.text()
    case "children": children = try cursor.texts()
    case "traits": traits = try cursor.texts()
    case "states": states = try cursor.texts()
    case "actions": actions = try cursor.texts()
    case "frame": frame = try Frame(native: &cursor)
    case "checked": checked = try cursor.text()
    case "pressed": pressed = try cursor.text()
    case "expanded": expanded = try cursor.flag()
    case "invalid": invalid = try cursor.text()
    case "popup": popup = try cursor.text()
    case "level": level = try cursor.whole()
    case "position": position = try NativePosition(&cursor)
    case "hint": hint = try cursor.text()
    case "description": description = try cursor.text()
    case "errorMessage": errorMessage = try cursor.text()
    case "identifier": identifier = try cursor.text()
    case "placeholder": placeholder = try cursor.text()
    case "roleDescription": roleDescription = try cursor.text()
    case "url": url = try cursor.text()
    case "language": language = try cursor.text()
    default: return false
    }
    return true
  }

  /// Reads the value of one of the less common keys, or returns `false` for any other key.
  private mutating func readDetails(
    _ key: String,
    _ cursor: inout JSONCursor
  ) throws(JSONCursor.Fault) -> Bool {
    switch key {
    case "textInput": textInput = try cursor.text()
    case "returnKey": returnKey = try cursor.text()
    case "inputLabels": inputLabels = try cursor.texts()
    case "sortPriority": sortPriority = try cursor.real()
    case "range": range = try ValueRange(native: &cursor)
    case "table": table = try TableSize(native: &cursor)
    case "cell": cell = try NativeCell(&cursor)
    case "sort": sort = try cursor.text()
    case "current": current = try cursor.text()
    case "activationPoint": activationPoint = try Point(native: &cursor)
    case "customActions": customActions = try cursor.texts()
    case "customContent":
      customContent = try cursor.entries { cursor, place throws(JSONCursor.Fault) in
        guard let content = try NativeContent(&cursor) else { throw JSONCursor.missing(place) }
        return content
      }
    case "customRotors":
      customRotors = try cursor.entries { cursor, place throws(JSONCursor.Fault) in
        guard let rotor = try NativeRotor(&cursor) else { throw JSONCursor.missing(place) }
        return rotor
      }
    case "live": live = try cursor.text()
    case "liveChanges": liveChanges = try cursor.texts()
    case "liveAsWhole": liveAsWhole = try cursor.flag()
    case "speech": speech = try NativeSpeech(&cursor)
    case "containment": containment = try cursor.text()
    case "respondsToUserInteraction": respondsToUserInteraction = try cursor.flag()
    case "navigationStyle": navigationStyle = try cursor.text()
    case "defaultFocus": defaultFocus = try cursor.flag()
    case "insertionPoint": insertionPoint = try cursor.whole()
    case "selectionAnchor": selectionAnchor = try cursor.whole()
    case "keyboardFocusable": keyboardFocusable = try cursor.flag()
    case "scrollStatus": scrollStatus = try cursor.text()
    case "unmadeRows": unmadeRows = try cursor.whole()
    case "defaultFocusTechnologies": defaultFocusTechnologies = try cursor.texts()
    default: return false
    }
    return true
  }
}
