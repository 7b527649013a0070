// SPDX-License-Identifier: MIT

/// Generates explicit code in place of the code that Core Data provides for `@NSManaged` at run time.
enum ManagedForm {
  /// Returns the edit that adds accessors to a variable or a body to a function.
  ///
  /// - Parameter range: The code after the attribute.
  static func edit(in bytes: [UInt8], _ range: Range<Int>) -> SourceEdit? {
    var words = CodeWords(bytes, in: range)
    let bytes = bytes[..<range.upperBound]
    while let word = words.next() {
      switch word.text {
      case "var": return variable(words.next(), bytes)
      case "func": return function(words.next(), bytes)
      // Modifiers and other attributes are skipped, including the contents of their brackets.
      case _ where word.text.first == "@" || modifiers.contains(word.text):
        if let end = bytes[word.range.upperBound...].endOfBrackets() { words.skip(to: end) }
      default: return nil
      }
    }
    return nil
  }

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "final", "dynamic",
    "override", "nonisolated", "class", "static",
  ]

  private static func variable(_ name: CodeWords.Word?, _ bytes: ArraySlice<UInt8>) -> SourceEdit? {
    guard let name, let end = endOfType(from: name.range.upperBound, in: bytes) else { return nil }
    return SourceEdit(
      range: end..<end,
      text:
        " { get { _managed(\"\(name.text)\") } set { _setManaged(newValue, \"\(name.text)\") } }"
    )
  }

  /// Returns the position after a variable's type, or `nil` if the variable has no type or already has a body.
  private static func endOfType(from start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var end = start
    var hasColon = false
    scan: for index in start..<bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "="): return nil
      case UInt8(ascii: ":"): hasColon = true
      default: break
      }
      let isEnd =
        byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";")
        || byte == UInt8(ascii: "\n") && depth <= 0
      if isEnd { break scan }
      if ![9, 10, 13, 32].contains(byte) { end = index + 1 }
    }
    return hasColon && end > start ? end : nil
  }

  private static func function(_ name: CodeWords.Word?, _ bytes: ArraySlice<UInt8>) -> SourceEdit? {
    guard let name else { return nil }
    let start = name.range.upperBound
    guard let end = bytes[start...].endOfBrackets() else { return nil }
    let list = String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self)
    let parameters = list.split(separator: ",").map(Parameter.init)
    guard let body = body(of: name.text, parameters) else { return nil }
    return SourceEdit(range: end..<end, text: " { \(body) }")
  }

  /// A function parameter, with its argument label and its internal name.
  private struct Parameter {
    let label: Substring
    let name: Substring

    init(_ text: Substring) {
      let names = text.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
      label = names.first ?? ""
      name = names.last ?? ""
    }
  }

  private static func body(of name: String, _ parameters: [Parameter]) -> String? {
    guard let first = parameters.first else { return nil }
    func key(behind prefix: String) -> String? {
      guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
      let rest = name.dropFirst(prefix.count)
      return "\"\(rest.prefix(1).lowercased())\(rest.dropFirst())\""
    }
    if let key = key(behind: "addTo") { return "_add(\(first.name), to: \(key))" }
    if let key = key(behind: "removeFrom") {
      return first.label == "at"
        ? "_remove(at: \(first.name), from: \(key))" : "_remove(\(first.name), from: \(key))"
    }
    guard parameters.count == 2 else { return nil }
    if let key = key(behind: "insertInto") {
      return "_insert(\(first.name), at: \(parameters[1].name), of: \(key))"
    }
    if let key = key(behind: "replace") {
      return "_replace(at: \(first.name), of: \(key), with: \(parameters[1].name))"
    }
    return nil
  }
}
