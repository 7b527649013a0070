// SPDX-License-Identifier: MIT

import A11yJSON

/// A request's ID, in the form in which the client sent it.
package enum RPCID: Hashable, Sendable {
  case number(Int)
  case string(String)

  /// The maximum length of a string ID, in UTF-8 bytes.
  private static let longest = 256
  /// The largest number up to which every JSON reader represents integers exactly.
  private static let greatest = 1 << 53

  /// Reads an ID, or returns `nil` if the value is neither an integer nor a short string.
  package init?(_ value: JSONValue) {
    switch value {
    case .number:
      guard let number = value.integer, abs(number) <= Self.greatest else { return nil }
      self = .number(number)
    case .string(let text) where text.utf8.count <= Self.longest: self = .string(text)
    default: return nil
    }
  }

  /// The ID as JSON.
  package var json: JSONValue {
    switch self {
    case .number(let number): .number(Double(number))
    case .string(let text): .string(text)
    }
  }
}

/// A JSON-RPC 2.0 request or notification.
package struct RPCMessage: Sendable {
  /// The request's ID, or `nil` for a notification. A notification receives no response.
  package var id: RPCID?
  /// The method's name.
  package var method: String
  /// The parameters as an object, or `null` if there are none.
  package var params: JSONValue

  /// An error for a message that cannot be understood, with the message's ID if it is known.
  package struct Fault: Error {
    package var id: RPCID?
    package var error: RPCError
  }

  /// Reads a message.
  ///
  /// - Throws: ``Fault`` if the bytes are not JSON, or if the JSON is not a request.
  package init(_ bytes: [UInt8]) throws(Fault) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Fault(id: nil, error: RPCError(.parse, "the message is not UTF-8 text"))
    }
    let value: JSONValue
    do { value = try JSONValue(json: bytes) } catch {
      let text = "the message is not valid JSON: \(error.message), at byte \(error.offset)"
      throw Fault(id: nil, error: RPCError(.parse, text))
    }
    guard case .object(let members) = value else {
      let text = "a message must be one object; batches are not supported"
      throw Fault(id: nil, error: RPCError(.invalidRequest, text))
    }
    let id = members["id"].flatMap(RPCID.init)
    func refused(_ text: String) -> Fault {
      Fault(id: id, error: RPCError(.invalidRequest, text))
    }
    if members["id"] != nil, id == nil {
      throw refused("“id” must be a whole number of at most 2⁵³ or a string of at most 256 bytes")
    }
    guard members["jsonrpc"] == "2.0" else { throw refused("“jsonrpc” must be \"2.0\"") }
    guard let method = members["method"]?.string else { throw refused("“method” is not a string") }
    switch members["params"] ?? .null {
    case .null: params = [:]
    case .object(let members): params = .object(members)
    default:
      throw Fault(id: id, error: RPCError(.invalidParams, "“params” must be an object"))
    }
    self.id = id
    self.method = method
  }
}

extension RPCMessage {
  /// Returns the response to a request, with `null` as its ID if the request's ID is unknown.
  package static func response(to id: RPCID?, _ result: Result<JSONValue, RPCError>) -> JSONValue {
    var members: [String: JSONValue] = ["jsonrpc": "2.0", "id": id?.json ?? .null]
    switch result {
    case .success(let value): members["result"] = value
    case .failure(let error): members["error"] = error.json
    }
    return .object(members)
  }

  /// Returns a notification.
  package static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }
}
