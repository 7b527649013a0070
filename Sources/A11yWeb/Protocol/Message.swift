import A11yDocuments

/// A message from the browser: an answer to a call, or an event.
struct Message: Sendable {
  /// What a message is.
  enum Kind: Sendable {
    /// The answer to a call; its result is read only when it is needed.
    case answer(Int)
    /// A call could not be done.
    case failure(Int, String)
    /// Something happened.
    case event(String, JSONValue)
  }

  var kind: Kind
  /// The page or frame that it is about.
  var session: String?
  /// The whole message.
  var bytes: [UInt8]

  /// Reads a message as far as is needed to hand it on.
  init(_ bytes: [UInt8]) throws(JSONCursor.Fault) {
    var id: Int?
    var method: String?
    var session: String?
    var params = JSONValue.null
    var error: String?
    var cursor = JSONCursor(bytes)
    guard cursor.peek() == UInt8(ascii: "{") else {
      try cursor.skipValue()
      kind = .event("", .null)
      self.bytes = bytes
      return
    }
    try cursor.object { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "id": id = try JSONValue(&cursor).integer
      case "method": method = try JSONValue(&cursor).string
      case "sessionId": session = try JSONValue(&cursor).string
      case "params": params = try JSONValue(&cursor)
      case "error": error = try JSONValue(&cursor)["message"].string ?? "unknown"
      default: try cursor.skipValue()
      }
    }
    if let id {
      kind = error.map { .failure(id, $0) } ?? .answer(id)
    } else {
      kind = .event(method ?? "", params)
    }
    self.session = session
    self.bytes = bytes
  }

  /// The result of an answer.
  var result: JSONValue {
    var cursor = JSONCursor(bytes)
    return ((try? JSONValue(&cursor)) ?? .null)["result"]
  }
}
