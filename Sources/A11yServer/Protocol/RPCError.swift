// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// A protocol error, with a code that never changes.
package struct RPCError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The types of error.
  package enum Code: Int, CaseIterable, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParams = -32602
    case `internal` = -32603
    case noSession = -32000
    case cannotOpen = -32001
    case sourceLost = -32002
    case unknownCommand = -32003
    case limitReached = -32004
    case notAllowed = -32005
    case cancelled = -32800
  }

  /// The type of error.
  package var code: Code
  /// The error message, as a single line of text.
  package var message: String
  /// Additional information for programs, or `null` if there is none.
  package var data: JSONValue

  /// Creates an error from a reason and an error number. Secrets in addresses are masked.
  package init(_ code: Code, _ message: String, data: JSONValue = .null) {
    self.code = code
    self.message = AddressMask.masked(text: message)
    self.data = data
  }

  /// The error message, as a single line of text.
  package var description: String { message }

  /// The error as a member of a response.
  package var json: JSONValue {
    var members: [String: JSONValue] = [
      "code": .number(Double(code.rawValue)), "message": .string(message),
    ]
    if data != .null { members["data"] = data }
    return .object(members)
  }
}

extension RPCError.Code {
  /// A description of the circumstances in which the error occurs, for use in the reference.
  package var summary: String {
    switch self {
    case .parse: "The message is not valid JSON, or its frame is damaged."
    case .invalidRequest: "The message is not a request, or its id is still in use."
    case .unknownMethod: "There is no such method."
    case .invalidParams: "A parameter is missing or unknown, or has the wrong type."
    case .internal: "The server failed."
    case .noSession: "There is no such session; it may have been closed."
    case .cannotOpen:
      "The subject cannot be opened. `data` contains the `subject` and the `reason`."
    case .sourceLost:
      "The session’s page or app has closed. `read` still returns the last content."
    case .unknownCommand:
      "The command is not understood. `data` contains the `nearest` known name, if there is one."
    case .limitReached:
      "A limit was reached, such as the maximum message size or number of sessions."
    case .notAllowed: "The server does not permit this request."
    case .cancelled: "The client cancelled the request."
    }
  }
}
