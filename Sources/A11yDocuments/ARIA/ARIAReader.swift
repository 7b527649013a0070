// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A reader for Playwright's ARIA snapshots.
struct ARIAReader: DocumentReader {
  static let fileEnding = "aria.yaml"

  static func recognizes(_ text: DocumentOpening) -> Bool {
    if case .yaml = text.syntax { return true }
    return text.isLog(with: "```yaml") || text.isLog(beginningWith: "- ")
  }

  private let yaml: YAMLTree
  private var page = Page(spacing: .trimmed)
  private var gaps = ARIAGaps()
  /// The unread entries, each with its parent node, in reverse order.
  private var pending: [(entry: Int, parent: Int)] = []

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    let snapshot = Snapshot(in: text)
    do {
      return try read(snapshot)
    } catch {
      throw DocumentError(
        error.message,
        line: error.line.map { $0 + snapshot.linesBefore },
        column: error.column
      )
    }
  }

  private static func read(_ snapshot: Snapshot) throws(DocumentError) -> Document {
    var reader = try ARIAReader(YAMLTree(reading: snapshot.text))
    if snapshot.count > 1 {
      reader.page.notices.note(
        "the text contains \(snapshot.count) snapshots, but only the last one was read"
      )
    }
    try reader.readAll()
    let order = reader.page.settle()
    return Document(
      format: .aria,
      tree: reader.page.update(order),
      notices: reader.page.notices.all + reader.gaps.notices
    )
  }

  private init(_ yaml: YAMLTree) throws(DocumentError) {
    self.yaml = yaml
    guard let root = yaml.root else {
      throw DocumentError("the file contains only comments, not a snapshot", line: 1, column: 1)
    }
    switch yaml[root].kind {
    case .sequence: push(entriesOf: root, parent: 0)
    case .mapping: pending.append((root, 0))
    case .scalar: throw error("a snapshot must be a list whose lines begin with \"- \"", at: root)
    }
  }

  private mutating func push(entriesOf list: Int, parent: Int) {
    for entry in yaml.children(of: list).reversed() { pending.append((entry, parent)) }
  }

  private mutating func readAll() throws(DocumentError) {
    while let (entry, parent) = pending.popLast() {
      switch yaml[entry].kind {
      case .scalar: _ = try readHead(entry, parent: parent)
      case .mapping:
        for (key, value) in yaml.pairs(of: entry) { try readPair(key, value, parent: parent) }
      case .sequence: throw error("an entry must begin with a role, not a list", at: entry)
      }
    }
  }

  private mutating func readPair(_ key: Int, _ value: Int, parent: Int) throws(DocumentError) {
    guard yaml[key].kind == .scalar else { throw error("an entry must begin with a role", at: key) }
    let head = yaml[key].text
    let content = yaml[value]
    if head.hasPrefix("/") {
      // A template may list the expected children here, but a snapshot of a page does not.
      let isKnown =
        content.kind == .scalar
        && ARIAStates.setProperty(String(head.dropFirst()), content.text, on: &page.nodes[parent])
      if !isKnown { page.notices.note("unknown property \(quoted(head))") }
      return
    }
    if head == "text" {
      guard content.kind == .scalar else {
        throw error("the content of \"text\" must be a single line", at: value)
      }
      return appendText(content.text, to: parent)
    }
    let node = try readHead(key, parent: parent)
    switch content.kind {
    case .scalar: appendText(content.text, to: node)
    case .sequence: push(entriesOf: value, parent: node)
    case .mapping: throw error("the content of an entry must be text or a list", at: value)
    }
  }

  private mutating func appendText(_ text: String, to parent: Int) {
    guard !text.isEmpty else { return }
    gaps.noteText(in: page.nodes[parent])
    _ = page.append(Page.Node(.text, name: text.collapsingSpaces()), to: parent)
  }

  private mutating func readHead(_ entry: Int, parent: Int) throws(DocumentError) -> Int {
    let key: ARIAKey
    do {
      key = try ARIAKey(yaml[entry].text)
    } catch {
      throw self.error(error.message, at: entry, offset: error.offset)
    }
    if key.isPattern { page.notices.note("the pattern in a name is read as plain text") }
    let node = makeNode(key)
    gaps.note(node)
    return page.append(node, to: parent)
  }

  private mutating func makeNode(_ key: ARIAKey) -> Page.Node {
    let name = key.name.collapsingSpaces()
    var node = Page.Node(ARIARoles.kind(of: key.role) ?? .wrapper, name: name)
    if ARIARoles.kind(of: key.role) == nil {
      page.notices.note("unknown role \(quoted(key.role))")
    }
    if node.kind == .wrapper, !name.isEmpty { node.kind = .element(.generic) }
    if node.role == .form, name.isEmpty { node.kind = .wrapper }
    if node.kind == .wrapper { node.edges = .unlessSpaced }
    node.continuesWord = key.role == "subscript" || key.role == "superscript"
    node.isModalUnknown = node.role == .dialog
    switch node.role {
    case .alert: node.details.live = .assertive
    case .status, .log: node.details.live = .polite
    default: break
    }
    for (attribute, value) in key.attributes
    where !ARIAStates.set(attribute, value, on: &node) {
      page.notices.note(
        "unknown attribute \(quoted("[\(attribute)\(value.map { "=" + $0 } ?? "")]"))"
      )
    }
    return node
  }

  private func error(_ message: String, at index: Int, offset: Int = 0) -> DocumentError {
    let node = yaml[index]
    let column = node.column + offset + (node.isQuoted ? 1 : 0)
    return DocumentError(message, line: node.line, column: column)
  }
}
