// SPDX-License-Identifier: MIT

import A11yJSON

/// An error of the AT Driver protocol.
package struct ATDriverError: Error, Equatable {
  /// The error codes of the protocol.
  enum Code: String {
    case invalidArgument = "invalid argument"
    case invalidSessionID = "invalid session id"
    case unknownCommand = "unknown command"
    case sessionNotCreated = "session not created"
    case unknownUserIntent = "unknown user intent"
    case cannotSimulateKeyboard = "cannot simulate keyboard interaction"
    case unknownError = "unknown error"
  }

  let code: Code
  /// The human-readable error message.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Returns the error response to the command with a given number, or to a message without a number.
  func answer(to id: Int?) -> JSONValue {
    [
      "id": id.map { .number(Double($0)) } ?? .null, "error": .string(code.rawValue),
      "message": .string(message),
    ]
  }
}
