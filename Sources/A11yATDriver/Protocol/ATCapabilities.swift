// SPDX-License-Identifier: MIT

import A11yJSON

/// The server's capabilities, which can be compared with a client's requirements.
struct ATCapabilities {
  /// The screen reader's name, which can be changed because some clients recognize only certain names.
  var name: String
  var version: String
  var platform: String
  /// The capabilities that are specific to this server.
  var extensions: [String: JSONValue] = [:]

  /// The capabilities in the form in which the server reports them when a session begins.
  var json: JSONValue {
    var members = extensions
    members["atName"] = .string(name)
    members["atVersion"] = .string(version)
    members["platformName"] = .string(platform)
    return .object(members)
  }

  /// Checks a client's requirements.
  ///
  /// - Parameter required: The members of `alwaysMatch`.
  /// - Throws: ``ATDriverError`` for the first requirement that is not met.
  func match(_ required: JSONValue) throws(ATDriverError) {
    if required == .null { return }
    guard case .object(let members) = required else {
      throw ATDriverError(.invalidArgument, "“alwaysMatch” is not an object")
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      try match(name, value)
    }
  }

  private func match(_ name: String, _ value: JSONValue) throws(ATDriverError) {
    let isRight: Bool
    switch name {
    case "atName": isRight = try text(value, name).lowercased() == self.name.lowercased()
    case "platformName": isRight = try text(value, name).lowercased() == platform.lowercased()
    case "atVersion":
      guard let wanted = VersionRange(try text(value, name)) else {
        throw ATDriverError(.invalidArgument, "“atVersion” must be a version such as “>=1.2”")
      }
      isRight = wanted.contains(version)
    default: isRight = extensions[name] == value || ATBrowser.capabilities.contains(name)
    }
    guard isRight else {
      let own = json[name]
      throw ATDriverError(
        .sessionNotCreated,
        "“\(name)” is \(own == .null ? "not supported" : "\(own.text), not the requested value")"
      )
    }
  }

  private func text(_ value: JSONValue, _ name: String) throws(ATDriverError) -> String {
    guard let text = value.string else {
      throw ATDriverError(.invalidArgument, "“\(name)” is not a string")
    }
    return text
  }
}
