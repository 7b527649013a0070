// SPDX-License-Identifier: MIT

/// The pieces around a place in a file, each of which contains the one before it.
package struct CutLadder {
  let tokens: SourceTokens
  private let items: SourceItems
  private let calls: CallShape
  private let context: BuilderContext
  private let file: [SourceItem]
  private var all: [SourceToken] { tokens.all }

  /// Reads a file. O(length).
  package init(_ text: String) {
    tokens = SourceTokens(text)
    items = SourceItems(tokens)
    calls = CallShape(items)
    context = BuilderContext(items: items, calls: calls)
    file = items.file
  }

  /// Returns the bytes of a unit, including directives that are half in it.
  package func range(of unit: CutUnit) -> Range<Int> {
    guard unit.kind != .file, let first = unit.tokens.first, let last = unit.tokens.last,
      all.indices.contains(first), all.indices.contains(last)
    else { return 0..<tokens.bytes.count }
    var depth = 0
    var end = last
    for index in unit.tokens where all[index].kind == .directive {
      if all[index].text.hasPrefix("#if") { depth += 1 }
      if all[index].text.hasPrefix("#endif") { depth -= 1 }
    }
    while depth > 0, end + 1 < all.count {
      end += 1
      if all[end].text.hasPrefix("#if") { depth += 1 }
      if all[end].text.hasPrefix("#endif") { depth -= 1 }
    }
    return all[first].range.lowerBound..<all[end].range.upperBound
  }

  /// Returns the pieces at a line and a column that count from 1, the smallest first.
  package func units(line: Int, column: Int) -> [CutUnit] {
    guard let place = tokens.place(line: line, column: column),
      let token = tokens.index(at: place)
    else { return [whole] }
    return units(at: token)
  }

  /// Returns the token at a place in bytes, or the first one after it.
  package func token(at place: Int) -> Int? { tokens.index(at: place) }

  /// Returns the tokens with the given name in expressions and types.
  package func places(of name: String) -> [Int] {
    all.indices.filter { index in
      all[index].text == name && (index == 0 || all[index - 1].text != ".")
        && !(index + 1 < all.count && all[index + 1].text == ":" && index > 0
          && ["(", ","].contains(all[index - 1].text))
    }
  }

  /// The imports of the file, with their modules.
  package var imports: [(module: String, unit: CutUnit)] {
    file.filter { $0.kind == .import }.compactMap { item in
      let words = item.tokens.drop { $0 <= item.keyword }.map { all[$0].text }
      let module = words.first { !Self.importKinds.contains($0) }
      return module.map { ($0, unit(.import, item.tokens, "", "")) }
    }
  }

  private static let importKinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The bodies of views, as units.
  package var viewBodies: [CutUnit] {
    members(in: file, "").compactMap { place, item in
      guard item.kind == .variable, item.name == "body", let open = item.body,
        context.built(by: item) == "View", let close = all[open].partner
      else { return nil }
      return unit(.body, open..<close + 1, place, "{ _CutView(\"NAME\") }")
    }
  }

  /// Returns the conformance of a type or an extension to a protocol, given a token of the declaration's header.
  package func conformance(to name: String, at token: Int) -> CutUnit? {
    guard let (place, item) = types(in: file, "").last(where: { $0.1.tokens.contains(token) }),
      let open = item.body
    else { return nil }
    let found = (item.keyword + 1..<open).last { all[$0].text == name }
    return found.flatMap { conformance($0, from: item.keyword, to: open, place) }
  }

  /// Returns the text of a token.
  package func word(_ token: Int) -> String { all.indices.contains(token) ? all[token].text : "" }

  /// Returns the number of generic arguments after a token.
  package func argumentCount(after token: Int) -> Int {
    let end = items.afterGenerics(token + 1, before: all.count)
    guard end > token + 2 else { return 0 }
    var depth = 0
    var count = 1
    var index = token + 1
    while index < end {
      let text = all[index].text
      if all[index].kind == .op {
        depth += text.count { $0 == "<" } - (text == "->" ? 0 : text.count { $0 == ">" })
      }
      if text == ",", depth == 1 { count += 1 }
      index = all[index].kind == .open ? (all[index].partner ?? index) + 1 : index + 1
    }
    return count
  }

  /// Returns the types and extensions, each after those around it.
  private func types(in list: [SourceItem], _ outside: String) -> [(String, SourceItem)] {
    list.flatMap { item -> [(String, SourceItem)] in
      guard item.kind == .type || item.kind == .extension, let open = item.body else { return [] }
      let place = outside.isEmpty ? item.name : "\(outside).\(item.name)"
      return [(place, item)] + types(in: items.items(inBraces: open), place)
    }
  }

  /// Returns the members of types and of the file, with their places.
  private func members(in list: [SourceItem], _ outside: String) -> [(String, SourceItem)] {
    list.flatMap { item -> [(String, SourceItem)] in
      let place = outside.isEmpty ? item.name : "\(outside).\(item.name)"
      if item.kind == .type || item.kind == .extension {
        guard let open = item.body else { return [] }
        return members(in: items.items(inBraces: open), place)
      }
      return [(place, item)]
    }
  }

  /// Returns the body of the member or accessor with a place.
  func body(at place: String, number: Int) -> CutUnit? {
    let all = members(in: file, "").flatMap { own, item -> [CutUnit] in
      guard let open = item.body, place == own || place.hasPrefix(own + ".") else { return [] }
      let places =
        [open] + items.items(inBraces: open).compactMap { $0.kind == .accessor ? $0.body : nil }
      return places.compactMap { start in
        units(at: start).first {
          $0.kind == .body && $0.place == place && $0.tokens.lowerBound == start
        }
      }
    }
    return number > 0 && number <= all.count ? all[number - 1] : nil
  }

  /// Returns the position of a body among those with the same place, which begins with 1.
  func number(ofBody unit: CutUnit) -> Int {
    var number = 1
    while let body = body(at: unit.place, number: number) {
      if body.tokens == unit.tokens { return number }
      number += 1
    }
    return 1
  }

  /// The whole file.
  package var whole: CutUnit {
    CutUnit(kind: .file, tokens: 0..<all.count, place: "", text: "", replacement: "")
  }

  /// Returns the pieces around a token, the smallest first.
  package func units(at token: Int) -> [CutUnit] {
    guard all.indices.contains(token) else { return [whole] }
    var found: [CutUnit] = []
    collect(token, in: file, Surroundings(), &found)
    found.append(whole)
    var ladder: [CutUnit] = []
    for unit in found where !unit.tokens.isEmpty {
      guard let last = ladder.last else {
        ladder.append(unit)
        continue
      }
      let contains =
        unit.tokens.lowerBound <= last.tokens.lowerBound
        && unit.tokens.upperBound >= last.tokens.upperBound
      if contains, unit.tokens != last.tokens || unit.kind != last.kind { ladder.append(unit) }
    }
    return ladder
  }

  /// The declarations around a list of items.
  private struct Surroundings {
    var place = ""
    /// Whether the items are members or in the file, rather than in code.
    var isOutside = true
    /// Whether the items are the statements of a view builder.
    var isBuilder = false
    /// Whether the only item is the value of a function or closure.
    var isValue = false

    func inside(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }
  }

  // MARK: - From the inside out

  /// Adds the pieces around a token, after those that they contain.
  private func collect(
    _ token: Int,
    in list: [SourceItem],
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    guard let item = list.first(where: { $0.tokens.contains(token) }) else { return }
    switch item.kind {
    case .type, .extension: collectType(token, item, outside, &found)
    case .function, .variable, .accessor:
      if outside.isOutside {
        collectMember(token, item, outside, &found)
      } else {
        collectCode(token, item, list.count, outside, &found)
      }
    case .import: found.append(unit(.import, item.tokens, outside.place, ""))
    case .declaration:
      collectAttribute(token, item, outside.place, &found)
      if outside.isOutside {
        found.append(unit(.declaration, item.tokens, outside.inside(item.name), ""))
      }
    case .statement, .label:
      if outside.isOutside, item.name.hasPrefix("#") {
        found.append(unit(.declaration, item.tokens, outside.inside(item.name), ""))
      } else {
        collectCode(token, item, list.count, outside, &found)
      }
    }
  }

  private func collectType(
    _ token: Int,
    _ item: SourceItem,
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    let place = outside.inside(item.name)
    if let open = item.body, let close = all[open].partner {
      if (open + 1..<close).contains(token) {
        var inside = Surroundings()
        inside.place = place
        collect(token, in: items.items(in: open + 1..<close), inside, &found)
      } else if let entry = conformance(token, from: item.keyword, to: open, place) {
        found.append(entry)
      }
      collectAttribute(token, item, place, &found)
      if item.kind == .type, let stand = emptied(item, open, close, place) { found.append(stand) }
    }
    found.append(unit(.declaration, item.tokens, place, ""))
  }

  private func collectMember(
    _ token: Int,
    _ item: SourceItem,
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    let place = outside.inside(item.name)
    collectAttribute(token, item, place, &found)
    if let value = item.value, value.contains(token) {
      var inside = Surroundings()
      inside.place = place
      inside.isOutside = false
      collectExpressions(token, value, inside, &found)
      found.append(unit(.value, value, place, "_cut(\"NAME\")"))
    } else if let open = item.body, let close = all[open].partner,
      (open..<close + 1).contains(token) || isNamed(token, item)
    {
      collectBody(token, item, open, close, place, &found)
    }
    found.append(unit(.declaration, item.tokens, place, ""))
  }

  /// Whether an error about the whole declaration is reported at a token.
  private func isNamed(_ token: Int, _ item: SourceItem) -> Bool {
    token == item.keyword || token == item.keyword + 1
  }

  private func collectBody(
    _ token: Int,
    _ item: SourceItem,
    _ open: Int,
    _ close: Int,
    _ place: String,
    _ found: inout [CutUnit]
  ) {
    let built = context.built(by: item)
    var inside = Surroundings()
    inside.place = place
    inside.isOutside = false
    inside.isBuilder = built != nil
    inside.isValue = item.kind == .variable || returnsValue(item)
    let list = items.items(in: open + 1..<close)
    if list.contains(where: { $0.kind == .accessor }) {
      if let accessor = list.first(where: { $0.tokens.contains(token) }),
        let start = accessor.body, let end = all[start].partner, (start..<end + 1).contains(token)
      {
        inside.place += ".\(accessor.name)"
        inside.isBuilder = inside.isBuilder && accessor.name == "get"
        inside.isValue = accessor.name == "get"
        collect(token, in: items.items(inBraces: start), inside, &found)
        let text = accessor.name == "get" ? value(of: item, built) : "_cutStatement(\"NAME\")"
        found.append(unit(.body, start..<end + 1, inside.place, "{ \(text) }"))
      }
      return
    }
    if (open + 1..<close).contains(token) {
      collect(token, in: list, inside, &found)
    }
    let text =
      item.kind == .variable || returnsValue(item)
      ? value(of: item, built) : "_cutStatement(\"NAME\")"
    found.append(unit(.body, open..<close + 1, place, "{ \(text) }"))
  }

  /// Returns code for the value of a function or variable.
  private func value(of item: SourceItem, _ built: String?) -> String {
    let header = item.tokens.lowerBound..<(item.body ?? item.tokens.upperBound)
    if built == "View" { return "_CutView(\"NAME\")" }
    if built != nil { return "_CutScene(\"NAME\")" }
    if header.contains(where: { all[$0].text == "throws" }) { return "throw _CutError(\"NAME\")" }
    return "return _cut(\"NAME\")"
  }

  private func returnsValue(_ item: SourceItem) -> Bool {
    guard let body = item.body else { return false }
    if all[item.keyword].text == "subscript" { return true }
    guard let arrow = (item.keyword..<body).last(where: { all[$0].text == "->" }),
      calls.brackets(around: arrow, from: item.keyword).isEmpty
    else { return false }
    return all[arrow + 1].text != "Void" && !(all[arrow + 1].text == "(" && arrow + 3 == body)
  }

  // MARK: - Code

  private func collectCode(
    _ token: Int,
    _ item: SourceItem,
    _ count: Int,
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    collectExpressions(token, item.tokens, outside, &found, in: item)
    if item.kind == .variable {
      if let value = item.value, value.contains(token) {
        found.append(unit(.value, value, outside.place, "_cut(\"NAME\")"))
      }
      return
    }
    guard item.kind == .statement else { return }
    if let value = assigned(by: item), value.contains(token) {
      found.append(unit(.value, value, outside.place, "_cut(\"NAME\")"))
    }
    guard !Self.kept.contains(item.name), !bindsNames(item) else { return }
    if outside.isBuilder {
      found.append(unit(.view, item.tokens, outside.place, "_CutView(\"NAME\")"))
    } else if count == 1, outside.isValue, !Self.blocks.contains(item.name) {
      found.append(unit(.value, item.tokens, outside.place, "_cut(\"NAME\")"))
    } else {
      found.append(unit(.statement, item.tokens, outside.place, "_cutStatement(\"NAME\")"))
    }
  }

  /// Returns the value that a statement assigns or returns.
  private func assigned(by item: SourceItem) -> Range<Int>? {
    if item.name == "return", item.keyword + 1 < item.tokens.upperBound {
      return item.keyword + 1..<item.tokens.upperBound
    }
    guard !Self.blocks.contains(item.name) else { return nil }
    var index = item.tokens.lowerBound
    while index < item.tokens.upperBound {
      if all[index].text == "=" {
        return index + 1 < item.tokens.upperBound ? index + 1..<item.tokens.upperBound : nil
      }
      index = all[index].kind == .open ? (all[index].partner ?? index) + 1 : index + 1
    }
    return nil
  }

  /// Whether later statements use names from a statement.
  private func bindsNames(_ item: SourceItem) -> Bool {
    guard item.name == "guard" else { return false }
    let body = item.tokens.first { all[$0].text == "{" } ?? item.tokens.upperBound
    return (item.tokens.lowerBound..<body).contains {
      ["let", "var", "case"].contains(all[$0].text)
    }
  }

  /// Adds the pieces of a statement or a value: those in its closures, arguments, and modifiers.
  private func collectExpressions(
    _ token: Int,
    _ range: Range<Int>,
    _ outside: Surroundings,
    _ found: inout [CutUnit],
    in item: SourceItem? = nil
  ) {
    let item = item ?? SourceItem(kind: .statement, tokens: range, keyword: range.lowerBound)
    let brackets = calls.brackets(around: token, from: range.lowerBound)
    let block = brackets.last { all[$0].text == "{" }
    if let open = block {
      collectBlock(token, open, item, outside, &found)
    } else {
      collectModifier(token, range, outside, &found)
      collectCondition(token, item, outside, &found)
    }
    // Brackets are the innermost first; those inside the block belong to its own statements.
    let outer = block.flatMap(brackets.firstIndex(of:)).map { $0 + 1 } ?? 0
    for open in brackets[outer...] {
      if let argument = calls.argument(containing: token, inBracket: open) {
        found.append(unit(.value, argument, outside.place, "_cut(\"NAME\")"))
      }
      collectOwner(ofBracket: open, range, outside, &found)
    }
    let start = range.lowerBound
    if item.kind == .statement, outside.isBuilder, all[start].kind == .word,
      !Self.blocks.contains(item.name)
    {
      let base = start..<calls.end(ofBase: start, before: range.upperBound)
      if base.contains(token) {
        found.append(unit(.view, base, outside.place, "_CutView(\"NAME\")"))
      }
    }
  }

  private func collectBlock(
    _ token: Int,
    _ open: Int,
    _ item: SourceItem,
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    var inside = outside
    inside.isOutside = false
    inside.isValue = false
    let isControlFlow =
      Self.blocks.contains(item.name)
      && calls.brackets(around: open, from: item.tokens.lowerBound).isEmpty
    if !isControlFlow {
      inside.isBuilder = outside.isBuilder && context.isBuilder(closure: open, in: item)
      inside.isValue = true
    }
    collect(token, in: items.items(inBraces: open), inside, &found)
    if !isControlFlow { collectOwner(ofBracket: open, item.tokens, outside, &found) }
  }

  /// Adds the modifier at a token.
  private func collectModifier(
    _ token: Int,
    _ range: Range<Int>,
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    let dot = all[token].text == "." ? token : token - 1
    guard outside.isBuilder, dot > range.lowerBound, all[dot].text == ".",
      dot + 1 < range.upperBound
    else { return }
    add(modifier: dot, range, outside, &found)
  }

  /// Adds the modifier or the call whose argument list or closure begins with a bracket.
  private func collectOwner(
    ofBracket open: Int,
    _ range: Range<Int>,
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    guard outside.isBuilder,
      let owner = calls.owner(ofBracket: open, from: range.lowerBound, before: range.upperBound),
      all[owner].text == "."
    else { return }
    add(modifier: owner, range, outside, &found)
  }

  private func add(
    modifier dot: Int,
    _ range: Range<Int>,
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    let before = dot > 0 ? all[dot - 1] : nil
    // `.red` in an argument and `\.name` are no modifiers, and neither are members of optional values.
    let isChain =
      before?.kind == .close || before?.kind == .word && before?.text.first?.isUppercase == false
      || all[dot].startsLine
    guard isChain else { return }
    let end = calls.end(ofCall: dot + 1, before: range.upperBound)
    found.append(unit(.modifier, dot..<end, outside.place, "._cut(\"NAME\")"))
  }

  /// Adds the condition of an `if` or `while` that binds no names.
  private func collectCondition(
    _ token: Int,
    _ item: SourceItem,
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    guard ["if", "while", "guard"].contains(item.name), token > item.keyword else { return }
    var start = item.keyword + 1
    var index = start
    while index < item.tokens.upperBound, all[index].text != "{", all[index].text != "else" {
      if all[index].text == "," {
        if index >= token { break }
        start = index + 1
      }
      index = all[index].kind == .open ? (all[index].partner ?? index) + 1 : index + 1
    }
    guard start < index, (start..<index).contains(token),
      !["let", "var", "case"].contains(all[start].text), !all[start].text.hasPrefix("#")
    else { return }
    found.append(unit(.value, start..<index, outside.place, "_cut(\"NAME\")"))
  }

  // MARK: - Headers

  private func conformance(
    _ token: Int,
    from keyword: Int,
    to open: Int,
    _ place: String
  ) -> CutUnit? {
    var index = keyword
    while index < open, all[index].text != ":" {
      index = all[index].kind == .open ? (all[index].partner ?? index) + 1 : index + 1
      // A colon in generic parameters is none of an inheritance clause.
      let end = items.afterGenerics(index, before: open)
      index = max(index, end)
    }
    guard index < open else { return nil }
    let colon = index
    let end = (colon..<open).first { all[$0].text == "where" } ?? open
    guard (colon..<end).contains(token) else { return nil }
    var entries: [Range<Int>] = []
    var start = colon + 1
    var depth = 0
    for index in colon + 1..<end {
      if all[index].kind == .op { depth += all[index].text.count { $0 == "<" } }
      if all[index].kind == .op { depth -= all[index].text.count { $0 == ">" } }
      if all[index].text == ",", depth <= 0 {
        entries.append(start..<index)
        start = index + 1
      }
    }
    entries.append(start..<end)
    // The mark before an entry belongs to it.
    guard
      let number = entries.firstIndex(where: { $0.contains(token) || $0.lowerBound == token + 1 })
    else { return nil }
    let entry = entries[number]
    // The comma or the colon before the entry goes with it, and for the first of several the comma after it.
    let range =
      entries.count == 1 || number > 0
      ? entry.lowerBound - 1..<entry.upperBound : entry.lowerBound..<entry.upperBound + 1
    return unit(.conformance, range, place, " ")
  }

  /// Adds the attribute of a declaration that contains a token.
  private func collectAttribute(
    _ token: Int,
    _ item: SourceItem,
    _ place: String,
    _ found: inout [CutUnit]
  ) {
    guard (item.tokens.lowerBound..<item.keyword).contains(token) else { return }
    var start = token
    while start > item.tokens.lowerBound, all[start].text != "@" { start -= 1 }
    guard all[start].text == "@" else { return }
    var end = start + 1
    while end < item.keyword, all[end].text != "@", !all[end].startsLine {
      if all[end].kind == .open {
        end = (all[end].partner ?? end) + 1
        break
      }
      if end > start + 1, all[end].kind == .word, all[end - 1].kind == .word { break }
      end += 1
    }
    end = min(end, item.keyword)
    // A wrapper may have provided the value of its property.
    if let value = initialValue(of: item) {
      let before =
        start > item.tokens.lowerBound ? tokens.text(item.tokens.lowerBound..<start) + " " : ""
      let after = tokens.text(end..<item.tokens.upperBound)
      found.append(unit(.attribute, item.tokens, place, "\(before)\(after)\(value)"))
    } else {
      found.append(unit(.attribute, start..<end, place, ""))
    }
  }

  /// Returns the code that gives a stored property with a type and without a value an initial value.
  private func initialValue(of item: SourceItem) -> String? {
    guard item.kind == .variable, item.value == nil, item.body == nil,
      let last = item.tokens.last, item.keyword + 2 < last, all[item.keyword + 2].text == ":"
    else { return nil }
    let isOptional = ["?", "!"].contains(all[last].text)
    return isOptional ? " = nil" : " = .init()"
  }

  /// Returns the code that creates an empty value of whatever type is needed, in place of a value that is assigned
  /// or returned.
  package func emptyValue(of unit: CutUnit) -> String? {
    switch unit.kind {
    case .value:
      let before = unit.tokens.lowerBound > 0 ? all[unit.tokens.lowerBound - 1].text : ""
      return before == "=" || before == "return" ? ".init()" : nil
    case .body:
      let usual = "return _cut(\"NAME\")"
      return unit.replacement.contains(usual)
        ? unit.replacement.replacing(usual, with: "return .init()") : nil
    default: return nil
    }
  }

  /// Returns the property at a token as a piece that gets an initial value.
  package func initial(at token: Int) -> CutUnit? {
    guard
      let (place, item) = members(in: file, "").first(where: { $0.1.tokens.contains(token) }),
      let value = initialValue(of: item)
    else { return nil }
    // A constant with a value cannot be initialized again.
    let before = tokens.text(item.tokens.lowerBound..<item.keyword)
    let after = tokens.text(item.keyword + 1..<item.tokens.upperBound)
    let gap = before.isEmpty ? "" : " "
    return unit(.initial, item.tokens, place, "\(before)\(gap)var \(after)\(value)")
  }

  /// Returns a type without its members and conformances, except that a view remains one.
  private func emptied(_ item: SourceItem, _ open: Int, _ close: Int, _ place: String) -> CutUnit? {
    guard ["struct", "class", "actor", "enum"].contains(all[item.keyword].text),
      item.keyword + 1 < open
    else { return nil }
    let name = item.keyword + 1
    let header = items.afterGenerics(name + 1, before: open)
    let isView = (header..<open).contains { all[$0].text == "View" }
    let contents = isView ? ": View { var body: some View { _CutView(\"NAME\") } }" : " {}"
    let isKept = all[item.keyword].text == "enum" || all[item.keyword].text == "actor"
    let keyword = isKept ? all[item.keyword].text : all[item.keyword].text
    let access = (item.tokens.lowerBound..<item.keyword).map { all[$0].text }
      .filter { ["public", "package", "private", "fileprivate"].contains($0) }
      .map { $0 + " " }.joined()
    return unit(
      .type,
      item.tokens,
      place,
      "\(access)\(keyword) \(tokens.text(name..<header))\(contents)"
    )
  }

  // MARK: - Units

  private func unit(
    _ kind: CutUnit.Kind,
    _ range: Range<Int>,
    _ place: String,
    _ replacement: String
  ) -> CutUnit {
    CutUnit(
      kind: kind,
      tokens: range,
      place: place,
      text: summary(range),
      replacement: replacement
    )
  }

  /// Returns the first tokens of a piece in one line.
  func summary(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      let token = all[index]
      let hasGap =
        index > range.lowerBound && all[index - 1].range.upperBound < token.range.lowerBound
      let part = token.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      if index > range.lowerBound, text.count + part.count > Self.summaryLength { break }
      text += (hasGap ? " " : "") + part.prefix(Self.summaryLength)
    }
    return text
  }

  private static let summaryLength = 60
  private static let kept: Set<String> = [
    "return", "throw", "break", "continue", "fallthrough", "case", "default",
  ]
  private static let blocks: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "defer",
  ]
}
