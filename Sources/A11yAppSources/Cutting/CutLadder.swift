// SPDX-License-Identifier: MIT

/// Finds the pieces of code that contain a position in a file, from the smallest to the largest.
package struct CutLadder {
  let tokens: SourceTokens
  let items: SourceItems
  let calls: CallShape
  let context: BuilderContext
  let file: [SourceItem]
  var all: [SourceToken] { tokens.all }

  /// Reads a file. O(length).
  package init(_ text: String) {
    tokens = SourceTokens(text)
    items = SourceItems(tokens)
    calls = CallShape(items)
    context = BuilderContext(items: items, calls: calls)
    file = items.file
  }

  /// Returns the byte range of a unit, extended so that it contains both ends of every conditional directive that it
  /// partly covers.
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

  /// Returns the pieces of code at a one-based line and column, smallest first.
  package func units(line: Int, column: Int) -> [CutUnit] {
    guard let place = tokens.place(line: line, column: column),
      let token = tokens.index(at: place)
    else { return [whole] }
    return units(at: token)
  }

  /// Returns the token at a byte offset, or the first token after the offset.
  package func token(at place: Int) -> Int? { tokens.index(at: place) }

  /// Returns the tokens with the given name in expressions and types.
  package func places(of name: String) -> [Int] {
    all.indices.filter { index in
      all[index].text == name && (index == 0 || all[index - 1].text != ".")
        && !(index + 1 < all.count && all[index + 1].text == ":" && index > 0
          && ["(", ","].contains(all[index - 1].text))
    }
  }

  /// The whole file.
  package var whole: CutUnit {
    CutUnit(kind: .file, tokens: 0..<all.count, place: "", text: "", replacement: "")
  }

  /// Returns the pieces of code that contain a token, smallest first.
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

  /// The context of a list of declarations or statements.
  struct Surroundings {
    var place = ""
    /// Whether the items are members of a type or declarations in the file, as opposed to statements.
    var isOutside = true
    /// Whether the items are a view builder's statements.
    var isBuilder = false
    /// Whether the list's only item is the value of a function or closure.
    var isValue = false

    func inside(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }
  }

  func unit(
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

  /// Returns the first tokens of a piece of code as one line.
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

  static let summaryLength = 60
  static let kept: Set<String> = [
    "return", "throw", "break", "continue", "fallthrough", "case", "default",
  ]
  static let blocks: Set<String> = [
    "if", "guard", "for", "while", "repeat", "do", "switch", "defer",
  ]
}
