// SPDX-License-Identifier: MIT

import A11yJSON

/// The features of a document's text by which readers recognize the document's format.
struct DocumentOpening {
  /// The syntax of a document's text.
  enum Syntax {
    /// XML text whose first element has the given name.
    case xml(String)
    /// JSON text, with the member names of the outermost object, or of the first object if the text is an array.
    case json(Set<String>)
    /// A YAML list.
    case yaml
    /// Any other text, such as the log of a test run.
    case log
  }

  /// The number of bytes at the start of JSON text to search for member names.
  private static let beginning = 1 << 16

  let syntax: Syntax
  let bytes: [UInt8]

  init(_ text: [UInt8]) {
    bytes = text
    let start = bytes.firstIndex { !$0.isSpace } ?? bytes.endIndex
    let rest = bytes[start...]
    switch rest.first {
    case UInt8(ascii: "<"):
      syntax = Self.firstElement(of: rest).map { .xml($0) } ?? .log
    case UInt8(ascii: "{"): syntax = .json(Self.names(in: rest))
    case UInt8(ascii: "["):
      let next = rest.dropFirst().first { !$0.isSpace }
      let isArray = next.map { "{[\"]".utf8.contains($0) } ?? true
      syntax = isArray ? .json(Self.names(in: rest)) : .log
    case UInt8(ascii: "-"): syntax = .yaml
    default: syntax = .log
    }
  }

  private init(_ bytes: [UInt8], _ syntax: Syntax) {
    self.bytes = bytes
    self.syntax = syntax
  }

  /// The features of the text when it is treated as a log, or `nil` if the text is already treated as a log. In an XML
  /// file, the text consists of the content of elements and attributes.
  var asLog: DocumentOpening? {
    switch syntax {
    case .log: nil
    case .xml: DocumentOpening(XMLText.unescaped(bytes), .log)
    case .json, .yaml: DocumentOpening(bytes, .log)
    }
  }

  /// The first syntax error in JSON text, or `nil` if there is none.
  var jsonError: DocumentError? {
    guard case .json = syntax, let fault = JSONCursor.fault(in: bytes) else { return nil }
    return DocumentError(fault.message, at: fault.offset, of: bytes)
  }

  /// Returns whether the text is a log with a line that contains the given word.
  func isLog(with marker: StaticString) -> Bool {
    guard case .log = syntax else { return false }
    return bytes.firstRange(of: marker) != nil
  }

  /// The member names of the outermost object, or an empty set if the text is not JSON.
  var names: Set<String> { if case .json(let names) = syntax { names } else { [] } }

  /// The name of the first element, or an empty string if the text is not XML.
  var element: String { if case .xml(let name) = syntax { name } else { "" } }

  /// Returns whether the text is a log whose first line begins with the given word. Empty lines and YAML comments,
  /// directives and markers are skipped.
  func isLog(beginningWith word: StaticString) -> Bool {
    guard case .log = syntax else { return false }
    var rest = bytes[...]
    while true {
      rest = rest.drop { $0.isSpace }
      guard rest.starts(with: "---".utf8) || rest.first.map("#%".utf8.contains) == true else {
        break
      }
      rest = rest.drop { $0 != UInt8(ascii: "\n") }
    }
    return word.withUTF8Buffer { rest.starts(with: $0) }
  }

  /// Returns whether a word occurs anywhere in the text.
  func contains(_ word: StaticString) -> Bool { bytes.firstRange(of: word) != nil }

  /// Returns whether the first member with the given name near the beginning of the text contains a list of lists.
  func isListOfLists(_ member: StaticString) -> Bool {
    let text = bytes.prefix(Self.beginning)
    guard let range = text.firstRange(of: member) else { return false }
    return text[range.upperBound...].lazy.filter { !$0.isSpace }.prefix(4)
      .elementsEqual("\":[[".utf8)
  }

  /// Returns the name of the first element in XML text, after the declaration and comments.
  private static func firstElement(of text: ArraySlice<UInt8>) -> String? {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let tag = rest[(start + 1)...]
      guard let first = tag.first else { return nil }
      if first != UInt8(ascii: "?"), first != UInt8(ascii: "!") {
        let name = tag.prefix(100).prefix {
          !$0.isSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        return String(decoding: name, as: UTF8.self)
      }
      let end: StaticString = tag.starts(with: Array("!--".utf8)) ? "-->" : ">"
      guard let range = tag.firstRange(of: end) else { return nil }
      rest = tag[range.upperBound...]
    }
    return nil
  }

  /// Returns the member names before the first syntax error, within the first part of a long text.
  private static func names(in text: ArraySlice<UInt8>) -> Set<String> {
    var cursor = JSONCursor(Array(text.prefix(beginning)))
    var names: Set<String> = []
    func read(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
      try cursor.object { cursor, name throws(JSONCursor.Fault) in
        if names.count < 100 { names.insert(name) }
        try cursor.skipValue()
      }
    }
    do {
      if cursor.next == UInt8(ascii: "{") {
        try read(&cursor)
      } else {
        cursor.offset += 1
        if cursor.peek() == UInt8(ascii: "{") { try read(&cursor) }
      }
    } catch {
      // The reader will report the error with its position.
    }
    return names
  }
}

extension Collection<UInt8> where Index == Int {
  /// Returns the range of the first occurrence of a word, without copying the text.
  func firstRange(of word: StaticString) -> Range<Int>? {
    let count = word.utf8CodeUnitCount
    return word.withUTF8Buffer { word in
      guard let first = word.first else { return nil }
      var rest = self[...]
      while let place = rest.firstIndex(of: first), endIndex - place >= count {
        if self[place..<(place + count)].elementsEqual(word) { return place..<(place + count) }
        rest = self[(place + 1)...]
      }
      return nil
    }
  }
}
