// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTranscripts
import A11yTree
import Foundation

extension Session {
  /// Expects the screen or an element to have a certain outline, with one line per element in reading order. Each line
  /// is indented by two spaces relative to the line of its container.
  ///
  /// ```swift
  /// session.expectOutline("""
  ///   Sign up, heading
  ///   Email, text field
  ///   ...
  ///   """)
  /// ```
  /// Each line contains VoiceOver's words for one element alone; containers with words have a line as well. A line can
  /// also be a `/regular expression/` or `...`. Nothing is spoken, so the test does not need to expect any speech
  /// afterwards.
  public func expectOutline(
    _ outline: String,
    of element: ElementHandle? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    (source as? any TestableSource)?.takeTurn()
    let written = outline.split(separator: "\n").map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    do {
      let patterns = try written.map { try Self.pattern(ofOutlineLine: $0) }
      let found = self.outline(of: element)
      let alignment = LineAlignment(expected: patterns, heard: found)
      guard !alignment.isSame else { return }
      ledger.fail(
        "The outline differs from the expected one:\n\n"
          + comparison(alignment, written, found, none: "The outline is empty."),
        at: site
      )
    } catch {
      ledger.fail("\(error)", at: site)
    }
  }

  /// Returns the outline of the screen or of an element, with one line per element. O(number of elements).
  public func outline(of element: ElementHandle? = nil) -> [String] {
    base.makeAllRows()
    guard let start = element.map(\.id) ?? base.tree.scope else { return [] }
    let tree = base.tree
    var lines: [String] = []
    var stack = [(id: start, depth: 0)]
    while let (id, depth) = stack.popLast() {
      guard let element = tree[id], !element.states.isHidden else { continue }
      let words = id == tree.root ? "" : VoiceOver.words(of: id, in: tree).text
      if !words.isEmpty { lines.append(String(repeating: "  ", count: depth) + words) }
      let isStop = tree.kinds(of: id).contains(.stop)
      for child in tree.children(of: id).reversed()
      where !isStop || tree.kinds(within: child).contains(.stop) {
        stack.append((child, words.isEmpty ? depth : depth + 1))
      }
    }
    return lines
  }

  private static func pattern(ofOutlineLine line: String) throws -> SpeechPattern {
    let indent = line.prefix(while: \.isWhitespace)
    switch try SpeechPattern(written: line.trimmed) {
    case .rest: return .rest
    case .words(let words): return .words(indent + words)
    case .expression(let source):
      return .expression("[ ]{\(indent.count)}(?:\(source))")
    }
  }
}
