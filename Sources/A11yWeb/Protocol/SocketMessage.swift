// SPDX-License-Identifier: MIT

import A11yJSON

/// The kind of a message that a page sends over a socket, which consists of the features that
/// similar messages have in common.
///
/// The kind of a JSON message consists of its keys and of the values that name the message. The kind of any other text
/// is its beginning, with numbers replaced by 0. The kind of binary data consists of its first few bytes.
struct SocketMessage {
  /// The kind, which is at most ``longest`` characters long.
  let kind: String
  /// Whether the message only keeps the connection open, so that it is not answered. Such messages, for example those of
  /// Engine.IO, consist of one or two characters.
  let isHeartbeat: Bool

  /// The maximum number of characters in a kind.
  static let longest = 120
  /// The maximum size of a JSON message that is parsed, in bytes.
  private static let part = 4096
  /// The keys whose values name a message.
  private static let naming: Set<String> = [
    "type", "event", "action", "method", "op", "command", "topic",
  ]

  /// Creates the kind of a message from its payload and its frame's opcode, where 1 means text and
  /// any other value means bytes in Base64.
  init(_ payload: String, opcode: Int) {
    isHeartbeat = opcode == 1 && payload.utf8.count <= 2
    guard opcode == 1 else {
      kind = "bytes " + payload.prefix(8)
      return
    }
    if payload.utf8.count <= Self.part, let value = try? JSONValue(json: payload.utf8),
      case .object(let members) = value
    {
      let words = members.sorted { $0.key < $1.key }.map { key, value in
        Self.naming.contains(key) ? "\(key)=\(value.string ?? "")" : key
      }
      kind = String(words.joined(separator: " ").prefix(Self.longest))
      return
    }
    let words = payload.prefix(Self.longest).split(whereSeparator: \.isNumber)
    kind = String(words.joined(separator: "0").prefix(Self.longest / 3))
  }
}
