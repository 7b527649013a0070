// SPDX-License-Identifier: MIT

/// Divides tokens into declarations and statements, as far as possible without parsing expressions.
struct SourceItems {
  let tokens: SourceTokens
  private var all: [SourceToken] { tokens.all }

  init(_ tokens: SourceTokens) { self.tokens = tokens }

  /// The declarations and statements in the file.
  var file: [SourceItem] { items(in: 0..<tokens.all.count) }

  /// Returns the items between braces, given the opening brace. The parameters of a closure are omitted.
  func items(inBraces open: Int) -> [SourceItem] {
    guard let close = all[open].partner else { return [] }
    return items(in: start(ofBlock: open)..<close)
  }

  /// Returns the items in a range of tokens. O(length).
  func items(in range: Range<Int>) -> [SourceItem] {
    var found: [SourceItem] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let token = all[index]
      if token.kind == .directive || token.text == ";" || token.kind == .close {
        index += 1
        continue
      }
      let item = self.item(at: index, before: range.upperBound)
      found.append(item)
      index = max(item.tokens.upperBound, index + 1)
    }
    return found
  }

  /// Returns the first token of a block, after the parameters of a closure.
  func start(ofBlock open: Int) -> Int {
    let start = open + 1
    guard let close = all[open].partner else { return start }
    var index = start
    // The search ends at a keyword or a brace, because parameters contain neither.
    while index < close, index < start + 200 {
      let token = all[index]
      if token.text == "in", index > start { return index + 1 }
      if token.kind == .open {
        guard token.text != "{", let end = token.partner else { return start }
        index = end + 1
        continue
      }
      let isParameter =
        token.kind == .word && !Self.statements.contains(token.text)
        || [",", ":", ".", "->", "?", "@", "<", ">", "!", "&"].contains(token.text)
      guard isParameter, index == start || !token.startsLine || token.text == "in" else {
        return start
      }
      index += 1
    }
    return start
  }

  // MARK: - One item

  private func item(at start: Int, before end: Int) -> SourceItem {
    let keyword = self.keyword(from: start, before: end)
    guard keyword < end else { return statement(start, keyword: start, before: end) }
    switch all[keyword].text {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      guard next(keyword, before: end)?.kind == .word else { break }
      return type(start, keyword, before: end)
    case "func", "init", "deinit", "subscript":
      return function(start, keyword, before: end)
    case "var", "let": return variable(start, keyword, before: end)
    case "import":
      return SourceItem(
        kind: .import,
        tokens: start..<self.end(from: keyword, before: end),
        keyword: keyword
      )
    case "case", "default":
      if let label = label(start, keyword, before: end) { return label }
      return declaration(start, keyword, before: end)
    case "typealias", "associatedtype", "operator", "precedencegroup", "macro":
      guard next(keyword, before: end)?.startsLine == false else { break }
      return declaration(start, keyword, before: end)
    case "get", "set", "willSet", "didSet", "_read", "_modify":
      if let accessor = accessor(start, keyword, before: end) { return accessor }
    default: break
    }
    return statement(start, keyword: keyword, before: end)
  }

  private func next(_ index: Int, before end: Int) -> SourceToken? {
    index + 1 < end ? all[index + 1] : nil
  }

  /// Returns the first token after attributes and modifiers, or `start` if no declaration follows them.
  private func keyword(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end {
      let token = all[index]
      if token.text == "@" {
        index = afterAttribute(index, before: end)
      } else if token.kind == .directive {
        index += 1
      } else if Self.modifiers.contains(token.text)
        || token.text == "class" && isModifier(index, end)
      {
        index += 1
        if index < end, all[index].text == "(", let close = all[index].partner { index = close + 1 }
      } else {
        return Self.declarations.contains(token.text) || Self.accessors.contains(token.text)
          || all[start].text == "@" && token.kind == .word ? index : start
      }
    }
    return start
  }

  /// Returns whether the keyword `class` is a modifier of a member.
  private func isModifier(_ index: Int, _ end: Int) -> Bool {
    guard let next = next(index, before: end)?.text else { return false }
    return ["func", "var", "let", "subscript"].contains(next) || Self.modifiers.contains(next)
  }

  private func afterAttribute(_ start: Int, before end: Int) -> Int {
    var index = start + 1
    while index < end, all[index].kind == .word {
      index += 1
      index = afterGenerics(index, before: end)
      guard index + 1 < end, all[index].text == "." else { break }
      index += 1
    }
    if index < end, all[index].text == "(",
      !all[index].hasSpaceBefore || all[index - 1].text == "@",
      let close = all[index].partner
    {
      index = close + 1
    }
    return index
  }

  /// Returns the token after the generic arguments that begin at a token, or the same token if there are none.
  func afterGenerics(_ start: Int, before end: Int) -> Int {
    guard start < end, all[start].kind == .op, all[start].text.hasPrefix("<"),
      !all[start].hasSpaceBefore
    else { return start }
    var depth = 0
    var index = start
    while index < end, index < start + 300 {
      let token = all[index]
      switch token.kind {
      case .op:
        depth += token.text.count { $0 == "<" }
        if token.text != "->" { depth -= token.text.count { $0 == ">" } }
        if depth <= 0 { return index + 1 }
      case .open:
        guard token.text != "{", let close = token.partner else { return start }
        index = close
      case .word, .mark: break
      default: return start
      }
      index += 1
    }
    return start
  }

  private func type(_ start: Int, _ keyword: Int, before end: Int) -> SourceItem {
    var item = SourceItem(kind: .type, tokens: start..<end, keyword: keyword)
    var index = keyword + 1
    if all[keyword].text == "extension" {
      item = SourceItem(kind: .extension, tokens: start..<end, keyword: keyword)
      while index < end, all[index].kind == .word || all[index].text == "." {
        item.name += all[index].text
        index += 1
      }
    } else {
      item.name = all[index].text
    }
    while index < end, all[index].text != "{" {
      index = all[index].kind == .open ? (all[index].partner ?? index) + 1 : index + 1
    }
    guard index < end, let close = all[index].partner else { return item }
    item.body = index
    item.tokens = start..<close + 1
    return item
  }

  private func function(_ start: Int, _ keyword: Int, before end: Int) -> SourceItem {
    var item = SourceItem(kind: .function, tokens: start..<end, keyword: keyword)
    item.name = all[keyword].text
    var index = keyword + 1
    if item.name == "func", index < end {
      item.name = all[index].text
      index += 1
    }
    while index < end, ["?", "!"].contains(all[index].text) { index += 1 }
    index = afterGenerics(index, before: end)
    if index < end, all[index].text == "(", let close = all[index].partner {
      item.name += labels(index, close)
      index = close + 1
    }
    while index < end {
      let token = all[index]
      if token.text == "{" {
        item.body = index
        item.tokens = start..<min((token.partner ?? end - 1) + 1, end)
        return item
      }
      let isHeader =
        Self.headers.contains(token.text) || all[index - 1].isBinary
        || [",", ":", ".", "where", "throws"].contains(all[index - 1].text)
      if token.kind == .close || token.kind == .directive || token.text == ";" { break }
      if token.startsLine, !isHeader { break }
      index = token.kind == .open ? (token.partner ?? index) + 1 : index + 1
    }
    item.tokens = start..<min(index, end)
    return item
  }

  /// Returns the labels of parameters in the form `(_:to:)`.
  private func labels(_ open: Int, _ close: Int) -> String {
    var text = ""
    var index = open + 1
    var isStart = true
    while index < close {
      let token = all[index]
      if isStart, token.kind == .word {
        text += token.text + ":"
        isStart = false
      } else if isStart, token.text == "@" {
        index = afterAttribute(index, before: close)
        continue
      }
      if token.text == "," { isStart = true }
      index = token.kind == .open ? (token.partner ?? index) + 1 : index + 1
    }
    return "(\(text))"
  }

  private func variable(_ start: Int, _ keyword: Int, before end: Int) -> SourceItem {
    var item = SourceItem(kind: .variable, tokens: start..<end, keyword: keyword)
    if let name = next(keyword, before: end), name.kind == .word { item.name = name.text }
    let limit = self.end(from: keyword, before: end)
    item.tokens = start..<limit
    var index = keyword + 1
    var valueStart: Int?
    while index < limit {
      let token = all[index]
      if token.text == "=", valueStart == nil { valueStart = index + 1 }
      if token.text == "{" {
        let isObserver =
          next(index, before: limit).map { ["willSet", "didSet"].contains($0.text) } ?? false
        if valueStart == nil || isObserver {
          item.body = index
          item.tokens = start..<min((token.partner ?? limit - 1) + 1, limit)
          if let valueStart { item.value = valueStart..<index }
          return item
        }
      }
      index = token.kind == .open ? (token.partner ?? index) + 1 : index + 1
    }
    if let valueStart, valueStart < limit { item.value = valueStart..<limit }
    return item
  }

  private func accessor(_ start: Int, _ keyword: Int, before end: Int) -> SourceItem? {
    var index = keyword + 1
    while index < end, all[index].text != "{" {
      guard all[index].kind == .open || ["async", "throws"].contains(all[index].text) else {
        return nil
      }
      index = (all[index].partner ?? index) + 1
    }
    guard index < end, let close = all[index].partner else { return nil }
    return SourceItem(
      kind: .accessor,
      tokens: start..<close + 1,
      name: all[keyword].text,
      keyword: keyword,
      body: index
    )
  }

  private func label(_ start: Int, _ keyword: Int, before end: Int) -> SourceItem? {
    var index = keyword + 1
    while index < end {
      let token = all[index]
      if token.text == ":" {
        return SourceItem(
          kind: .label,
          tokens: start..<index + 1,
          name: all[keyword].text,
          keyword: keyword
        )
      }
      if token.text == "{" || token.kind == .directive || token.kind == .close { return nil }
      index = token.kind == .open ? (token.partner ?? index) + 1 : index + 1
    }
    return nil
  }

  private func declaration(_ start: Int, _ keyword: Int, before end: Int) -> SourceItem {
    var item = SourceItem(
      kind: .declaration,
      tokens: start..<self.end(from: keyword, before: end),
      keyword: keyword
    )
    if let name = next(keyword, before: end), name.kind == .word { item.name = name.text }
    return item
  }

  private func statement(_ start: Int, keyword: Int, before end: Int) -> SourceItem {
    var item = SourceItem(
      kind: .statement,
      tokens: start..<end,
      name: all[keyword].text,
      keyword: keyword
    )
    guard Self.blocks.contains(all[keyword].text) else {
      item.tokens = start..<self.end(from: keyword, before: end)
      return item
    }
    // A statement that contains blocks ends after its last block.
    var index = keyword + 1
    while index < end {
      let token = all[index]
      if token.text == "{" {
        let after = (token.partner ?? end - 1) + 1
        guard after < end, ["else", "catch", "while"].contains(all[after].text),
          all[after].text != "while" || all[keyword].text == "repeat"
        else {
          item.tokens = start..<min(after, end)
          return item
        }
        index = after + 1
        if all[after].text == "while" {
          item.tokens = start..<self.end(from: after, before: end)
          return item
        }
        continue
      }
      if token.kind == .close || token.kind == .directive { break }
      index = token.kind == .open ? (token.partner ?? index) + 1 : index + 1
    }
    item.tokens = start..<max(min(index, end), start + 1)
    return item
  }

  /// Returns the token after an expression or a declaration. An expression or declaration ends at the end of its line
  /// unless the next line continues it.
  func end(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end {
      let token = all[index]
      if token.text == ";" || token.kind == .close { break }
      if index > start, token.kind == .directive {
        // An expression continues after a directive if a member follows the directive.
        var next = index
        while next < end, all[next].kind == .directive { next += 1 }
        guard next < end, all[next].text == "." || all[next].text == "?" else { break }
        index = next
        continue
      }
      if index > start, token.startsLine, !continues(index, after: index - 1) { break }
      index = token.kind == .open ? (token.partner ?? index) + 1 : index + 1
    }
    return max(min(index, end), start + 1)
  }

  private func continues(_ index: Int, after last: Int) -> Bool {
    let token = all[index]
    let before = all[last]
    if token.text == "." || token.text == "{" || token.isBinary || token.text == ":" { return true }
    if ["?", "??"].contains(token.text) { return true }
    if Self.continuing.contains(token.text) { return true }
    if before.isBinary || [",", ":", "."].contains(before.text) { return true }
    return Self.waiting.contains(before.text)
  }

  // MARK: - Words

  private static let declarations: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "func", "init", "deinit",
    "subscript", "var", "let", "import", "case", "default", "typealias", "associatedtype",
    "operator", "precedencegroup", "macro",
  ]
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify",
  ]
  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "override", "required", "convenience", "mutating", "nonmutating",
    "nonisolated", "isolated", "dynamic", "optional", "indirect", "prefix", "postfix", "infix",
    "distributed", "consuming", "borrowing", "sending",
  ]
  private static let headers: Set<String> = [
    "async", "throws", "rethrows", "reasync", "where", "->", "&", ".",
  ]
  private static let blocks: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "defer",
  ]
  private static let continuing: Set<String> = [
    "else", "catch", "where", "as", "is", "throws", "->",
  ]
  private static let waiting: Set<String> = [
    "try", "await", "return", "throw", "as", "is", "in", "else", "case", "let", "var", "where",
  ]
  private static let statements: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "defer", "return", "throw", "try",
    "await", "let", "var", "func", "struct", "case", "default", "self", "get", "set", "willSet",
    "didSet",
  ]
}
