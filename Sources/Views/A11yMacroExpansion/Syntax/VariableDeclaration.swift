// SPDX-License-Identifier: MIT

/// The parsed declaration of a variable, with its attributes, modifiers, type, initial value and accessors.
struct VariableDeclaration {
  /// The declaration's attributes and modifiers, as written in the source.
  let attributes: [String]
  let modifiers: [String]
  /// The keyword that introduces the declaration, either `var` or `let`.
  let introducer: String
  let name: String
  /// The variable's name, including any backticks.
  let rawName: String
  let type: String?
  let value: String?
  /// The accessors or observers in the braces that follow the variable.
  let accessors: String?
  /// The byte offset of the variable's name.
  let nameOffset: Int
  /// Whether a comma and another variable follow the declaration.
  let declaresMore: Bool
  /// The index of the token that follows the declaration.
  let end: Int

  /// Parses the declaration that begins at a token, or returns `nil` if no declaration begins there.
  init?(in list: TokenList, at start: Int = 0) {
    var index = start
    var attributes: [String] = []
    var modifiers: [String] = []
    while index < list.tokens.count, !list[index].is("var"), !list[index].is("let") {
      if list[index].is("@") {
        let end = Self.endOfAttribute(in: list, at: index)
        attributes.append(list.text(index..<end))
        index = end
      } else if list[index].kind == .word, Self.modifiers.contains(list[index].text) {
        let end = list.isAt(index + 1, "(") ? list.next(index + 1) : index + 1
        modifiers.append(list.text(index..<end))
        index = end
      } else {
        return nil
      }
    }
    guard index + 1 < list.tokens.count, let name = list[index + 1].name else { return nil }
    self.attributes = attributes
    self.modifiers = modifiers
    introducer = list[index].text
    self.name = name
    rawName = list[index + 1].text
    nameOffset = list[index + 1].range.lowerBound
    index += 2

    type = Self.part(after: ":", in: list, from: &index) {
      list[$0].is("=") || list[$0].is(",") || list[$0].is("{")
    }
    value = Self.part(after: "=", in: list, from: &index) { list[$0].is(",") }
    accessors = list.isAt(index, "{") ? list.textInside(index) : nil
    if list.isAt(index, "{") { index = list.next(index) }
    declaresMore = list.isAt(index, ",")
    end = index
  }

  /// Returns the source text after a punctuation mark such as `:` or `=`, up to a terminating token or the end of the
  /// statement.
  private static func part(
    after mark: String,
    in list: TokenList,
    from index: inout Int,
    until isEnd: (Int) -> Bool
  ) -> String? {
    guard list.isAt(index, mark) else { return nil }
    let start = index + 1
    index = start
    var angles = 0
    while index < list.tokens.count, list[index].kind != .closing {
      let token = list[index]
      if mark == ":", token.kind == .sign {
        angles += token.text.count(where: { $0 == "<" })
        if token.text != "->" { angles -= token.text.count(where: { $0 == ">" }) }
      }
      if token.is(";") { break }
      if angles <= 0, index > start || token.kind != .opening, isEnd(index) { break }
      if index > start, StatementEnd.isBetween(list, index - 1, index) { break }
      // A variable with an initial value may have observers, as in `= 1 { didSet { … } }`.
      if mark == "=", token.is("{"), index > start, beginsAccessors(list, index) { break }
      index = list.next(index)
    }
    return list.text(start..<index)
  }

  private static func beginsAccessors(_ list: TokenList, _ brace: Int) -> Bool {
    list.isAt(brace + 1, "didSet") || list.isAt(brace + 1, "willSet")
  }

  private static func endOfAttribute(in list: TokenList, at start: Int) -> Int {
    var index = start + 2
    while list.isAt(index, "."), index + 1 < list.tokens.count { index += 2 }
    if list.isAt(index, "<") {
      var depth = 0
      repeat {
        depth += list[index].text.count(where: { $0 == "<" })
        depth -= list[index].text.count(where: { $0 == ">" })
        index += 1
      } while depth > 0 && index < list.tokens.count
    }
    // An attribute's arguments follow its name without a space.
    if list.isAt(index, "("), list[index].range.lowerBound == list[index - 1].range.upperBound {
      index = list.next(index)
    }
    return min(index, list.tokens.count)
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "class",
    "lazy", "weak", "unowned", "nonisolated", "override", "dynamic", "mutating", "nonmutating",
    "required", "convenience", "optional", "distributed",
  ]
}
