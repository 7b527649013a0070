// SPDX-License-Identifier: MIT

extension KeyTable {
  /// The keys in a text field that is being edited.
  static let textRows: [KeyRow<TextKey>] =
    [
      KeyRow(
        "Enter",
        "submit the field; in multi-line text, start a new line",
        [(Key(.enter), .enter)]
      ),
      KeyRow("Escape", "stop editing", [(Key(.escape), .leave)]),
    ] + editRows.map { $0.mapped(TextKey.edit) } + [
      KeyRow(
        "↑ ↓",
        "move up or down a line; in a single-line field, to the start or end",
        lineMoves.map { ($0.0, .edit($0.1)) }
      ),
      KeyRow(
        "Shift",
        "select text with the arrows, Home and End",
        selections
      ),
    ]

  /// The keys in an input line, such as the command line or the item chooser.
  static let lineRows: [KeyRow<LineKey>] =
    [
      KeyRow("Enter", "run the command, or go to the item", [(Key(.enter), .submit)]),
      KeyRow("Escape", "close", [(Key(.escape), .close), (Key("c", .control), .close)]),
      KeyRow(
        "↑ ↓",
        "previous, next match; on the command line, earlier commands",
        [(Key(.up), .previous), (Key(.down), .next)]
      ),
      KeyRow("Tab", "complete the command", [(Key(.tab), .complete)]),
    ] + editRows.map { $0.mapped(LineKey.edit) }

  /// The keys for editing any text.
  private static let editRows: [KeyRow<TextEdit>] = [
    KeyRow(
      "Backspace Delete",
      "delete the previous or next character",
      [
        (Key(.backspace), .deleteBackward), (Key(.delete), .deleteForward),
        (Key("h", .control), .deleteBackward),
      ]
    ),
    KeyRow(
      "← →",
      "move by a character; with Ctrl or Alt by a word",
      [
        (Key(.left), .characterBack), (Key(.right), .characterOn),
        (Key(.left, .control), .wordBack), (Key(.right, .control), .wordOn),
        (Key(.left, .alt), .wordBack), (Key(.right, .alt), .wordOn),
        (Key("b", .alt), .wordBack), (Key("f", .alt), .wordOn),
      ]
    ),
    KeyRow(
      "Home End",
      "move to the start or end; Ctrl-A Ctrl-E: start or end of the line",
      [
        (Key(.home), .start), (Key(.end), .end),
        (Key("a", .control), .lineStart), (Key("e", .control), .lineEnd),
      ]
    ),
    KeyRow(
      "Ctrl-W Ctrl-U Ctrl-K",
      "delete the previous word, or to the start or end of the line",
      [
        (Key("w", .control), .deleteWord), (Key("u", .control), .deleteToStart),
        (Key("k", .control), .deleteToEnd),
      ]
    ),
  ]

  private static let selections: [(Key, TextKey)] = [
    (Key(.left, .shift), .select(.characterBack)), (Key(.right, .shift), .select(.characterOn)),
    (Key(.left, [.shift, .control]), .select(.wordBack)),
    (Key(.right, [.shift, .control]), .select(.wordOn)),
    (Key(.left, [.shift, .alt]), .select(.wordBack)),
    (Key(.right, [.shift, .alt]), .select(.wordOn)),
    (Key(.up, .shift), .select(.lineUp)), (Key(.down, .shift), .select(.lineDown)),
    (Key(.home, .shift), .select(.start)), (Key(.end, .shift), .select(.end)),
  ]

  private static let lineMoves: [(Key, TextEdit)] = [(Key(.up), .lineUp), (Key(.down), .lineDown)]
}

extension KeyRow {
  /// Returns the row with each key's function converted to another type.
  fileprivate func mapped<Other>(_ other: (Use) -> Other) -> KeyRow<Other> {
    KeyRow<Other>(
      keys,
      summary,
      uses.map { ($0.key, other($0.use)) },
      isOnKeysPageOnly: isOnKeysPageOnly
    )
  }
}
