// SPDX-License-Identifier: MIT

/// The parsed declaration of a structure or an enumeration whose values a language model can generate.
struct GenerableDeclaration {
  /// A stored property.
  struct Property {
    let name: String
    /// The name of the declared type, including any backticks.
    let rawName: String
    let type: String

    /// Whether the property identifies a partially generated value, in which case the model does not generate the
    /// property.
    var isIdentity: Bool { type == "GenerationID" || type == "FoundationModels.GenerationID" }
  }

  /// A case of an enumeration.
  struct Case {
    /// The name of the declared type, including any backticks.
    let rawName: String
    /// The string literal that a language model generates for the enumeration case.
    let literal: String
    /// The labels of the associated values, or `nil` for a value without a label.
    let labels: [String?]
  }

  let isEnumeration: Bool
  /// The access modifier for the generated members, such as `public `, or an empty string.
  let access: String
  /// The types to which the declared type conforms, without module names.
  let conformances: [String]
  let properties: [Property]
  let cases: [Case]

  /// Parses a declaration.
  init(_ source: String) throws {
    let list = TokenList(source)
    guard let start = list.first(from: 0, where: { list[$0].is("struct") || list[$0].is("enum") }),
      let brace = list.first(from: start, where: { list[$0].is("{") })
    else {
      throw Misuse("'@Generable' can only be applied to a structure or an enumeration")
    }
    isEnumeration = list[start].is("enum")
    access =
      list.tokens[..<start].map(\.text).first { $0 == "public" || $0 == "package" }
      .map { $0 + " " } ?? ""
    conformances = list.tokens[start..<brace].compactMap(\.name)
    var properties: [Property] = []
    var cases: [Case] = []
    var index = brace + 1
    while index < list.tokens.count, list[index].kind != .closing {
      let isStart = index == brace + 1 || StatementEnd.isBetween(list, index - 1, index)
      if isStart, list[index].is("case") {
        cases += Self.cases(in: list, from: &index)
      } else if isStart, let variable = VariableDeclaration(in: list, at: index) {
        index = max(variable.end, index + 1)
        if let property = try Self.property(variable) { properties.append(property) }
      } else {
        index = list.next(index)
      }
    }
    self.properties = properties
    self.cases = cases
  }

  /// Returns the stored property that a variable declares, or `nil` for a computed, static, lazy or constant variable.
  private static func property(_ variable: VariableDeclaration) throws -> Property? {
    let accessors = TokenList(variable.accessors ?? "").tokens.first?.text
    guard !variable.modifiers.contains("static"), !variable.modifiers.contains("lazy"),
      variable.accessors == nil || accessors == "didSet" || accessors == "willSet",
      variable.introducer == "var" || variable.value == nil
    else { return nil }
    guard !variable.declaresMore, let type = variable.type ?? variable.value.flatMap(LiteralType.of)
    else {
      throw Misuse(
        "'@Generable' needs the type of each variable: var \(variable.name): Type",
        at: variable.nameOffset,
        inDeclaration: true
      )
    }
    return Property(name: variable.name, rawName: variable.rawName, type: type)
  }

  /// Parses the declaration of one or more enumeration cases, such as `case a, b(Int)` or `case a = "literal"`.
  private static func cases(in list: TokenList, from index: inout Int) -> [Case] {
    var found: [Case] = []
    repeat {
      index += 1
      guard index < list.tokens.count, let name = list[index].name else { break }
      let rawName = list[index].text
      var literal = "\"\(name)\""
      var labels: [String?] = []
      index += 1
      if list.isAt(index, "(") {
        labels = Self.labels(TokenList(list.textInside(index)))
        index = list.next(index)
      }
      if list.isAt(index, "="), index + 1 < list.tokens.count {
        if list[index + 1].kind == .literal { literal = list[index + 1].text }
        index += 2
      }
      found.append(Case(rawName: rawName, literal: literal, labels: labels))
    } while list.isAt(index, ",")
    return found
  }

  /// Returns the argument labels in a parameter list.
  private static func labels(_ list: TokenList) -> [String?] {
    guard !list.tokens.isEmpty else { return [] }
    var labels: [String?] = []
    var start = 0
    repeat {
      labels.append(list.isAt(start + 1, ":") ? list[start].name : nil)
      // A comma between angle brackets belongs to a type such as `Pair<Int, Int>`.
      var angles = 0
      let comma = list.first(from: start) { place in
        if list[place].kind == .sign {
          angles += list[place].text.count { $0 == "<" } - list[place].text.count { $0 == ">" }
        }
        return angles <= 0 && list[place].is(",")
      }
      start = (comma ?? list.tokens.count) + 1
    } while start < list.tokens.count
    return labels
  }
}
