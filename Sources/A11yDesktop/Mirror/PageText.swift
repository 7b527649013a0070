// SPDX-License-Identifier: MIT

import A11yTree

/// The text of a web page's object, divided into words and the objects between them.
@BusActor
struct PageText {
  let tree: NodeTree
  let toolkit: any Toolkit

  /// Returns the children of an object in a web page, which are the objects embedded in its text and the words between
  /// them.
  ///
  /// Words in another style are merged with the surrounding words. An object without embedded objects has no children,
  /// and its element contains the text itself.
  func pieces(
    _ references: [AccessibleReference],
    of parent: MirrorNode,
    _ facts: [AccessibleReference: AccessibleFacts],
    _ make: (AccessibleReference) -> MirrorNode?
  ) -> [MirrorNode] {
    let text = parent.facts.text ?? ""
    let embedded = references.filter { reference in
      let facts = facts[reference] ?? tree[reference]?.facts
      return facts.map { !toolkit.isInText($0) } ?? true
    }
    var segments = text.split(
      separator: AccessibleFacts.embedded,
      omittingEmptySubsequences: false
    )[...]
    let isInOrder = segments.count == embedded.count + 1
    var pieces: [Piece] = []
    var words = isInOrder ? "" : String(text.filter { $0 != AccessibleFacts.embedded })
    for reference in embedded {
      if isInOrder { words += segments.removeFirst() }
      if let inline = facts[reference].flatMap({ $0.inlineText }) {
        words += inline
      } else if let child = make(reference) {
        pieces += [.words(words), .node(child)]
        words = ""
      }
    }
    pieces.append(.words(words + (isInOrder ? segments.joined() : "")))
    pieces = pieces.flatMap { split($0, of: parent) }
    // Punctuation after a link at the end of a sentence does not become a separate stop.
    if pieces.count > 1 { pieces.removeAll(where: \.isOnlyAnEnd) }
    let isOnlyWords = pieces.allSatisfy { if case .words = $0 { true } else { false } }
    if isOnlyWords, pieces.count < 2 {
      if case .words(let all)? = pieces.first { parent.facts.text = all }
      return []
    }
    if parent.facts.repeatsContents { parent.facts.name = "" }
    parent.facts.text = nil
    return nodes(for: pieces, of: parent)
  }

  private enum Piece {
    case words(String)
    case marker(String)
    case node(MirrorNode)

    /// Whether the piece of text consists only of punctuation that ends a sentence or closes a bracket.
    var isOnlyAnEnd: Bool {
      guard case .words(let words) = self else { return false }
      return words.unicodeScalars.allSatisfy { scalar in
        ".,;:!?…\" ".unicodeScalars.contains(scalar)
          || [.closePunctuation, .finalPunctuation].contains(scalar.properties.generalCategory)
      }
    }
  }

  /// Separates a list item's marker from the text, and drops a piece of text that consists only of white space.
  private func split(_ piece: Piece, of parent: MirrorNode) -> [Piece] {
    guard case .words(let all) = piece else { return [piece] }
    let words = all.trimmingSpace
    if words.isEmpty { return [] }
    let end = words.firstIndex(where: \.isWhitespace) ?? words.endIndex
    guard parent.facts.attributes["tag"] == "li", Self.isMarker(words[..<end]) else {
      return [.words(words)]
    }
    let rest = words[end...].trimmingSpace
    return [.marker(String(words[..<end]))] + (rest.isEmpty ? [] : [.words(rest)])
  }

  private static func isMarker(_ word: Substring) -> Bool {
    if word.count == 1, let mark = word.first { return "•◦▪‣–".contains(mark) }
    return word.count < 6 && word.hasSuffix(".")
  }

  /// Returns nodes for the given words and objects. Nodes that previously represented words are reused in order.
  private func nodes(for pieces: [Piece], of parent: MirrorNode) -> [MirrorNode] {
    var old = parent.children.filter { $0.kind == .words }[...]
    return pieces.map { piece in
      switch piece {
      case .node(let node): return node
      case .words(let text), .marker(let text):
        let node = old.popFirst() ?? tree.make(.words)
        node.facts.role = .static
        node.facts.text = text
        node.role = if case .marker = piece { .listMarker } else { nil }
        node.facts.attributes = parent.facts.attributes.filter { $0.key == "container-live" }
        tree.change(node)
        return node
      }
    }
  }
}

extension StringProtocol {
  /// The text without leading and trailing white space.
  fileprivate var trimmingSpace: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
