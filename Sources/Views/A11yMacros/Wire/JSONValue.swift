// SPDX-License-Identifier: MIT

/// A JSON value.
indirect enum JSONValue {
  case null
  case bool(Bool)
  case int(Int)
  /// A number that is no integer, as it was written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var int: Int? {
    if case .int(let number) = self { number } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  var object: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// A member of an object; `nil` in anything else.
  subscript(_ key: String) -> JSONValue? { object?[key] }
}

extension JSONValue {
  /// The value as JSON text, with the members of objects in order of their names.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += value
    case .string(let value): Self.write(value, to: &text)
    case .array(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
