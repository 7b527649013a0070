// SPDX-License-Identifier: MIT

/// A parsed macro expansion, such as `#Name(arguments) { … } label: { … }`.
struct MacroCall {
  /// The attributes that precede the macro, such as `@available(…)`.
  let attributes: String
  /// The arguments in parentheses, as written in the source.
  let arguments: String
  /// The trailing closures, the first of which has no label.
  let closures: [(label: String, body: String)]

  /// Parses the expansion of a freestanding macro.
  init(_ source: String) throws {
    let list = TokenList(source)
    guard let pound = list.first(from: 0, where: { list[$0].is("#") }) else {
      throw Misuse("this syntax does not use a macro")
    }
    attributes = list.text(0..<pound)
    var index = pound + 2
    // Generic arguments, as in `#Preview<Value>(…)`, are skipped.
    if list.isAt(index, "<"), let bracket = list.first(from: index, where: { list[$0].text == "(" })
    {
      index = bracket
    }
    if list.isAt(index, "(") {
      arguments = list.textInside(index)
      index = list.next(index)
    } else {
      arguments = ""
    }
    var closures: [(String, String)] = []
    if list.isAt(index, "{") {
      closures.append(("", list.textInside(index)))
      index = list.next(index)
    }
    while index + 2 < list.tokens.count, list.isAt(index + 1, ":"), list.isAt(index + 2, "{"),
      let label = list[index].name
    {
      closures.append((label, list.textInside(index + 2)))
      index = list.next(index + 2)
    }
    self.closures = closures
  }
}
