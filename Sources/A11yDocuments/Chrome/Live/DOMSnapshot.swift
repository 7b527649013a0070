// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// The parts of the result of `DOMSnapshot.captureSnapshot` that this program uses, which are lists of numbers and the
/// strings to which the numbers refer.
struct DOMSnapshot {
  /// One document, which is the page or the content of a frame.
  struct Document {
    /// The DOM node IDs, in document order.
    var ids: [Int] = []
    /// The index of each node's parent.
    var parents: [Int] = []
    /// The attributes of each node, as a list in which names and values alternate.
    var attributes: [[Int]] = []
    /// The name of each node, and the type of each shadow root.
    var names: [Int] = []
    var shadowRoots: [Int] = []
    /// The indices and rectangles of the nodes that are laid out.
    var laidOut: [Int] = []
    var bounds: [[Double]] = []
    /// The requested computed styles of each node that is laid out.
    var styles: [[Int]] = []
    /// The documents in frames, keyed by the index of the frame's element.
    var contentDocuments: [Int: Int] = [:]
    var scroll = Point(x: 0, y: 0)

    func id(at place: Int) -> Int? { ids.indices.contains(place) ? ids[place] : nil }

    /// Returns a node's name, or an empty string if the node has none.
    func name(at place: Int, _ strings: [String]) -> String {
      guard names.indices.contains(place), strings.indices.contains(names[place]) else { return "" }
      return strings[names[place]]
    }

    /// Returns the value of a node's attribute, which is empty for an attribute without a value.
    func attribute(_ name: String, at place: Int, _ strings: [String]) -> String? {
      guard attributes.indices.contains(place) else { return nil }
      let words = attributes[place]
      for index in stride(from: 0, to: words.count - 1, by: 2)
      where strings.indices.contains(words[index]) && strings[words[index]] == name {
        return strings.indices.contains(words[index + 1]) ? strings[words[index + 1]] : ""
      }
      return nil
    }
  }

  private(set) var documents: [Document] = []
  private(set) var strings: [String] = []

  init(_ bytes: [UInt8]) throws(JSONCursor.Fault) {
    var cursor = JSONCursor(bytes)
    try read(&cursor)
  }

  private mutating func read(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    try cursor.object { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "result" where cursor.peek() == UInt8(ascii: "{"): try read(&cursor)
      case "documents":
        documents = try cursor.list { cursor throws(JSONCursor.Fault) in
          var document = Document()
          try document.read(&cursor)
          return document
        }
      case "strings":
        strings = try cursor.list { cursor throws(JSONCursor.Fault) in
          guard cursor.peek() == UInt8(ascii: "\"") else {
            try cursor.skipValue()
            return ""
          }
          return try cursor.string()
        }
      default: try cursor.skipValue()
      }
    }
  }
}

extension DOMSnapshot.Document {
  fileprivate mutating func read(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    guard cursor.peek() == UInt8(ascii: "{") else { return try cursor.skipValue() }
    try cursor.object { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "nodes": try readNodes(&cursor)
      case "layout": try readLayout(&cursor)
      case "scrollOffsetX": scroll.x = try cursor.finite()
      case "scrollOffsetY": scroll.y = try cursor.finite()
      default: try cursor.skipValue()
      }
    }
  }

  private mutating func readNodes(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    var frames: (places: [Int], documents: [Int]) = ([], [])
    guard cursor.peek() == UInt8(ascii: "{") else { return try cursor.skipValue() }
    try cursor.object { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "backendNodeId": ids = try cursor.integers()
      case "parentIndex": parents = try cursor.integers()
      case "nodeName": names = try cursor.integers()
      case "shadowRootType" where cursor.peek() == UInt8(ascii: "{"):
        try cursor.object { cursor, key throws(JSONCursor.Fault) in
          if key == "value" { shadowRoots = try cursor.integers() } else { try cursor.skipValue() }
        }
      case "attributes":
        attributes = try cursor.list { cursor throws(JSONCursor.Fault) in
          try cursor.integers()
        }
      case "contentDocumentIndex" where cursor.peek() == UInt8(ascii: "{"):
        try cursor.object { cursor, key throws(JSONCursor.Fault) in
          switch key {
          case "index": frames.places = try cursor.integers()
          case "value": frames.documents = try cursor.integers()
          default: try cursor.skipValue()
          }
        }
      default: try cursor.skipValue()
      }
    }
    contentDocuments = Dictionary(
      zip(frames.places, frames.documents).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private mutating func readLayout(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
    guard cursor.peek() == UInt8(ascii: "{") else { return try cursor.skipValue() }
    try cursor.object { cursor, key throws(JSONCursor.Fault) in
      switch key {
      case "nodeIndex": laidOut = try cursor.integers()
      case "styles":
        styles = try cursor.list { cursor throws(JSONCursor.Fault) in try cursor.integers() }
      case "bounds":
        bounds = try cursor.list { cursor throws(JSONCursor.Fault) in
          try cursor.list { cursor throws(JSONCursor.Fault) in try cursor.finite() }
        }
      default: try cursor.skipValue()
      }
    }
  }
}

extension JSONCursor {
  /// Reads a list, treating any other value as an empty list.
  fileprivate mutating func list<Entry>(
    _ body: (inout JSONCursor) throws(Fault) -> Entry
  ) throws(Fault) -> [Entry] {
    var entries: [Entry] = []
    guard peek() == UInt8(ascii: "[") else {
      try skipValue()
      return []
    }
    try array { cursor throws(Fault) in entries.append(try body(&cursor)) }
    return entries
  }

  fileprivate mutating func integers() throws(Fault) -> [Int] {
    try list { cursor throws(Fault) in
      if let digits = cursor.digits() { return digits }
      return Int(exactly: try cursor.finite()) ?? -1
    }
  }

  /// Reads a number, treating any other value as 0.
  fileprivate mutating func finite() throws(Fault) -> Double {
    switch peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{"):
      try skipValue()
      return 0
    default:
      let number = try number() ?? 0
      return number.isFinite ? number : 0
    }
  }
}
