import A11yTree
import Foundation
import Yams

/// Reads Playwright's ARIA snapshot.
struct ARIAReader {
  private var page = Page(spacing: .trimmed)
  /// What is still to be read: an entry and the node that it stands in, the next one last.
  private var pending: [(entry: Yams.Node, parent: Int, depth: Int)] = []

  static func read(_ data: Data) throws(DocumentError) -> Document {
    var reader = ARIAReader()
    let text = String(decoding: data, as: UTF8.self)
    guard let root = try YAMLText(text).root() else {
      throw DocumentError("the file holds no snapshot, only comments", line: 1, column: 1)
    }
    try reader.begin(root)
    try reader.readAll()
    let order = reader.page.settle()
    return Document(
      format: .aria,
      tree: reader.page.update(order),
      notices: reader.page.notices.all
    )
  }

  private mutating func begin(_ root: Yams.Node) throws(DocumentError) {
    switch root {
    case .sequence(let entries): push(entries, parent: 0, depth: 1)
    case .mapping: pending.append((root, 0, 1))
    default: throw error("a snapshot is a list: its lines begin with \"- \"", at: root)
    }
  }

  private mutating func push(
    _ entries: some BidirectionalCollection<Yams.Node>,
    parent: Int,
    depth: Int
  ) {
    for entry in entries.reversed() { pending.append((entry, parent, depth)) }
  }

  private mutating func readAll() throws(DocumentError) {
    while let (entry, parent, depth) = pending.popLast() {
      switch entry {
      case .scalar(let scalar):
        _ = try readHead(scalar, at: entry, parent: parent)
      case .mapping(let pairs):
        for (key, value) in pairs { try readPair(key, value, parent: parent, depth: depth) }
      default: throw error("an entry is a role, not a list", at: entry)
      }
    }
  }

  private mutating func readPair(
    _ key: Yams.Node,
    _ value: Yams.Node,
    parent: Int,
    depth: Int
  ) throws(DocumentError) {
    guard case .scalar(let head) = key else { throw error("an entry begins with a role", at: key) }
    if head.string.hasPrefix("/") {
      guard case .scalar(let content) = value else {
        // A template may hold a list of what is wanted; a page does not.
        return page.notices.note("unknown property \(quoted(head.string))")
      }
      let isKnown = ARIAStates.setProperty(
        String(head.string.dropFirst()),
        content.string,
        on: &page.nodes[parent]
      )
      if !isKnown { page.notices.note("unknown property \(quoted(head.string))") }
      return
    }
    if head.string == "text" {
      guard case .scalar(let content) = value else { throw error("text is a line", at: value) }
      return appendText(content.string, to: parent)
    }
    let node = try readHead(head, at: key, parent: parent)
    switch value {
    case .scalar(let content): appendText(content.string, to: node)
    case .sequence(let entries): push(entries, parent: node, depth: depth + 1)
    default: throw error("what is inside an entry is text or a list", at: value)
    }
  }

  private mutating func appendText(_ text: String, to parent: Int) {
    guard !text.isEmpty else { return }
    _ = page.append(Page.Node(.text, name: text.collapsingSpaces()), to: parent)
  }

  private mutating func readHead(
    _ head: Yams.Node.Scalar,
    at node: Yams.Node,
    parent: Int
  ) throws(DocumentError) -> Int {
    let key: ARIAKey
    do {
      key = try ARIAKey(head.string)
    } catch {
      throw self.error(error.message, at: node, offset: error.offset)
    }
    if key.isPattern { page.notices.note("a name is a pattern; it is read as it is written") }
    return page.append(makeNode(key), to: parent)
  }

  private mutating func makeNode(_ key: ARIAKey) -> Page.Node {
    let name = key.name.collapsingSpaces()
    var node = Page.Node(ARIARoles.kind(of: key.role) ?? .wrapper, name: name)
    if ARIARoles.kind(of: key.role) == nil {
      page.notices.note("unknown role \(quoted(key.role))")
    }
    if node.kind == .wrapper, !name.isEmpty { node.kind = .element(.generic) }
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

  private func error(_ message: String, at node: Yams.Node, offset: Int = 0) -> DocumentError {
    guard let mark = node.mark else { return DocumentError(message) }
    var column = mark.column + offset
    if case .scalar(let scalar) = node,
      scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    {
      column += 1
    }
    return DocumentError(message, line: mark.line, column: column)
  }
}
