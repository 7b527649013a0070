// SPDX-License-Identifier: MIT

import A11yJSON

/// Converts setting values to and from the form that the protocol uses. In the protocol, Booleans and numbers are not
/// strings.
enum SettingValue {
  /// Returns a setting's value as JSON.
  static func json(of text: String) -> JSONValue {
    switch text {
    // An empty string selects the default of the system or the voice.
    case "": .null
    case "on": true
    case "off": false
    default: Int(text).map { .number(Double($0)) } ?? .string(text)
    }
  }

  /// Returns a setting's value as text.
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
