// SPDX-License-Identifier: MIT

import A11yJSON

/// The kind of a message that a page sends over a socket: what it has in common with others like it.
///
/// Of JSON these are the keys and the words that name a message, of other texts the beginning without
/// numbers, and of bytes the first few.
struct SocketMessage {
  /// The kind, of at most ``longest`` characters.
  let kind: String

  /// The most characters of a kind.
  static let longest = 120
  /// The most characters that are read of a message.
  private static let part = 4096
  /// The keys whose values name a message.
  private static let naming: Set<String> = [
    "type", "event", "action", "method", "op", "command", "topic",
  ]

  /// Reads a message of a frame's opcode: 1 for text, anything else for bytes in Base64.
  init(_ payload: String, opcode: Int) {
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
