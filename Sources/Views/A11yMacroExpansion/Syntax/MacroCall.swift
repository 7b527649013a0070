// SPDX-License-Identifier: MIT

/// `#Name(arguments) { … } label: { … }`, in parts.
struct MacroCall {
  /// Attributes before the macro: `@available(…)`.
  let attributes: String
  /// The arguments in brackets, as they were written.
  let arguments: String
  /// The closures after the arguments, the first without a label.
  let closures: [(label: String, body: String)]

  /// Takes a use of a freestanding macro apart.
  init(_ source: String) throws {
    let list = TokenList(source)
    guard let pound = list.first(from: 0, where: { list[$0].is("#") }) else {
      throw Misuse("this is no use of a macro")
    }
    attributes = list.text(0..<pound)
    var index = pound + 2
    // `#Preview<Value>(…)`
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
