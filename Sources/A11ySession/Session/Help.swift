import A11yTree

/// What the keys do, in words.
public enum Help {
  /// The keys of a technology, one a line.
  public static func text(for technology: AssistiveTechnology) -> String {
    let own = technology == .voiceOver ? voiceOver : switchControl
    return (own + shared).map { key, text in
      key.padding(to: 14) + text
    }.joined(separator: "\n")
  }

  /// The commands by name, one a line.
  public static var commands: String {
    CommandTable.all.map { $0.usage.padding(to: 38) + $0.summary }.joined(separator: "\n")
  }

  static let voiceOver: [(String, String)] = [
    ("→ ←", "next, previous element"),
    ("↓ ↑", "move by the rotor, or adjust the value"),
    ("] [", "turn the rotor"),
    ("Home End", "first, last element"),
    ("Space Enter", "activate; in a text field: edit (Escape leaves)"),
    ("Escape", "leave: close the alert or pop-up, go back"),
    ("a A", "read from here, from the top; p pauses and goes on"),
    (". ;", "say it again; spell it"),
    ("/", "item chooser: type words of what you look for"),
    (",", "actions of the element"),
    ("Alt-arrows", "move in a table"),
    ("h 1…6", "next heading, of a level"),
    ("l r b c", "next link, text field, button, form control"),
    ("i t s x w m", "next image, table, static text, list, landmark, same kind"),
    ("Shift", "with these letters and digits: the previous one"),
  ]

  static let switchControl: [(String, String)] = [
    ("Space", "select"),
    ("Enter →", "next stop"),
    ("←", "previous stop"),
    ("m", "scanner menu"),
    ("p", "pause scanning, or go on"),
    ("Escape", "leave"),
  ]

  static let shared: [(String, String)] = [
    ("Tab Shift-Tab", "move keyboard focus"),
    ("F2", "drive the other technology"),
    ("Alt-letter", "the app’s shortcut with Command: Alt-S is ⌘S, Alt-Shift-S is ⇧⌘S"),
    ("Ctrl-V", "hand the next key to the app alone"),
    (":", "command line, as in “:focus Buy for switch-control”"),
    ("? q", "this help; quit"),
  ]
}

extension String {
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
