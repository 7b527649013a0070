// SPDX-License-Identifier: MIT

import A11yLocalization

/// The Swift names for a string catalog's manually added keys.
struct StringSymbols {
  /// A key in the catalog, with its text in the source language.
  private struct Entry {
    let key: String
    let text: String
  }

  /// The name of the table.
  private let table: String
  private let entries: [Entry]

  init(of catalog: StringCatalog) {
    table = catalog.table
    entries = catalog.keys.compactMap { catalog[$0] }
      .filter { $0.extractionState == "manual" }
      .map { entry in
        let form = entry.template(in: catalog.sourceLanguage)?.form
        let text = if case .text(let text) = form { text } else { entry.key }
        return Entry(key: entry.key, text: text)
      }
  }

  /// Whether the catalog contains no manually added keys.
  var isEmpty: Bool { entries.isEmpty }

  /// The source code of an extension with a member for each key. For tables other than `Localizable`, the members are
  /// in a nested type.
  var text: String {
    let isDefault = table == "Localizable"
    let type = SymbolName(table, startsUppercase: true)?.text ?? "Table"
    var tree = SymbolTree()
    var seen: Set<SymbolName> = []
    for entry in entries {
      guard let name = SymbolName(entry.key), seen.insert(name).inserted else { continue }
      tree.add(member(name, entry), in: isDefault ? [] : [type])
    }
    return tree.text(in: "extension LocalizedStringResource")
  }

  private func member(_ name: SymbolName, _ entry: Entry) -> String {
    let (text, types) = Self.interpolated(entry.text)
    let table =
      table == "Localizable" ? "" : ", table: \(SwiftLiteral.text(table))"
    let value =
      "LocalizedStringResource(\(SwiftLiteral.text(entry.key)), defaultValue: \(text)\(table), "
      + "bundle: .atURL(Bundle.module.bundleURL))"
    guard !types.isEmpty else {
      return "static var \(name.text): LocalizedStringResource { \(value) }"
    }
    let parameters = types.enumerated().map { "_ argument\($0.offset + 1): \($0.element)" }
    return "static func \(name.text)(\(parameters.joined(separator: ", "))) "
      + "-> LocalizedStringResource { \(value) }"
  }

  /// Returns the text as a Swift string literal in which interpolations replace the placeholders, and the types of the
  /// placeholders.
  private static func interpolated(_ text: String) -> (literal: String, types: [String]) {
    var types: [String] = []
    let pieces = text.split(separator: "%", omittingEmptySubsequences: false)
    var literal = String(SwiftLiteral.text(String(pieces[0])).dropLast())
    var isEscaped = false
    for piece in pieces.dropFirst() {
      if isEscaped || piece.isEmpty {
        // Two percent signs represent one percent sign.
        if !isEscaped { literal += "%" }
        literal += SwiftLiteral.text(String(piece)).dropFirst().dropLast()
        isEscaped = !isEscaped && piece.isEmpty
      } else if let (type, rest) = placeholder(piece) {
        types.append(type)
        literal += "\\(argument\(types.count))"
        literal += SwiftLiteral.text(String(rest)).dropFirst().dropLast()
      } else {
        literal += "%" + SwiftLiteral.text(String(piece)).dropFirst().dropLast()
      }
    }
    return (literal + "\"", types)
  }

  private static func placeholder(_ piece: Substring) -> (type: String, rest: Substring)? {
    // A format specifier may begin with a position, such as `1$` in `1$@`.
    var rest = piece
    let digits = rest.prefix(while: \.isNumber)
    if rest.dropFirst(digits.count).first == "$" { rest = rest.dropFirst(digits.count + 1) }
    for (mark, type) in [
      ("@", "String"), ("lld", "Int"), ("ld", "Int"), ("d", "Int"), ("lf", "Double"),
      ("f", "Double"),
    ]
    where rest.hasPrefix(mark) {
      return (type, rest.dropFirst(mark.count))
    }
    return nil
  }
}
