// SPDX-License-Identifier: MIT

import A11yTree

/// A reader for the semantics tree that Flutter's `debugDumpSemanticsTree` and `toStringDeep` print.
///
/// The description of a node begins with `SemanticsNode#3` after the characters that draw the tree; each property is on
/// its own line, and a long text continues on the next line.
struct FlutterReader: DocumentReader {
  static let fileEnding = "flutter.txt"

  private var screen = Screen(Element(.application))
  /// The nodes that are open, outermost first.
  private var open: [(column: Int, index: Int)] = []
  private var node = FlutterNode()
  /// A property whose text has yet to be continued on the next line.
  private var unfinished: (name: String, value: String)?
  private var hasTransforms = false

  static func recognizes(_ text: DocumentOpening) -> Bool { text.isLog(with: "SemanticsNode#") }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    let lines = LogLines(text).lines
    guard let start = lines.lastIndex(where: { Self.isRoot($0) }) else {
      throw DocumentError("no line contains \"SemanticsNode#\" for a node without a parent")
    }
    var reader = FlutterReader()
    for line in lines[start...] {
      guard reader.read(line.words) else { break }
    }
    reader.finishNode()
    for index in reader.screen.elements.indices.dropFirst()
    where reader.screen.elements[index].role == .tabList {
      reader.screen.number(index)
    }
    var notices = reader.screen.notices.all
    let places = reader.hasTransforms ? " or the positions of scaled and rotated nodes" : ""
    notices.append(
      DocumentNotice(
        "the format does not record the names of custom actions\(places)",
        isAboutFormat: true
      )
    )
    return Document(format: .flutter, tree: reader.screen.update(), notices: notices)
  }

  private static func isRoot(_ line: LogLines.Line) -> Bool {
    line.text.drop { $0 == UInt8(ascii: " ") }.starts(with: Array("SemanticsNode#".utf8))
  }

  /// Reads a line, or returns `false` at the first line that does not belong to any node.
  private mutating func read(_ line: String) -> Bool {
    let body = line.drop { " │├└─╎╌║═╚╠".contains($0) }
    let column = line.distance(from: line.startIndex, to: body.startIndex)
    if body.hasPrefix("SemanticsNode#") {
      begin(String(body), column: column)
      return true
    }
    guard !open.isEmpty else { return false }
    if let begun = unfinished {
      // A line that continues a string is indented further and has no property name.
      let value =
        begun.value + (begun.value.isEmpty ? "" : "\n") + Self.unquotedStart(body, begun.value)
      unfinished = body.hasSuffix("\"") ? nil : (begun.name, value)
      if unfinished == nil { node.set(begun.name, String(value.dropLast())) }
      return true
    }
    if body.isEmpty { return true }
    // A log line after the tree has neither the characters that draw the tree nor an indentation.
    if column == 0 { return false }
    readProperty(body)
    return true
  }

  private static func unquotedStart(_ body: Substring, _ value: String) -> Substring {
    value.isEmpty && body.hasPrefix("\"") ? body.dropFirst() : body
  }

  private mutating func readProperty(_ body: Substring) {
    if body.hasPrefix("Rect.fromLTRB(") {
      if body.contains("with transform") || body.contains("scaled by") { hasTransforms = true }
      node.setFrame(body)
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
      node.set(name, String(value))
    }
  }

  private mutating func begin(_ head: String, column: Int) {
    finishNode()
    unfinished = nil
    while let last = open.last, last.column >= column { open.removeLast() }
    let parent = open.last?.index ?? 0
    node = FlutterNode()
    node.origin = screen.elements[parent].details.frame.map { Point(x: $0.x, y: $0.y) }
    open.append((column, screen.append(Element(), to: parent)))
  }

  private mutating func finishNode() {
    guard let index = open.last?.index else { return }
    let element = node.element
    screen.change(index) { $0 = element }
    if node.isMerged { screen.change(index) { $0.states.isHidden = true } }
  }
}
