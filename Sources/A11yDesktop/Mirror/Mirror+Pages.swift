// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// Whether a page's object says only what names another: a label or a caption, or the words in
  /// one that holds its field; or whether nothing is in a list or a group.
  func repeatsLabel(_ node: MirrorNode) -> Bool {
    if node.kind == .words {
      guard let label = node.parent, label.facts.role == .label else { return false }
      return labels(label)
    }
    switch node.facts.role {
    case .label where node.facts.attributes["tag"] == "legend": return false
    case .label: return node.children.isEmpty && labelsNeighbour(node)
    case .caption: return node.children.isEmpty && labels(node)
    case .list, .panel, .section: return node.children.isEmpty && node.facts.text?.isEmpty != false
    default: return false
    }
  }

  private func labels(_ node: MirrorNode) -> Bool {
    node.facts.relations[.labelFor]?.isEmpty == false
  }

  /// Whether a label is beside what it labels; elsewhere it is read, as other text is.
  private func labelsNeighbour(_ node: MirrorNode) -> Bool {
    let siblings = node.parent?.children ?? []
    guard let place = siblings.firstIndex(where: { $0 === node }) else { return false }
    let labelled = node.facts.relations[.labelFor] ?? []
    return [place - 1, place + 1].contains { neighbour in
      guard siblings.indices.contains(neighbour), let own = siblings[neighbour].reference else {
        return false
      }
      return labelled.contains(own)
    }
  }

  /// The place of a page's cell in its table, with the headers of its row and its column.
  func pageCell(of node: MirrorNode) -> TableCell? {
    guard toolkit.hasPages, var cell = node.facts.cell, let row = node.parent else { return nil }
    cell.rowHeaders = row.children.filter { $0 !== node && $0.facts.role == .rowHeader }.map(\.id)
    guard let table = node.ancestor(where: { $0.facts.interfaces.contains(.table) }) else {
      return cell
    }
    // Headers of columns are in the first rows, which may be in a group.
    var rows: [MirrorNode] = []
    var pending = Array(table.children.prefix(Self.headerRows).reversed())
    while let next = pending.popLast(), rows.count < Self.headerRows {
      if next.facts.role == .tableRow {
        rows.append(next)
      } else {
        pending += next.children.prefix(Self.headerRows).reversed()
      }
    }
    cell.columnHeaders = rows.flatMap(\.children).filter { header in
      guard header !== node, header.facts.role == .columnHeader, let own = header.facts.cell else {
        return false
      }
      return (own.column..<(own.column + own.columnSpan)).contains(cell.column)
    }.map(\.id)
    return cell
  }

  /// Whether a browser has not shown a page yet.
  var isWaitingForPage: Bool {
    guard toolkit.hasPages else { return false }
    return !nodes.values.contains { node in
      node.facts.role == .documentWeb && !node.facts.states.contains(.busy)
        && !node.children.isEmpty
    }
  }

  private static var headerRows: Int { 4 }
}

extension Mirror {
  /// The children of an object of a page: those embedded in its text, and the words between them.
  ///
  /// Words in another style belong to the words around them. An object whose text has nothing
  /// embedded has no children: it says the text itself.
  func pieces(
    _ references: [AccessibleReference],
    of parent: MirrorNode,
    _ facts: [AccessibleReference: AccessibleFacts],
    _ make: (AccessibleReference) -> MirrorNode?
  ) -> [MirrorNode] {
    let text = parent.facts.text ?? ""
    let embedded = references.filter { reference in
      let facts = facts[reference] ?? node(reference)?.facts
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
    // The end of a sentence after a link is no stop of its own.
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

    /// Whether it is nothing but the end of a sentence or a bracket.
    var isOnlyAnEnd: Bool {
      guard case .words(let words) = self else { return false }
      return words.unicodeScalars.allSatisfy { scalar in
        ".,;:!?…\" ".unicodeScalars.contains(scalar)
          || [.closePunctuation, .finalPunctuation].contains(scalar.properties.generalCategory)
      }
    }
  }

  /// Cuts off a list item's marker, and leaves out what is only space.
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

  /// Nodes for words and objects; words that were there before keep their nodes, in order.
  private func nodes(for pieces: [Piece], of parent: MirrorNode) -> [MirrorNode] {
    var old = parent.children.filter { $0.kind == .words }[...]
    return pieces.map { piece in
      switch piece {
      case .node(let node): return node
      case .words(let text), .marker(let text):
        let node = old.popFirst() ?? makeNode(.words)
        node.facts.role = .static
        node.facts.text = text
        node.role = if case .marker = piece { .listMarker } else { nil }
        node.facts.attributes = parent.facts.attributes.filter { $0.key == "container-live" }
        change(node)
        return node
      }
    }
  }
}

extension StringProtocol {
  /// The text without space around it.
  fileprivate var trimmingSpace: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
