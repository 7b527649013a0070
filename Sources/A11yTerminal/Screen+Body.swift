// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTextWidth
import A11yTree

extension Screen {
  /// Returns the matches in an open item chooser, the help screen if it is open, or the elements around the controlled
  /// cursor with an outline for each cursor.
  func body(_ height: Int) -> [Line] {
    var lines: [Line]
    if session.prompt?.kind == .chooser {
      lines = chooserLines(height)
    } else if isHelp {
      lines = helpLines.dropFirst(min(helpStart, helpLast)).map { Line(text: "  " + $0) }
    } else {
      lines = elementLines(height)
    }
    lines = Array(lines.prefix(height))
    while lines.count < height { lines.append(Line(text: "")) }
    return lines
  }

  private func chooserLines(_ height: Int) -> [Line] {
    let choice = session.prompt?.choice ?? 0
    let first = max(0, min(choice - height / 2, (session.matchCount ?? 0) - height))
    return session.matches(first..<first + height).enumerated().map { place, item in
      first + place == choice
        ? Line(text: "▸ " + item.text, style: .voiceOver, element: item.id)
        : Line(text: "  " + item.text, element: item.id)
    }
  }

  /// The outline of a cursor, which is drawn from the first to the last stop inside it.
  private struct Outline {
    var name: String
    var style: Line.Style
    var first: ElementID
    var last: ElementID
    var sides: (horizontal: Character, vertical: Character)
  }

  private func elementLines(_ height: Int) -> [Line] {
    let stops = window(height)
    let outlines = outlines
    var lines: [Line] = []
    var open: [Outline] = outlines.filter { outline in
      // An outline that starts above the visible lines is already open.
      guard let first = stops.first, outline.first != first else { return false }
      return !stops.contains(outline.first) && stops.contains(outline.last)
    }
    var center = 0
    var path: [VoiceOver.Item] = []
    for id in stops {
      let context = VoiceOver.context(of: id, in: session.tree)
      for (depth, container) in context.enumerated() {
        guard depth >= path.count || path[depth].id != container.id else { continue }
        path = Array(path.prefix(depth)) + [container]
        lines.append(content(container.text, depth, inside: open, isContainer: true))
      }
      path = context
      // If two outlines start on the same line, the longer outline surrounds the shorter outline.
      let starting = outlines.filter { $0.first == id }
      for outline in starting.sorted(by: { ends(of: $0, after: $1, in: stops) }) {
        lines.append(edge(outline, inside: open, name: outline.name, corners: ("┌", "┐")))
        open.append(outline)
      }
      if id == session.focus(of: session.driven) { center = lines.count }
      let text = VoiceOver.words(of: id, in: session.tree).text
      var line = content(text, context.count, inside: open)
      line.element = id
      lines.append(line)
      while let place = open.lastIndex(where: { $0.last == id }) {
        let outline = open.remove(at: place)
        lines.append(edge(outline, inside: open, name: "", corners: ("└", "┘")))
      }
    }
    let start = min(max(center - height / 2, 0), max(lines.count - height, 0))
    return withContext(Array(lines.dropFirst(start)), above: center - start)
  }

  private func ends(of one: Outline, after other: Outline, in stops: [ElementID]) -> Bool {
    // An outline that ends below the visible lines ends after every outline that ends within the visible lines.
    (stops.firstIndex(of: one.last) ?? .max) > (stops.firstIndex(of: other.last) ?? .max)
  }

  /// Returns the lines preceded by the names of the containers around the first element, if there is room
  /// above the cursor.
  private func withContext(_ lines: [Line], above center: Int) -> [Line] {
    for count in 0..<max(center / 2, 1) {
      let rest = lines.dropFirst(count)
      guard let place = rest.firstIndex(where: { $0.element != nil }),
        let first = rest[place].element
      else { break }
      // Containers that begin among the visible lines already have lines of their own.
      let shown = rest[..<place].count(where: \.isContainer)
      let hidden = VoiceOver.context(of: first, in: session.tree).dropLast(shown)
      guard hidden.count <= count else { continue }
      let head = hidden.enumerated().map { content($1.text, $0, inside: [], isContainer: true) }
      return head + rest
    }
    return lines
  }

