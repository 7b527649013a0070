// SPDX-License-Identifier: MIT

import A11yJSON

/// A message from the browser, which is a reply to a call or an event.
struct Message: Sendable {
  /// The type of a message.
  enum Kind: Sendable {
    /// The reply to a call. The result in the reply is parsed only when it is needed.
    case answer(Int)
    /// The error from a failed call.
    case failure(Int, String)
    /// An event.
    case event(BrowserEvent)
  }

  var kind: Kind
  /// The session of the page or frame to which the message belongs.
  var session: String?
  /// The whole message.
  var bytes: [UInt8]

  /// Parses only the part of a message that is needed to dispatch it.
  init(_ bytes: [UInt8]) throws(JSONCursor.Fault) {
    if let id = Self.answered(bytes) {
      self.init(kind: .answer(id), session: nil, bytes: bytes)
    } else {
      self = try Self.read(bytes)
    }
  }

  private init(kind: Kind, session: String?, bytes: [UInt8]) {
    self.kind = kind
    self.session = session
    self.bytes = bytes
  }

  /// Returns the number of the call to which a message replies, if the beginning of the message contains this number.
  /// The rest of the message is not parsed, because a reply can be long.
  private static func answered(_ bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: head) else { return nil }
    let digits = bytes[head.count...].prefix(16).prefix { (0x30...0x39).contains($0) }
    guard bytes[digits.endIndex...].starts(with: tail) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private static let head = Array("{\"id\":".utf8)
  private static let tail = Array(",\"result\":".utf8)

  private static func read(_ bytes: [UInt8]) throws(JSONCursor.Fault) -> Message {
    var id: Int?
    var method: String?
    var session: String?
    var params = JSONValue.null
    var error: String?
    var cursor = JSONCursor(bytes)
    guard cursor.peek() == UInt8(ascii: "{") else {
      try cursor.skipValue()
      return Message(kind: .event(.other), session: nil, bytes: bytes)
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
    guard let id else {
      let event = BrowserEvent(method: method ?? "", params)
      return Message(kind: .event(event), session: session, bytes: bytes)
    }
    let kind = error.map { Kind.failure(id, $0) } ?? .answer(id)
    return Message(kind: kind, session: session, bytes: bytes)
  }

  /// The result contained in a reply.
  var result: JSONValue {
    var cursor = JSONCursor(bytes)
    return ((try? JSONValue(&cursor)) ?? .null)["result"]
  }
}
