extension KeyTable {
  /// What keys do in a text field that is being edited, whatever their modifiers.
  static let textRows: [KeyRow<TextKey>] = [
    KeyRow("Enter", "hand in; where there are lines: a new line", [(Key(.enter), .enter)]),
    KeyRow("Escape", "stop editing", [(Key(.escape), .leave)]),
    KeyRow("Backspace", "delete the character before", [(Key(.backspace), .deleteBackward)]),
    KeyRow(
      "← →",
      "move by a character",
      [(Key(.left), .characterBack), (Key(.right), .characterOn)]
    ),
    KeyRow("Home End", "to the start, to the end", [(Key(.home), .start), (Key(.end), .end)]),
  ]

  /// What keys do in an input line: the command line and the item chooser.
  static let lineRows: [KeyRow<LineKey>] = [
    KeyRow("Enter", "run the command, go to the item", [(Key(.enter), .submit)]),
    KeyRow("Escape", "close", [(Key(.escape), .close), (Key("c", .control), .close)]),
    KeyRow("Backspace", "delete the last character", [(Key(.backspace), .deleteBackward)]),
    KeyRow(
      "↑ ↓",
      "the previous, the next match",
      [(Key(.up), .choosePrevious), (Key(.down), .chooseNext)]
    ),
  ]
}
