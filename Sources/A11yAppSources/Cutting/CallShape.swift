// SPDX-License-Identifier: MIT

/// Determines the extent of calls, members and arguments in an expression.
struct CallShape {
  let items: SourceItems
  private var all: [SourceToken] { items.tokens.all }

  init(_ items: SourceItems) { self.items = items }

  /// Returns the token after the arguments and trailing closures that follow a name.
  func end(ofCall name: Int, before end: Int) -> Int {
    var index = items.afterGenerics(name + 1, before: end)
    while index < end {
      let token = all[index]
      if token.text == "(" || token.text == "[", token.startsLine { break }
      if ["(", "["].contains(token.text), let close = token.partner {
        index = close + 1
      } else if token.text == "{", let close = token.partner {
        index = close + 1
        // Trailing closures after the first one have labels.
        while index + 2 < end, all[index].kind == .word, all[index + 1].text == ":",
          all[index + 2].text == "{", let close = all[index + 2].partner
        { index = close + 1 }
        break
      } else if token.kind == .op, !token.hasSpaceBefore,
        token.text.allSatisfy({ "?!".contains($0) })
      {
        index += 1
      } else {
        break
      }
    }
    return min(index, end)
  }

  /// Returns the token after a name, its nested types, and the call of the last of these types.
  func end(ofBase name: Int, before end: Int) -> Int {
    var index = name
    while index + 2 < end, all[index + 1].text == ".", all[index + 2].kind == .word,
      all[index + 2].text.first?.isUppercase == true
    { index += 2 }
    return self.end(ofCall: index, before: end)
  }

  /// Returns the modifier or call whose argument list or closure contains a token, given the opening bracket of the
  /// list or closure. The result is the index of the modifier's dot or of the called name.
  func owner(ofBracket open: Int, from start: Int, before end: Int) -> Int? {
    var index = open - 1
    while index >= start {
      let token = all[index]
      if token.kind == .close {
        guard let partner = token.partner else { return nil }
        index = partner - 1
        continue
      }
      if token.kind == .word {
        if index > start, all[index - 1].text == "." {
          if self.end(ofCall: index, before: end) > open { return index - 1 }
        } else if self.end(ofBase: index, before: end) > open {
          return index
        }
      } else if token.text != ":", token.kind != .op || !"<>?!".contains(token.text.first ?? " ") {
        return nil
      }
      index -= 1
    }
    return nil
  }

  /// Returns the argument that contains a token, without its label, given the opening bracket of the argument list.
  func argument(containing token: Int, inBracket open: Int) -> Range<Int>? {
    guard let close = all[open].partner, (open + 1..<close).contains(token) else { return nil }
    var start = open + 1
    var index = start
    while index < close {
      if all[index].text == "," {
        if index >= token { break }
        start = index + 1
      }
      index = all[index].kind == .open ? (all[index].partner ?? index) + 1 : index + 1
    }
    if start + 1 < close, all[start].kind == .word, all[start + 1].text == ":" { start += 2 }
    let end = min(index, close)
    return start < end && (start..<end).contains(token) ? start..<end : nil
  }

  /// Returns the opening brackets that enclose a token, innermost first, back to a given start.
  func brackets(around token: Int, from start: Int) -> [Int] {
    var found: [Int] = []
    var index = token - 1
    if all[token].kind == .close { index = (all[token].partner ?? token) - 1 }
    while index >= start {
      if all[index].kind == .close {
        guard let partner = all[index].partner else { break }
        index = partner - 1
        continue
      }
      if all[index].kind == .open, all[index].partner != nil { found.append(index) }
      index -= 1
    }
    return found
  }
}
