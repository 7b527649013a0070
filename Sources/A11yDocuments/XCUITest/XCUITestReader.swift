// SPDX-License-Identifier: MIT

import A11yTree

/// A reader for XCUITest's description of an element, on its own or in the log of a test run.
///
/// A failed test prints the elements on the screen, one per line and indented according to their depth, such as
/// `Button, 0x104f, {{25.0, 542.0}, {369.0, 41.0}}, identifier: 'enroll', label: 'Enroll', Disabled`.
struct XCUITestReader: DocumentReader {
  static let fileEnding = "xcuitest.txt"

  private var screen = XCScreen()
  /// The indentations of the open elements, outermost first.
  private var indentations: [Int] = []

  static func recognizes(_ text: DocumentOpening) -> Bool {
    text.isLog(with: "Element subtree:") || text.isLog(with: "Application, 0x")
      || (text.isLog(with: ", 0x") || text.isLog(with: ": traits: ")) && text.contains("}}")
  }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    let lines = LogLines(text, dumpStart: start).lines
    var reader = XCUITestReader()
    let dumps = self.dumps(in: lines)
    guard let dump = dumps.last else {
      throw DocumentError(
        "no description of an element was found; it begins with a line such as \"Application, 0x…, label: 'Name'\""
      )
    }
    if let notice = LogLines.notice(forDumps: dumps.count) { reader.screen.note(notice) }
    let heads = heads(in: lines[dump])
    if let type = heads.first?.line.element.type,
      type != "Application", type != "Window"
    {
      reader.screen.note(
        "the description covers only one element, \(quoted(type)), not the whole screen"
      )
    }
    for head in heads { reader.read(head) }
    return reader.screen.document(
      .xcuitest,
      lacking:
        "which elements the app made accessible, headings, hints, rotors, custom actions or announcements"
    )
  }

  /// Returns the offset in a line at which a description begins, or at which the line before a description begins.
  private static func start(in line: ArraySlice<UInt8>) -> Int? {
    if let heading = line.firstRange(of: "Element subtree:") { return heading.lowerBound }
    if let heading = line.firstRange(of: "Attributes: ") { return heading.lowerBound }
    guard let type = line.firstRange(of: "Application, 0x") else { return nil }
    let after = line[type.upperBound...].drop { !", ".utf8.contains($0) }
    guard after.isEmpty || after.starts(with: ", ".utf8) else { return nil }
    let before = line[..<type.lowerBound]
    return before.suffix(3).elementsEqual("→".utf8) ? before.endIndex - 3 : before.endIndex
  }

  /// Finds the descriptions. Each description begins with an application or at the start of a subtree, and ends before
  /// the first line that cannot belong to it.
  private static func dumps(in lines: [LogLines.Line]) -> [Range<Int>] {
    var dumps: [Range<Int>] = []
    var start: Int?
    // After a description, the log lists the path and the query that led to the description, and both repeat some of
    // the elements.
    var isBehind = false
    for (place, line) in lines.enumerated() {
      let words = line.words.drop { " \t→".contains($0) }
      if endings.contains(where: { words.hasPrefix($0) }) {
        if let begun = start { dumps.append(begun..<place) }
        start = nil
        isBehind = true
        continue
      } else if isBehind, isRepeated(line, words) {
        continue
      } else if words.hasPrefix("Application, 0x") {
        // An application inside another description begins a new description.
        if let begun = start, begun < place { dumps.append(begun..<place) }
        start = place
      } else if words.hasPrefix("Element subtree:") {
        if let begun = start { dumps.append(begun..<place) }
        start = place + 1
      }
      isBehind = false
    }
    if let start, start < lines.count { dumps.append(start..<lines.count) }
    if dumps.isEmpty, lines.contains(where: { XCLine($0.words) != nil }) {
      dumps = [0..<lines.count]
    }
    return dumps.filter { range in lines[range].contains { XCLine($0.words) != nil } }
  }

  private static let endings = ["Path to element:", "Query chain:", "Query input"]

  /// Returns whether a line belongs to the path or the query that follows a description.
  private static func isRepeated(_ line: LogLines.Line, _ words: Substring) -> Bool {
    let text = line.words
    return words.isEmpty || text.contains("→") || text.contains("↪") || XCLine.isHead(text)
      || ["Output:", "Input:", "{", "}"].contains { words.hasPrefix($0) }
  }

  private struct Head {
    var indentation: Int
    var line: XCLine
  }

  /// Returns the elements that the given lines describe. If a label contains line breaks, the label continues on the
  /// lines after the element's first line.
  private static func heads(in lines: ArraySlice<LogLines.Line>) -> [Head] {
    var heads: [Head] = []
    var text = ""
    var indentation = 0
    func finish() {
      if let line = XCLine(text) { heads.append(Head(indentation: indentation, line: line)) }
    }
    for line in lines {
      let words = line.words
      if XCLine.isHead(words) {
        finish()
        text = words
        indentation = words.prefix { $0 == " " || $0 == "→" || $0 == "\t" }.count
      } else if XCLine.isOpen(text) {
        text += "\n" + words
      }
    }
    finish()
    return heads
  }

  private mutating func read(_ head: Head) {
    while let last = indentations.last, last >= head.indentation { indentations.removeLast() }
    screen.end(toDepth: indentations.count)
    indentations.append(head.indentation)
    screen.begin(head.line.element)
  }
}
