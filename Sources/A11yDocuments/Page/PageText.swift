// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that joins consecutive pieces of text.
struct PageText {
  let spacing: Page.Spacing

  /// Merges consecutive pieces of text that are not separated by links, controls or blocks.
  func merge(in index: Int, _ nodes: inout [Page.Node]) {
    let children = nodes[index].children
    guard children.contains(where: { nodes[Int($0)].kind == .text }) else { return }
    var merged: [Int32] = []
    merged.reserveCapacity(children.count)
    var start = 0
    while start < children.count {
      guard nodes[Int(children[start])].kind == .text else {
        merged.append(children[start])
        start += 1
        continue
      }
      var end = start + 1
      while end < children.count, nodes[Int(children[end])].kind == .text,
        !isParted(children[end - 1], children[end], nodes)
      {
        end += 1
      }
      let text = text(of: children[start..<end], nodes)
      let standsAlone = end - start == children.count
      if !text.isEmpty, standsAlone || !text.isClosingPunctuation {
        let first = Int(children[start])
        nodes[first].kind = .element(.staticText)
        nodes[first].name = text
        let language = language(of: children[start..<end], nodes)
        // Setting a detail uses memory, and most pieces of text have no details.
        if language != nodes[first].details.language { nodes[first].details.language = language }
        merged.append(children[start])
      }
      start = end
    }
    nodes[index].children = merged
  }

  /// Returns the common language of the pieces of text, or the language of the surrounding content if their languages
  /// differ.
  private func language(of pieces: ArraySlice<Int32>, _ nodes: [Page.Node]) -> String {
    let languages = Set(
      pieces.filter { !nodes[Int($0)].name.allSatisfy(\.isWhitespace) }
        .map { nodes[Int($0)].details.language }
    )
    return languages.count == 1 ? languages.first ?? "" : ""
  }

  /// Returns whether a block boundary separates two pieces of text.
  private func isParted(_ first: Int32, _ second: Int32, _ nodes: [Page.Node]) -> Bool {
    switch max(nodes[Int(first)].endsBlock, nodes[Int(second)].startsBlock) {
    case .none: false
    case .always: true
    case .unlessSpaced:
      !nodes[Int(first)].name.goesOn(in: nodes[Int(second)].name)
    }
  }

  private func text(of pieces: ArraySlice<Int32>, _ nodes: [Page.Node]) -> String {
    var run = TextRun(spacing)
    for (offset, piece) in zip(pieces.indices, pieces) {
      let touches = offset > pieces.startIndex && nodes[Int(pieces[offset - 1])].endsWord
      run.append(
        nodes[Int(piece)].name,
        endsWord: nodes[Int(piece)].endsWord || touches,
        continuesWord: nodes[Int(piece)].continuesWord
      )
    }
    return run.text.collapsingSpaces()
  }
}

extension [Page.Node] {
  /// Returns the words inside a node, in order.
  func words(in index: Int) -> String {
    var words: [String] = []
    var pending = Array<Int32>(self[index].children.reversed())
    while let next = pending.popLast() {
      if self[Int(next)].name.isEmpty {
        pending += self[Int(next)].children.reversed()
      } else {
        words.append(self[Int(next)].name)
      }
    }
    if words.count == 1 { return words[0] }
    return words.joined(separator: " ").collapsingSpaces()
  }
}

extension String {
  /// Returns whether another piece of text continues the same line. A piece of text continues the line if the two
  /// pieces are joined by a space, which browsers do not keep between blocks, or by a punctuation mark that cannot
  /// begin or end a block.
  ///
  /// In this method, a line break does not count as a space. Browsers keep a line break only in preformatted text,
  /// where it ends a line.
  fileprivate func goesOn(in next: String) -> Bool {
    guard let last = unicodeScalars.last, let first = next.unicodeScalars.first else { return true }
    if last == "\n" || first == "\n" { return false }
    return last.properties.isWhitespace || first.properties.isWhitespace || first.isClosing
      || last.isOpening
  }
}
