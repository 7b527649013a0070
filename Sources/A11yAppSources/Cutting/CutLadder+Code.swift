// SPDX-License-Identifier: MIT

extension CutLadder {
  func collectCode(
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
  func assigned(by item: SourceItem) -> Range<Int>? {
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

  /// Returns whether a statement declares names that later statements may use.
  func bindsNames(_ item: SourceItem) -> Bool {
    guard item.name == "guard" else { return false }
    let body = item.tokens.first { all[$0].text == "{" } ?? item.tokens.upperBound
    return (item.tokens.lowerBound..<body).contains {
      ["let", "var", "case"].contains(all[$0].text)
    }
  }

  /// Adds the pieces of code inside a statement or a value, which are in its closures, arguments and modifiers.
  func collectExpressions(
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
    // The brackets are sorted from the innermost to the outermost. Brackets inside a block belong to the block's own
    // statements.
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

  func collectBlock(
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

  /// Adds the modifier that contains a given token.
  func collectModifier(
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

  /// Adds the modifier or call whose argument list or closure begins with a given bracket.
  func collectOwner(
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

  func add(
    modifier dot: Int,
    _ range: Range<Int>,
    _ outside: Surroundings,
    _ found: inout [CutUnit]
  ) {
    let before = dot > 0 ? all[dot - 1] : nil
    // Members such as `.red` in an argument, key paths such as `\.name`, and members of optional values are not
    // modifiers.
    let isChain =
      before?.kind == .close || before?.kind == .word && before?.text.first?.isUppercase == false
      || all[dot].startsLine
    guard isChain else { return }
    let end = calls.end(ofCall: dot + 1, before: range.upperBound)
    found.append(unit(.modifier, dot..<end, outside.place, "._cutModifier(\"NAME\")"))
  }

  /// Adds the condition of an `if` or `while` statement, unless the condition binds names.
  func collectCondition(
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
}
