// SPDX-License-Identifier: MIT

import A11yTree

/// A reader for the semantics tree that Flutter's `debugDumpSemanticsTree` and `toStringDeep` print.
///
/// The description of a node begins with `SemanticsNode#3` after the characters that draw the tree. Each property is on
/// its own line, and long text continues on the next line.
struct FlutterReader: DocumentReader {
  static let fileEnding = "flutter.txt"

  private var screen = Screen(Element(.application))
  /// The nodes, in the order of the elements on the screen.
  private var nodes = [FlutterNode()]
  /// The node into which each node is merged, which is the node itself if it is not merged.
  private var targets = [0]
  /// The open nodes, outermost first.
  private var open: [(column: Int, index: Int)] = []
  private var node = FlutterNode()
  /// A property whose text continues on the next line.
  private var unfinished: (name: String, value: String)?
  /// The property on the previous line. The property's list of words continues on the next line if that line is
  /// indented further.
  private var list: (name: String, column: Int)?
  /// The beginning of the matrix that follows a node's rectangle, until the matrix's two closing brackets are found.
  private var matrix: String?
  private var hasTransforms = false

  static func recognizes(_ text: DocumentOpening) -> Bool { text.isLog(with: "SemanticsNode#") }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    let lines = LogLines(text, dumpStart: start).lines
    let dumps = lines.indices.filter { start(in: lines[$0].text) != nil }
    guard let start = dumps.last else {
      throw DocumentError("no line describes a root node, such as \"SemanticsNode#0\"")
    }
    var reader = FlutterReader()
    if let notice = LogLines.notice(forDumps: dumps.count) { reader.screen.notices.note(notice) }
    for line in lines[start...] {
      guard reader.read(line.words) else { break }
    }
    reader.finishNode()
    reader.setElements()
    for index in reader.screen.elements.indices.dropFirst()
    where reader.screen.elements[index].role == .tabList {
      reader.screen.number(index)
    }
    var notices = reader.screen.notices.all
    let places = reader.hasTransforms ? " or the positions inside scaled and rotated nodes" : ""
    notices.append(
      DocumentNotice(
        "the format does not record the names of custom actions\(places)",
        isAboutFormat: true
      )
    )
    return Document(format: .flutter, tree: reader.screen.update(), notices: notices)
  }

  /// Returns the offset in a line at which a tree begins, that is, the offset of a node that no line connects to a
  /// parent.
  private static func start(in line: ArraySlice<UInt8>) -> Int? {
    guard let name = line.firstRange(of: "SemanticsNode#") else { return nil }
    let before = line[..<name.lowerBound]
    if before.withoutIndentation.isEmpty { return name.lowerBound }
    // The characters that draw a tree are U+2500 to U+257F.
    let character = before.suffix(3)
    if character.first == 0xE2, [0x94, 0x95].contains(character.dropFirst().first) { return nil }
    // Other text in a log may mention a node. A root is followed by the end of the line, which may be written as `\n`.
    let rest = line[name.upperBound...].drop { (0x30...0x39).contains($0) }.withoutIndentation
    return rest.isEmpty || rest.starts(with: "\\n".utf8) ? name.lowerBound : nil
  }

  /// Reads a line of a tree, or returns `false` if the line does not belong to any node.
  private mutating func read(_ line: String) -> Bool {
    let body = line.drop { " │├└─╎╌║═╚╠\t".contains($0) }
    let column = line.distance(from: line.startIndex, to: body.startIndex)
    if body.hasPrefix("SemanticsNode#") {
      begin(String(body), column: column)
      return true
    }
    guard let root = open.first?.column else { return false }
    if unfinished != nil {
      // A line that continues a string is indented further and has no property name.
      if unfinished?.value.isEmpty == true {
        unfinished?.value += body.hasPrefix("\"") ? body.dropFirst() : body
      } else {
        unfinished?.value += "\n" + body
      }
      if body.hasSuffix("\""), let (name, value) = unfinished {
        unfinished = nil
        node.set(name, String(value.dropLast()))
      }
      return true
    }
    if body.isEmpty { return true }
    // A log line after the tree has neither the characters that draw the tree nor an indentation.
    if column <= root { return false }
    if let list, column > list.column {
      node.set(list.name, String(body))
      return true
    }
    if matrix != nil {
      readMatrix(body)
      return true
    }
    readProperty(body, column: column)
    return true
  }

  private mutating func readProperty(_ body: Substring, column: Int) {
    list = nil
    if body.hasPrefix("Rect.fromLTRB(") {
      node.setFrame(body)
      if body.contains("scaled by") { hasTransforms = true }
      if let transform = body.firstRange(of: "with transform") {
        hasTransforms = true
        matrix = ""
        readMatrix(body[transform.upperBound...])
      }
      return
    }
    guard let colon = body.firstIndex(of: ":") else {
      node.set(String(body), "")
      return
    }
    let name = String(body[..<colon])
    let value = body[body.index(after: colon)...].drop { $0 == " " }
    if value.isEmpty {
      if FlutterNode.texts.contains(name) { unfinished = (name, "") }
    } else if value.hasPrefix("\"") {
      if value.count > 1, value.hasSuffix("\"") {
        node.set(name, String(value.dropFirst().dropLast()))
      } else {
        unfinished = (name, String(value.dropFirst()))
      }
    } else {
      list = (name, column)
      node.set(name, String(value))
    }
  }

  private mutating func readMatrix(_ body: Substring) {
    matrix? += body
    guard body.contains("]]"), let text = matrix else { return }
    node.transformFrame(text)
    matrix = nil
  }

  private mutating func begin(_ head: String, column: Int) {
    finishNode()
    unfinished = nil
    list = nil
    matrix = nil
    while let last = open.last, last.column >= column { open.removeLast() }
    let parent = open.last?.index ?? 0
    node = FlutterNode()
    node.origin = nodes[parent].frameOrigin
    let index = screen.append(Element(), to: parent)
    nodes.append(node)
    targets.append(index)
    open.append((column, index))
  }

  /// Stores the completed node and the node into which it is merged.
  private mutating func finishNode() {
    guard let index = open.last?.index else { return }
    nodes[index] = node
    if node.isMerged, open.count > 1 { targets[index] = targets[open[open.count - 2].index] }
  }

  /// Creates the elements. A node includes the words and actions of all nodes that are merged into it.
  private mutating func setElements() {
    for index in nodes.indices where targets[index] != index {
      nodes[targets[index]].merge(nodes[index])
    }
    for index in nodes.indices.dropFirst() {
      let element = nodes[index].element
      screen.change(index) { $0 = element }
      if targets[index] != index { screen.change(index) { $0.states.isHidden = true } }
    }
  }
}
