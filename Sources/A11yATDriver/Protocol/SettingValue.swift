// SPDX-License-Identifier: MIT

import A11yJSON

/// Settings' values as the protocol has them: flags and numbers are not texts there.
enum SettingValue {
  /// The value of a setting in JSON.
  static func json(of text: String) -> JSONValue {
    switch text {
    // As the system or the voice has it.
    case "": .null
    case "on": true
    case "off": false
    default: Int(text).map { .number(Double($0)) } ?? .string(text)
    }
  }

  /// The text of a value.
  static func text(of value: JSONValue) throws(ATDriverError) -> String {
    switch value {
    case .bool(let flag): flag ? "on" : "off"
    case .string(let text): text
    case .number: value.text
    default:
      throw ATDriverError(
        .invalidArgument,
        "a setting’s value must be a string, a number or a Boolean"
      )
    }
  }
}
