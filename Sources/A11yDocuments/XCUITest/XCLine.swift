// SPDX-License-Identifier: MIT

import A11yTree

/// A line that describes one element, such as `Button, 0x104f, {{25.0, 542.0}, {369.0, 41.0}}, label: 'Enroll'`.
struct XCLine {
  private(set) var element: XCElement

  /// Returns whether a line begins an element's description, that is, whether it begins with a type and an address.
  static func isHead(_ line: String) -> Bool { type(of: line) != nil }

  /// Returns whether a text ends inside a quoted value, which then continues on the next line.
  static func isOpen(_ text: String) -> Bool {
    guard var rest = type(of: text)?.rest else { return false }
    while let part = nextPart(&rest) {
      if part.isOpen { return true }
    }
    return false
  }

  init?(_ line: String) {
    guard var (type, rest) = Self.type(of: line) else { return nil }
    if let detail = type.firstIndex(of: "(") { type = type[..<detail] }
    element = XCElement(type: String(type).split(separator: " ").joined())
    while let part = Self.nextPart(&rest) { apply(part) }
  }

  private mutating func apply(_ part: Part) {
    switch part.name {
    case "identifier": element.identifier = part.value
    case "label": element.label = part.value
    case "value": element.value = part.value
    case "placeholderValue": element.placeholder = part.value
    case "traits": element.traits = XCTypes.traits(ofBits: part.value)
    case "title": if element.label.isEmpty { element.label = part.value }
    case "Selected": element.isSelected = true
    case "Disabled": element.isEnabled = false
    case "Keyboard Focused", "Focused": element.isFocused = true
    default:
      if part.name.hasPrefix("{{") { element.frame = Frame(braces: part.name) }
    }
  }

  private struct Part {
    var name: String
    var value = ""
    var isOpen = false
  }

  /// Returns the type before a line's address and the text after the address, or `nil` if the line has no address.
  ///
  /// Xcode 9 and earlier wrote `Button 0x104f: traits: 1, {{…` instead of `Button, 0x104f, {{…`.
  private static func type(of line: String) -> (type: Substring, rest: Substring)? {
    let body = line.drop { " →\t".contains($0) }
    guard let first = body.first, first.isUppercase, first.isASCII else { return nil }
    let type = body.prefix(60).prefix { $0 != "," && $0 != ":" }
    var rest = body[type.endIndex...]
    if rest.hasPrefix(", 0x") {
      return (type, rest.dropFirst(4).drop { $0.isHexDigit })
    }
    guard rest.hasPrefix(": traits: "), let address = type.firstRange(of: " 0x"),
      type[address.upperBound...].allSatisfy(\.isHexDigit)
    else { return nil }
    // In a description, the parts after the address are separated by commas.
    rest = rest.dropFirst(2)
    return (type[..<address.lowerBound], rest)
  }

  /// Removes the line's next part and returns it. A comma precedes each part of the line, except the traits after an
  /// address.
  private static func nextPart(_ rest: inout Substring) -> Part? {
    guard rest.hasPrefix(", ") || rest.hasPrefix("traits: ") else { return nil }
    if rest.hasPrefix(", ") { rest = rest.dropFirst(2) }
    if rest.hasPrefix("{{") {
      let end = rest.firstRange(of: "}}")?.upperBound ?? rest.endIndex
      defer { rest = rest[end...] }
      return Part(name: String(rest[..<end]))
    }
    let name = rest.prefix { $0 != ":" && $0 != "," }
    let after = rest[name.endIndex...]
    guard after.hasPrefix(": ") else {
      rest = after
      return Part(name: String(name))
    }
    let value = after.dropFirst(2)
    guard value.hasPrefix("'") else {
      // An unquoted value, such as a number or a word, ends where the next known part begins.
      let end = endOfBareValue(value)
      rest = value[end...]
      return Part(name: String(name), value: String(value[..<end]))
    }
    let text = value.dropFirst()
    let end = endOfQuotedValue(text)
    rest = end.map { text[text.index(after: $0)...] } ?? ""
    return Part(
      name: String(name),
      value: String(end.map { text[..<$0] } ?? text),
      isOpen: end == nil
    )
  }

  /// Returns the quotation mark that ends a value. A mark is an apostrophe, not a closing quotation mark, if it is
  /// followed by anything other than the end of the text or a known part.
  private static func endOfQuotedValue(_ text: Substring) -> String.Index? {
    var place = text.startIndex
    while let quote = text[place...].firstIndex(of: "'") {
      let after = text[text.index(after: quote)...]
      if after.isEmpty || beginsPart(after) { return quote }
      place = text.index(after: quote)
    }
    return nil
  }

  private static func endOfBareValue(_ text: Substring) -> String.Index {
    var place = text.startIndex
    while let comma = text[place...].firstIndex(of: ",") {
      if beginsPart(text[comma...]) { return comma }
      place = text.index(after: comma)
    }
    return text.endIndex
  }

  private static func beginsPart(_ text: Substring) -> Bool {
    text.hasPrefix(", ") && names.contains { text.dropFirst(2).hasPrefix($0) }
  }

  private static let names = [
    "identifier: ", "label: ", "value: ", "placeholderValue: ", "title: ", "traits: ", "pid: ",
    "Selected", "Disabled", "Keyboard Focused", "Focused", "{{",
  ]
}

extension Frame {
  /// Parses a frame in the form `{{x, y}, {width, height}}`.
  fileprivate init?(braces: String) {
    let numbers = braces.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], [x, y, width, height].allSatisfy(\.isFinite)
    else { return nil }
    self.init(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }
}
