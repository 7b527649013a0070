// SPDX-License-Identifier: MIT

extension CutLadder {
  func conformance(
    _ token: Int,
    from keyword: Int,
    to open: Int,
    _ place: String
  ) -> CutUnit? {
    var index = keyword
    while index < open, all[index].text != ":" {
      index = all[index].kind == .open ? (all[index].partner ?? index) + 1 : index + 1
      // Generic parameters are skipped, because a colon in them does not begin an inheritance clause.
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
    // A token directly before an entry, such as a comma, is treated as part of the entry.
    guard
      let number = entries.firstIndex(where: { $0.contains(token) || $0.lowerBound == token + 1 })
    else { return nil }
    let entry = entries[number]
    // The comma or colon before the entry is removed together with the entry. For the first of several entries, the
    // comma after the entry is removed instead.
    let range =
      entries.count == 1 || number > 0
      ? entry.lowerBound - 1..<entry.upperBound : entry.lowerBound..<entry.upperBound + 1
    return unit(.conformance, range, place, " ")
  }

  /// Adds the attribute of a declaration that contains a token.
  func collectAttribute(
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
    // The property gets an initial value, because its wrapper may have provided one.
    if let value = initialValue(of: item) {
      let before =
        start > item.tokens.lowerBound ? tokens.text(item.tokens.lowerBound..<start) + " " : ""
      let after = tokens.text(end..<item.tokens.upperBound)
      found.append(unit(.attribute, item.tokens, place, "\(before)\(after)\(value)"))
    } else {
      found.append(unit(.attribute, start..<end, place, ""))
    }
  }

  /// Returns code that gives a stored property an initial value, or `nil` if the item is not a property with a type and
  /// without a value.
  func initialValue(of item: SourceItem) -> String? {
    guard item.kind == .variable, item.value == nil, item.body == nil,
      let last = item.tokens.last, item.keyword + 2 < last, all[item.keyword + 2].text == ":"
    else { return nil }
    let isOptional = ["?", "!"].contains(all[last].text)
    return isOptional ? " = nil" : " = .init()"
  }

  /// Returns code that replaces an assigned or returned value by an empty value of the required type, or `nil` for any
  /// other unit.
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

  /// Returns the unit that provides an initial value for the property at a token.
  package func initial(at token: Int) -> CutUnit? {
    guard
      let (place, item) = members(in: file, "").first(where: { $0.1.tokens.contains(token) }),
      let value = initialValue(of: item)
    else { return nil }
    // The constant becomes a variable, because a constant with a value cannot be initialized again.
    let before = tokens.text(item.tokens.lowerBound..<item.keyword)
    let after = tokens.text(item.keyword + 1..<item.tokens.upperBound)
    let gap = before.isEmpty ? "" : " "
    return unit(.initial, item.tokens, place, "\(before)\(gap)var \(after)\(value)")
  }

  /// Returns the unit that removes a type's members and conformances, but leaves a placeholder body in a view.
  func emptied(_ item: SourceItem, _ open: Int, _ close: Int, _ place: String) -> CutUnit? {
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
}
