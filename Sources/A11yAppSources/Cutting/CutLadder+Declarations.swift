// SPDX-License-Identifier: MIT

extension CutLadder {
  /// Adds the pieces of code that contain a token, smaller pieces before larger ones.
  func collect(
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

  func collectType(
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

  func collectMember(
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

  /// Returns whether a token is the keyword or the name of a declaration. The compiler reports errors about a whole
  /// declaration at the declaration's keyword or name.
  func isNamed(_ token: Int, _ item: SourceItem) -> Bool {
    token == item.keyword || token == item.keyword + 1
  }

  func collectBody(
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

  /// Returns placeholder code for the value of a function or variable.
  func value(of item: SourceItem, _ built: String?) -> String {
    let header = item.tokens.lowerBound..<(item.body ?? item.tokens.upperBound)
    if built == "View" { return "_CutView(\"NAME\")" }
    if built != nil { return "_CutScene(\"NAME\")" }
    if header.contains(where: { all[$0].text == "throws" }) { return "throw _CutError(\"NAME\")" }
    return "return _cut(\"NAME\")"
  }

  func returnsValue(_ item: SourceItem) -> Bool {
    guard let body = item.body else { return false }
    if all[item.keyword].text == "subscript" { return true }
    guard let arrow = (item.keyword..<body).last(where: { all[$0].text == "->" }),
      calls.brackets(around: arrow, from: item.keyword).isEmpty
    else { return false }
    return all[arrow + 1].text != "Void" && !(all[arrow + 1].text == "(" && arrow + 3 == body)
  }
}
