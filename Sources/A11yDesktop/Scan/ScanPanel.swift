// SPDX-License-Identifier: MIT

import A11yTree

/// The contents of the small window that shows the scanner's panel: the menu, the list of windows or the keyboard.
public struct ScanPanel: Hashable, Sendable {
  /// The name of the panel, or an empty string if it has none.
  public var title: String
  /// The names of the stops.
  public var stops: [String]
  /// The index of the current stop.
  public var current: Int?

  /// Creates the contents.
  public init(title: String, stops: [String], current: Int?) {
    self.title = title
    self.stops = stops
    self.current = current
  }

  /// A segment of a line.
  struct Piece: Hashable, Sendable {
    var column: Int
    var text: String
    var isCurrent = false
  }

  /// The maximum number of lines.
  static let mostLines = 12
  /// The maximum length of a stop's name, in characters.
  static let longestName = 48

  /// The margin between the window and the edges of the screen, and between the text and the edges of the window, in
  /// pixels.
  static let margin = 8

  /// Returns the window's position, which is normally at the bottom of the screen. The window is at the top of the
  /// screen if it would otherwise cover highlighted elements and does not cover them there.
  static func frame(
    width: Int,
    height: Int,
    on screen: (width: Int, height: Int),
    besides highlighted: Frame?
  ) -> Frame {
    let x = Double(max((screen.width - width) / 2, 0))
    let bottom = Frame(
      x: x,
      y: Double(max(screen.height - height - margin, 0)),
      width: Double(width),
      height: Double(height)
    )
    var top = bottom
    top.y = Double(margin)
    guard let highlighted, bottom.overlaps(highlighted), !top.overlaps(highlighted) else {
      return bottom
    }
    return top
  }

  /// Returns the contents as lines in which the stops are arranged like words. If there are too many lines, only the
  /// lines around the current stop are returned.
  func lines(columns: Int) -> [[Piece]] {
    let columns = max(columns, 8)
    var lines: [[Piece]] = []
    if !title.isEmpty { lines.append([Piece(column: 0, text: Self.shown(title, columns))]) }
    var line: [Piece] = []
    var column = 0
    var currentLine = 0
    for (place, stop) in stops.enumerated() {
      // The spaces around a stop's name are highlighted together with the name, so that the current stop is easy to
      // see.
      let text = " \(Self.shown(stop, min(Self.longestName, columns - 2))) "
      if column + text.count > columns, !line.isEmpty {
        lines.append(line)
        (line, column) = ([], 0)
      }
      let isCurrent = place == current
      if isCurrent { currentLine = lines.count }
      line.append(Piece(column: column, text: text, isCurrent: isCurrent))
      column += text.count + 1
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > Self.mostLines else { return lines }
    let head = title.isEmpty ? 0 : 1
    let count = Self.mostLines - head
    let start = min(max(currentLine - count / 2, head), lines.count - count)
    return Array(lines[..<head] + lines[start..<start + count])
  }

  /// Returns a name without control characters, shortened to a maximum length.
  private static func shown(_ name: String, _ limit: Int) -> String {
    let visible = name.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    return visible.count > limit ? String(visible.prefix(max(limit - 1, 1))) + "…" : String(visible)
  }
}
