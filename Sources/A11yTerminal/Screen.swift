// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTextWidth
import A11yTree

/// A session's screen, which shows a title, the elements around the cursors, the caption and the state.
@MainActor
struct Screen {
  let session: AssistiveSession
  let title: String
  let columns: Int
  let rows: Int
  var glyphs = Glyphs.unicode
  /// The number of help lines above the visible part.
  var helpStart = 0

  /// A line with its style.
  struct Line {
    enum Style: CaseIterable {
      case plain
      /// The style for anything other than words. Some terminals draw this style with little contrast.
      case dim
      case strong, caption, voiceOver, switchControl
    }
    var text: String
    var style: Style = .plain
    /// The element that the line represents, so that the user can click it.
    var element: ElementID?
    /// Whether the line names a container of the lines below it.
    var isContainer = false
  }

  /// Returns the lines in the form in which they are written to the terminal.
  ///
  /// - Parameter theme: The colors, or `nil` if no colors are used.
  func drawn(_ lines: [Line], theme: Theme?) -> [VisibleText] {
    lines.prefix(rows).map { line in
      let style = theme?.sequence(for: line.style) ?? line.style.brightness
      let text = glyphs.drawn(TextWidth.cut(VisibleText.of(line.text), to: columns))
      // After a character in the last column, the cursor is still in that column, so clearing the rest of the line
      // would erase that character.
      let end: VisibleText = TextWidth.of(text) < columns ? "\u{1B}[K" : ""
      return "\(style)\(text)\u{1B}[0m\(end)"
    }
  }

  /// Returns the output that updates the screen. The output is limited to lines that differ, because the connection may
  /// be slow.
  static func change(from old: [VisibleText], to new: [VisibleText]) -> VisibleText {
    var text: VisibleText = ""
    let isKnown = old.count == new.count
    for (index, line) in new.enumerated() where !isKnown || line != old[index] {
      text += "\u{1B}[\(index + 1)H\(line)"
    }
    if !isKnown { text += "\u{1B}[J" }
    return text
  }

  /// The lines from top to bottom, with at most one line per row.
  var lines: [Line] {
    let head = [Line(text: heading, style: .strong), rule]
    if isHelp {
      let text = helpLast > 0 ? "↑ ↓ scroll; any other key goes back." : "Any key goes back."
      return head + body(helpHeight) + [Line(text: text)]
    }
    let foot = [rule] + captionLines + [rule] + stateLines
    let space = max(rows - head.count - foot.count, 0)
    return head + body(space) + foot
  }

  /// Whether the help screen is open and takes up the entire space.
  var isHelp: Bool {
    guard case .help = session.shown else { return false }
    return session.prompt == nil
  }

  /// The lines of the help screen. Long descriptions wrap onto lines that are indented past the keys.
  var helpLines: [String] {
    let lines = session.notice.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.flatMap { line -> [String] in
      let text = String(line)
      guard TextWidth.of(text) > columns - 2 else { return [text] }
      let words = line.firstMatch(of: /\s{2,}/).map { line[$0.range.upperBound...] } ?? line
      let keys = String(line[..<words.startIndex])
      let indent = String(repeating: " ", count: TextWidth.of(keys))
      let wrapped = TextWidth.wrap(String(words), to: max(columns - 2 - indent.count, 10))
      return wrapped.enumerated().map { ($0 == 0 ? keys : indent) + $1 }
    }
  }

  /// The number of help lines that fit between the rule below the title and the last line.
  var helpHeight: Int { max(rows - 3, 0) }

  /// The maximum scroll position of the help screen.
  var helpLast: Int { max(helpLines.count - helpHeight, 0) }

  private var rule: Line { Line(text: String(repeating: "─", count: columns), style: .dim) }

  private var heading: String {
    let end = "keys: \(session.name(of: session.driven))"
    let free = max(columns - TextWidth.of(end) - 1, 0)
    return TextWidth.padded("a11ynav  \(title)", to: free) + " " + end
  }

  private var captionLines: [Line] {
    let height = min(max(rows / 5, 2), 6)
    var lines = TextWidth.wrap(VisibleText.of(session.caption), to: max(columns - 4, 1))
    // An element's role comes last, so the middle of a long caption is omitted.
    if lines.count > height {
      let end = height > 2 ? 2 : 1
      let start = lines.prefix(max(height - end, 0)).dropLast()
      lines =
        start + [TextWidth.cut(lines[start.count] + " …", to: columns - 4)] + lines.suffix(end)
    }
    while lines.count < height { lines.append("") }
    return lines.map { Line(text: "  " + $0, style: .caption) }
  }

  private var stateLines: [Line] {
    var lines: [Line] = []
    if let prompt = session.prompt {
      lines.append(Line(text: promptText(prompt), style: .strong))
    } else if let (before, after) = session.editedText {
      lines.append(Line(text: edited("Text: ", before, after), style: .strong))
      // A switch user types with the scanner's keyboard, so the state of the scanner is shown too.
      if session.driven.keysAreSwitches { lines.append(Line(text: session.status)) }
    } else {
      lines.append(Line(text: session.status))
    }
    let notice = TextWidth.wrap(
      VisibleText.of(session.notice),
      to: max(columns, 1),
      limit: rows < 20 ? 2 : 3
    )
    lines += notice.isEmpty ? [Line(text: "")] : notice.map { Line(text: $0) }
    lines.append(Line(text: session.footer(width: columns)))
    return lines
  }

  private func promptText(_ prompt: Prompt) -> String {
    let before = String(prompt.text.prefix(prompt.insertionPoint))
    let after = String(prompt.text.dropFirst(prompt.insertionPoint))
    switch prompt.kind {
    case .command: return edited(":", before, after)
    case .chooser:
      let line = edited("Find: ", before, after)
      guard let count = session.matchCount else { return line + "  …" }
      let start = count == 0 ? "" : "\(prompt.choice + 1) of "
      return line + "  \(start)\(count) item\(count == 1 ? "" : "s")"
    }
  }

  /// Returns the text of an edited field with its insertion point, shortened to the part around the insertion point if
  /// necessary.
  private func edited(_ name: String, _ before: String, _ after: String) -> String {
    let before = VisibleText.of(before)
    let room = max(columns * 2 / 3 - TextWidth.of(name), 1)
    var start = before.endIndex
    var used = 0
    while start > before.startIndex {
      let previous = before.index(before: start)
      used += TextWidth.of(before[previous])
      if used > room { break }
      start = previous
    }
    let cut = start > before.startIndex ? "…" : ""
    return name + cut + before[start...] + "▏" + VisibleText.of(after)
  }
}

extension Screen.Line.Style {
  /// The escape sequence that turns on the style when no colors are available.
  var brightness: VisibleText {
    switch self {
    case .plain: ""
    case .dim: "\u{1B}[2m"
    case .strong, .caption, .voiceOver, .switchControl: "\u{1B}[1m"
    }
  }
}
