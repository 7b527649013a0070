// SPDX-License-Identifier: MIT

import A11yJSON

/// A command of the AT Driver protocol.
struct ATCommand: Equatable {
  let id: Int
  let method: String
  let params: JSONValue

  /// Reads a command.
  ///
  /// - Throws: ``Refusal``, which includes the command's number if it can be read.
  init(_ bytes: [UInt8]) throws(Refusal) {
    var cursor = JSONCursor(bytes)
    let value: JSONValue
    do {
      value = try JSONValue(&cursor)
      try cursor.finish()
    } catch {
      throw Refusal(nil, "the message is not valid JSON")
    }
    guard case .object = value else { throw Refusal(nil, "the message is not a JSON object") }
    guard let id = value["id"].integer, id >= 0 else {
      throw Refusal(nil, "“id” is not a non-negative integer")
    }
    guard let method = value["method"].string else { throw Refusal(id, "“method” is not a string") }
    guard case .object = value["params"] else { throw Refusal(id, "“params” is not an object") }
    (self.id, self.method, params) = (id, method, value["params"])
  }

  /// The reason that a message is not a valid command.
  struct Refusal: Error, Equatable {
    let id: Int?
    let error: ATDriverError

    init(_ id: Int?, _ message: String) {
      self.id = id
      error = ATDriverError(.invalidArgument, message)
    }
  }
}
