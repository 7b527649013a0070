// SPDX-License-Identifier: MIT

/// What lines, corners and marks are drawn with.
public struct Glyphs: Sendable {
  /// For terminals that show all of Unicode.
  public static let unicode = Glyphs(table: [:])
  /// For terminals whose locale is not UTF-8.
  public static let ascii = Glyphs(table: [
    "─": "-", "│": "|", "╌": "-", "╎": ":", "┌": "+", "┐": "+", "└": "+", "┘": "+", "▸": ">",
    "▏": "|", "…": "~", "•": "*", "←": "<", "→": ">", "↑": "^", "↓": "v",
  ])

  private let table: [Character: Character]

  private init(table: [Character: Character]) { self.table = table }

  /// The glyphs for a terminal, by the locale of its programs: the first that is set of `LC_ALL`,
  /// `LC_CTYPE` and `LANG`.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let isUnicode = locale.map { $0.uppercased().contains("UTF") } ?? true
    self = isUnicode ? .unicode : .ascii
  }

  /// The text with these glyphs; each is as wide as the one that it replaces.
  func drawn(_ text: String) -> String {
    table.isEmpty ? text : String(text.map { table[$0] ?? $0 })
  }
}
