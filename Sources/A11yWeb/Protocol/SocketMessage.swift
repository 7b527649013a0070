// SPDX-License-Identifier: MIT

import A11yJSON

/// The features of a WebSocket message that determine whether a reply to it is likely.
///
/// Messages of the same kind have the same structure and name. For example, all events of a framework may have the same
/// kind. The subject distinguishes messages of the same kind, such as the events of different controls.
///
/// The kind of a JSON message consists of its keys and of the values that name the message. The JSON may follow a
/// prefix, as in Socket.IO. The kind of any other text message is the beginning of the text, with each number replaced
/// by 0. The kind of a binary message consists of its first few bytes.
struct SocketMessage {
  /// The message's kind, which is at most ``longest`` characters long.
  let kind: String
  /// The message’s identifiers and its second text, which is at most ``longest`` characters long.
  let subject: String
  /// Whether the message only keeps the connection open, so that it needs no reply and ends no pause.
  let isHeartbeat: Bool

  /// The maximum number of characters in a kind or a subject.
  static let longest = 120
  /// The maximum size of a JSON message to parse, in bytes.
  private static let part = 4096
  /// The maximum number of characters before the JSON in a message.
  private static let longestPrefix = 40
  /// The keys whose values name a message.
  private static let naming: Set<String> = [
    "type", "event", "action", "method", "op", "command", "topic",
  ]
  /// The names, in lowercase, of messages that only keep a connection open. The names are used by Action Cable,
  /// Phoenix, and the two GraphQL protocols.
  private static let heartbeats: Set<String> = [
    "ping", "pong", "heartbeat", "ka", "keepalive", "keep-alive",
  ]

  /// Creates an instance from a message’s payload and its frame’s opcode. The opcode 1 means text, and any other value
  /// means bytes in Base64.
  init(_ payload: String, opcode: Int) {
    guard opcode == 1 else {
      (kind, subject, isHeartbeat) = ("bytes " + payload.prefix(8), "", false)
      return
    }
    guard let (prefix, value) = Self.json(payload) else {
      kind = Self.folded(payload.prefix(Self.longest), atMost: Self.longest / 3)
      (subject, isHeartbeat) = ("", Self.heartbeats.contains(payload.lowercased()))
      return
    }
    var words: [String] = []
    var subjects: [String] = []
    var isHeartbeat = false
    switch value {
    case .array(let items):
      // A Phoenix message begins with two numbers in quotation marks.
      let texts = items.compactMap(\.string).filter { !$0.allSatisfy(\.isNumber) }
      words += texts.prefix(1)
      subjects += texts.dropFirst().prefix(1)
      isHeartbeat = texts.contains { Self.heartbeats.contains($0.lowercased()) }
      for case .object(let members) in items { Self.add(members, to: &words, and: &subjects) }
    case .object(let members):
      Self.add(members, to: &words, and: &subjects)
      // SignalR assigns numbers to its message types.
      isHeartbeat =
        value["type"].integer == 6
        || Self.naming.contains { Self.heartbeats.contains(value[$0].string?.lowercased() ?? "") }
    default: break
    }
    kind = String(
      (Self.folded(prefix, atMost: Self.longestPrefix) + words.joined(separator: " "))
        .prefix(Self.longest)
    )
    subject = String(subjects.joined(separator: " ").prefix(Self.longest))
    self.isHeartbeat = isHeartbeat
  }

  /// Returns the packets that only keep a connection open. The packets depend on the first message from the server.
  ///
  /// In Engine.IO, the packets that only keep a connection open are ping, pong, and noop. In SockJS, a special frame
  /// keeps a connection open.
  static func heartbeats(after greeting: String) -> Set<String> {
    if greeting.hasPrefix("0{") { ["2", "3", "6"] } else if greeting == "o" { ["h"] } else { [] }
  }

  /// Adds an object’s keys and names to the words of a message's kind, and its identifiers to the subjects.
  private static func add(
    _ members: [String: JSONValue],
    to words: inout [String],
    and subjects: inout [String]
  ) {
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      words.append(naming.contains(key) ? "\(key)=\(value.string ?? "")" : key)
      let name = key.lowercased()
      guard name.hasSuffix("id") || name.hasSuffix("target"), let text = value.string else {
        continue
      }
      subjects.append(text)
    }
  }

  /// Returns the JSON value in a message and the text before it.
  private static func json(_ payload: String) -> (prefix: Substring, value: JSONValue)? {
    guard payload.utf8.count <= part,
      let start = payload.prefix(longestPrefix).firstIndex(where: { $0 == "{" || $0 == "[" })
    else { return nil }
    // SignalR ends each message with a record separator.
    let isTerminated = payload.last == "\u{1E}"
    let text = payload[start...].dropLast(isTerminated ? 1 : 0)
    guard let value = try? JSONValue(json: text.utf8) else { return nil }
    return (payload[..<start], value)
  }

  /// Returns the beginning of a text, with each number replaced by 0.
  private static func folded(_ text: Substring, atMost length: Int) -> String {
    String(text.split(whereSeparator: \.isNumber).joined(separator: "0").prefix(length))
  }
}
