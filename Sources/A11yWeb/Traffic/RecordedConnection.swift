// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// A WebSocket or an event stream on a page, with its recorded messages.
struct RecordedConnection: Sendable {
  /// The type of a connection.
  enum Kind: String, Sendable {
    case socket, events
  }

  /// The address, with secrets masked.
  let address: String
  let kind: Kind
  /// The protocol that the server selected, or an empty string.
  let subprotocol: String
  /// Whether the server accepted the connection.
  let isOpen: Bool
  /// The messages to deliver, in order.
  let steps: [Step]

  /// A message to deliver to the page.
  struct Step: Hashable, Sendable {
    /// The number of messages that the page must send before this message is delivered.
    var sends: Int
    /// The number of requests other than GET that the page must send after the connection is opened and before this
    /// message is delivered.
    var posts: Int
    /// The delay before the message is delivered, once all earlier steps are complete and the message's conditions are
    /// met.
    var delay: Duration
    /// Whether the message replies to data that the page sent, so that a turn lasts until the message arrives.
    var isAwaited: Bool
    var content: RecordedMessage.Content
  }

  /// Limits in seconds, which also apply to live connections: the longest time after which a message still counts as a
  /// reply to data from the page, the longest pause between messages that belong together, and the longest series of
  /// such messages.
  private static let answerLimit = PageTraffic.patience.upperBound / .seconds(1)
  private static let pauseLimit = PageTraffic.shortestQuiet / .seconds(1)
  private static let burstLimit = PageTraffic.longestWait / .seconds(1)
  /// The longest delay, in seconds.
  private static let longest = 3600.0

  init(
    address: String,
    kind: Kind,
    subprotocol: String,
    isOpen: Bool,
    begin: Double,
    messages: [RecordedMessage],
    posts: [Double]
  ) {
    self.address = address
    self.kind = kind
    self.subprotocol = subprotocol
    self.isOpen = isOpen
    steps = Self.steps(messages, begin: begin, posts: posts.filter { $0 >= begin })
  }

  /// Determines when to deliver each message.
  ///
  /// A server's response time depends on the machine on which the traffic was recorded, so the first message of a reply
  /// is delivered immediately. Every other message keeps its original delay after the preceding message.
  private static func steps(
    _ messages: [RecordedMessage],
    begin: Double,
    posts: [Double]
  ) -> [Step] {
    var steps: [Step] = []
    var sends = 0
    var neededPosts = 0
    var nextPost = 0
    // A message may also be sent in response to the opening of the connection.
    var trigger: Double? = begin
    var last = begin
    var burst = begin
    for message in messages {
      while nextPost < posts.count, posts[nextPost] <= message.time {
        trigger = posts[nextPost]
        nextPost += 1
        if message.time - posts[nextPost - 1] <= answerLimit { neededPosts = nextPost }
      }
      guard case .received(let content) = message.content else {
        sends += 1
        trigger = message.time
        continue
      }
      let pause = max(message.time - max(last, trigger ?? last), 0)
      let isAnswer = trigger != nil && pause <= answerLimit
      if isAnswer || pause > pauseLimit { burst = message.time }
      steps.append(
        Step(
          sends: sends,
          posts: neededPosts,
          delay: isAnswer ? .zero : .milliseconds(Int(min(pause, longest) * 1000)),
          isAwaited: isAnswer || pause <= pauseLimit && message.time - burst <= burstLimit,
          content: content
        )
      )
      last = max(message.time, last)
      trigger = nil
    }
    return steps
  }

  /// The address without its query.
  static func path(_ address: String) -> String { String(address.prefix { $0 != "?" }) }

  /// The connection in the form that the page script requires.
  var json: JSONValue {
    [
      "address": .string(address), "path": .string(Self.path(address)),
      "kind": .string(kind.rawValue), "subprotocol": .string(subprotocol),
      "isOpen": .bool(isOpen),
      "steps": .array(steps.map(\.json)),
    ]
  }
}

extension RecordedConnection.Step {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [
      "sends": .number(Double(sends)), "posts": .number(Double(posts)),
      "delay": .number(delay.milliseconds), "isAwaited": .bool(isAwaited),
    ]
    switch content {
    case .text(let text): members["data"] = .string(text)
    case .bytes(let base64):
      members["data"] = .string(base64)
      members["isBinary"] = true
    case .event(let name, let data, let id):
      members["event"] = .string(name)
      members["data"] = .string(data)
      members["id"] = .string(id)
    case .close(let code): members["code"] = .number(Double(code))
    }
    return .object(members)
  }
}

/// A message on a connection.
struct RecordedMessage: Hashable, Sendable {
  /// The content of a message from the server.
  enum Content: Hashable, Sendable {
    case text(String)
    /// Bytes in Base64.
    case bytes(String)
    case event(name: String, data: String, id: String)
    /// The server closes the connection.
    case close(code: Int)
  }

  /// The direction in which a message was sent.
  enum Direction: Hashable, Sendable {
    case sent
    case received(Content)
  }

  /// The time, in seconds since 1970.
  var time: Double
  var content: Direction

  init(time: Double, content: Direction) {
    self.time = time
    self.content = content
  }

  /// Reads a WebSocket message from a HAR file, or returns `nil` for a control frame, because pages do not see control
  /// frames.
  init?(socket node: JSONNode) {
    guard let type = node["type"]?.string else { return nil }
    time = Self.time(node)
    let data = node["data"]?.string ?? ""
    let opcode = node["opcode"]?.integer ?? 1
    guard type == "receive" else {
      guard opcode < 8 else { return nil }
      content = .sent
      return
    }
    switch opcode {
    case 0, 1: content = .received(.text(data))
    case 2:
      guard Data(base64Encoded: data) != nil else { return nil }
      content = .received(.bytes(data))
    case 8: content = .received(.close(code: node["code"]?.integer ?? 1000))
    default: return nil
    }
  }

  /// Reads a message on an event stream from a HAR file.
  init?(event node: JSONNode) {
    guard let data = node["data"]?.string else { return nil }
    time = Self.time(node)
    content = .received(
      .event(
        name: node["eventName"]?.string ?? "",
        data: data,
        id: node["eventId"]?.string ?? ""
      )
    )
  }

  private static func time(_ node: JSONNode) -> Double {
    let time = node["time"]?.number ?? 0
    return time.isFinite ? time : 0
  }

  /// Parses an event stream whose messages have no timestamps (HTML Living Standard, section 9.2.6).
  static func parse(stream text: String, at time: Double) -> [RecordedMessage] {
    var messages: [RecordedMessage] = []
    var name = ""
    var id = ""
    var lines: [Substring] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let field = line.prefix { $0 != ":" }
      var value = line.dropFirst(field.count + 1)
      if value.hasPrefix(" ") { value = value.dropFirst() }
      switch field {
      case "data": lines.append(value)
      case "event": name = String(value)
      case "id": id = String(value)
      case "" where line.isEmpty:
        if !lines.isEmpty {
          let data = lines.joined(separator: "\n")
          messages.append(
            RecordedMessage(time: time, content: .received(.event(name: name, data: data, id: id)))
          )
        }
        (name, lines) = ("", [])
      default: break
      }
    }
    return messages
  }
}
