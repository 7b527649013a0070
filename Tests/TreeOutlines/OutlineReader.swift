// SPDX-License-Identifier: MIT

import A11yTree

/// A reader that converts the lines of an outline to elements.
struct OutlineReader {
  var nextIndex: UInt32
  var names: [String: ElementID]
  var tops: [ElementID] = []
  var changes: [TreeUpdate.Change] = []

  init(firstIndex: UInt32, names: [String: ElementID] = [:]) {
    nextIndex = firstIndex
    self.names = names
  }

  mutating func read(_ outline: String) {
    let lines = outline.split(separator: "\n").filter { $0.contains { $0 != " " } }
    let ids = lines.indices.map { ElementID(index: nextIndex + UInt32($0)) }
    nextIndex += UInt32(lines.count)
    for (line, id) in zip(lines, ids) {
      let words = Self.words(of: String(line))
      let name = words.first { $0.hasPrefix("#") } ?? words.first { $0.hasPrefix("\"") }
      if let name, name.hasPrefix("#") || names[String(name.dropFirst())] == nil {
        names[String(name.dropFirst())] = id
      }
    }
    var open: [(indent: Int, place: Int)] = []
    for (place, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      while let last = open.last, last.indent >= indent { open.removeLast() }
      if let parent = open.last {
        changes[changes.count - place + parent.place].element.children.append(ids[place])
      } else {
        tops.append(ids[place])
      }
      changes.append(.init(ids[place], element(String(line))))
      open.append((indent, place))
    }
  }

  /// Returns the words in a line. Quoted text is one word, which begins with a `"` mark and has no closing mark.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line {
      if character == "\"" {
        if !isQuoted && word.isEmpty { word = "\"" }
        isQuoted.toggle()
      } else if character == " " && !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private func element(_ line: String) -> Element {
    let words = Self.words(of: line)
    guard let role = Role(rawValue: words[0]) else { preconditionFailure("no role in: \(line)") }
    var element = Element(role)
    for word in words.dropFirst() where !word.hasPrefix("#") {
      if word.hasPrefix("\"") {
        element.label = String(word.dropFirst())
      } else if let sign = word.firstIndex(of: "=") {
        let isKnown = set(
          String(word[..<sign]),
          String(word[word.index(after: sign)...]),
          on: &element
        )
        precondition(isKnown, "cannot read \(word) in: \(line)")
      } else {
        precondition(raise(word, on: &element), "cannot read \(word) in: \(line)")
      }
    }
    return element
  }

  func id(_ name: String) -> ElementID {
    guard let id = names[name] else { preconditionFailure("no element is called #\(name)") }
    return id
  }
}