  private func edge(
    _ outline: Outline,
    inside open: [Outline],
    name: String,
    corners: (String, String)
  ) -> Line {
    let left = open.map { "\($0.sides.vertical) " }.joined()
    let title = name.isEmpty ? "" : " \(name) "
    let width = max(columns - TextWidth.of(left + title) - 4 - open.count * 2, 0)
    let line = String(repeating: outline.sides.horizontal, count: width)
    let right = open.reversed().map { " \($0.sides.vertical)" }.joined()
    return Line(
      text: " " + left + corners.0 + title + line + corners.1 + right,
      style: outline.style
    )
  }

  /// Returns a line of words, indented by the number of containers around the element.
  private func content(
    _ words: String,
    _ depth: Int,
    inside open: [Outline],
    isContainer: Bool = false
  ) -> Line {
    let step = columns < 60 ? 1 : 2
    let text = String(repeating: " ", count: min(depth * step, columns / 4)) + words
    guard let inner = open.last else {
      return Line(text: "   " + text, isContainer: isContainer)
    }
    let left = " " + open.map { "\($0.sides.vertical) " }.joined()
    let right = open.reversed().map { " \($0.sides.vertical)" }.joined()
    let free = max(columns - TextWidth.of(left + right) - 1, 0)
    let cut = TextWidth.cut(VisibleText.of(text), to: free)
    let pad = String(repeating: " ", count: max(free - TextWidth.of(cut), 0))
    return Line(text: left + cut + pad + right, style: inner.style, isContainer: isContainer)
  }

  private var outlines: [Outline] {
    AssistiveTechnology.allCases.compactMap { technology -> Outline? in
      guard let id = session.focus(of: technology) else { return nil }
      let tree = session.tree
      let isItem = tree.kinds(of: id).contains(.stop)
      guard let first = tree.first(.stop, in: id) else { return nil }
      let last = isItem ? first : tree.last(.stop, in: id) ?? first
      let look = Self.looks[technology]
      return Outline(
        name: session.name(of: technology),
        style: look?.style ?? .plain,
        first: first,
        last: last,
        sides: look?.sides ?? ("─", "│")
      )
    }
  }

  /// The style of the outline around each cursor.
  private static let looks:
    [AssistiveTechnology: (
      style: Line.Style, sides: (horizontal: Character, vertical: Character)
    )] = [
      .voiceOver: (.voiceOver, ("─", "│")), .switchControl: (.switchControl, ("╌", "╎")),
    ]

  /// Returns the stops around the controlled cursor, up to the maximum number for which there could be room.
  private func window(_ height: Int) -> [ElementID] {
    let tree = session.tree
    guard let scope = tree.scope,
      let center = session.focus(of: session.driven).flatMap({ tree.first(.stop, in: $0) })
        ?? tree.first(.stop, in: scope)
    else { return [] }
    var before: [ElementID] = []
    // Rows that have not been created yet are drawn when the cursor comes near them.
    let kinds: ElementKinds = [.stop, .unmade]
    func isDrawn(_ id: ElementID) -> Bool { tree.kinds(of: id).contains(.stop) }
    var next = tree.previous(kinds, before: center, in: scope)
    while let id = next, isDrawn(id), before.count < height {
      before.append(id)
      next = tree.previous(kinds, before: id, in: scope)
    }
    var after: [ElementID] = []
    next = tree.next(kinds, after: center, in: scope)
    while let id = next, isDrawn(id), after.count < height {
      after.append(id)
      next = tree.next(kinds, after: id, in: scope)
    }
    return before.reversed() + [center] + after
  }
}
