// SPDX-License-Identifier: MIT

import A11yJSON

/// The nodes of a capture, which may be wrapped in a DevTools protocol message.
package struct ChromeNodes: Sendable {
  /// The nodes, or `nil` if the capture has no list of nodes.
  package private(set) var nodes: [ChromeNode]?
  /// The position of the first entry in the list that is not a node, or `nil` if all entries are nodes. The position
  /// consists of a one-based number and an offset.
  private(set) var stranger: (number: Int, offset: Int)?

  /// Parses text that is known to be valid UTF-8.
  package init(_ bytes: [UInt8]) throws(JSONCursor.Fault) {
    var cursor = JSONCursor(bytes)
    try read(&cursor, isOutermost: true)
    try cursor.finish()
  }

  private mutating func read(
    _ cursor: inout JSONCursor,
    isOutermost: Bool
  ) throws(JSONCursor.Fault) {
    switch cursor.peek() {
    case UInt8(ascii: "[") where isOutermost: try readList(&cursor)
    case UInt8(ascii: "{"):
      try cursor.object { cursor, key throws(JSONCursor.Fault) in
        switch key {
        case "nodes" where cursor.peek() == UInt8(ascii: "["): try readList(&cursor)
        case "result" where isOutermost: try read(&cursor, isOutermost: false)
        default: try cursor.skipValue()
        }
      }
    default: try cursor.skipValue()
    }
  }

  private mutating func readList(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var list: [ChromeNode] = []
    var stranger: (number: Int, offset: Int)?
    try cursor.array { cursor throws(JSONCursor.Fault) in
      var node = ChromeNode()
      cursor.skipSpaces()
      let place = cursor.offset
      if cursor.peek() == UInt8(ascii: "{") {
        try node.read(&cursor)
      } else {
        try cursor.skipValue()
      }
      list.append(node)
      if node.nodeId.isEmpty, stranger == nil { stranger = (list.count, place) }
    }
    nodes = list
    self.stranger = stranger
  }
}

extension ChromeNode {
  /// Parses a node. A value of the wrong type is treated as missing.
  fileprivate mutating func read(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    try cursor.object { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "nodeId": nodeId = try cursor.id() ?? ""
      case "ignored": isIgnored = try Value(scalar: &cursor)?.flag ?? false
      case "role": role = try Value(&cursor).word ?? ""
      case "name": name = try Value(&cursor).word ?? ""
      case "value": value = try Value(&cursor)
      case "description": description = try Value(&cursor).word ?? ""
      case "parentId": parentId = try cursor.id()
      case "childIds":
        childIds = try cursor.list { cursor throws(JSONCursor.Fault) in
          try cursor.id()
        }
      case "properties":
        properties = try cursor.list { cursor throws(JSONCursor.Fault) in
          try Property(&cursor)
        }
      case "backendDOMNodeId": backendDOMNodeId = try Value(scalar: &cursor)?.integer
      default: try cursor.skipValue()
      }
    }
  }
}

extension ChromeNode.Property {
  fileprivate init?(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    guard cursor.peek() == UInt8(ascii: "{") else {
      try cursor.skipValue()
      return nil
    }
    var name = ""
    var value = ChromeNode.Value()
    try cursor.object { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "name": name = try cursor.id() ?? ""
      case "value": value = try ChromeNode.Value(&cursor)
      default: try cursor.skipValue()
      }
    }
    self.init(name: name, value: value)
  }
}

extension ChromeNode.Value {
  /// Parses a value in the form `{"type": …, "value": …}`.
  fileprivate init(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    self.init()
    guard cursor.peek() == UInt8(ascii: "{") else {
      try cursor.skipValue()
      return
    }
    var content: Content?
    var related: [Int] = []
    try cursor.object { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "value": content = try Self(scalar: &cursor)?.content
      case "relatedNodes":
        related = try cursor.list { cursor throws(JSONCursor.Fault) in
          try Self.relatedNode(&cursor)
        }
      default: try cursor.skipValue()
      }
    }
    self.content = content
    self.related = related
  }

  /// Parses a string, a number, `true` or `false`, and skips any other value.
  fileprivate init?(scalar cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    switch cursor.peek() {
    case UInt8(ascii: "\""): self.init(content: .word(try cursor.string()))
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      try cursor.skipValue()
      return nil
    default:
      switch try cursor.word() {
      case "true": self.init(content: .bool(true))
      case "false": self.init(content: .bool(false))
      case "null": return nil
      case let number: self.init(content: .number(Double(number) ?? 0))
      }
    }
  }

  fileprivate var integer: Int? {
    if case .number(let number) = content { Int(exactly: number) } else { nil }
  }

  private static func relatedNode(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) -> Int? {
    var number: Int?
    guard cursor.peek() == UInt8(ascii: "{") else {
      try cursor.skipValue()
      return nil
    }
    try cursor.object { cursor, key throws(JSONCursor.Fault) in
      if key == "backendDOMNodeId" {
        number = try Self(scalar: &cursor)?.integer
      } else {
        try cursor.skipValue()
      }
    }
    return number
  }
}

extension JSONCursor {
  /// Reads an ID, which is either a string or a number. A number is converted to its digits as written.
  fileprivate mutating func id() throws(Fault) -> String? {
    switch peek() {
    case UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      try skipValue()
      return nil
    default:
      let word = try word()
      return word == "null" ? nil : word
    }
  }

  /// Reads a list, leaving out the entries for which `body` returns `nil`.
  fileprivate mutating func list<Entry>(
    _ body: (inout JSONCursor) throws(Fault) -> Entry?
  ) throws(Fault) -> [Entry] {
    guard peek() == UInt8(ascii: "[") else {
      try skipValue()
      return []
    }
    var entries: [Entry] = []
    try array { cursor throws(Fault) in
      if let entry = try body(&cursor) { entries.append(entry) }
    }
    return entries
  }
}
