// SPDX-License-Identifier: MIT

import A11yTree

extension KeyTable {
  /// The keys for every technology. If no row lists a key with its modifiers, the key has the same function as without
  /// modifiers.
  static let sharedRows: [KeyRow<SessionCommand>] = [
    KeyRow(
      "Tab Shift-Tab",
      "move keyboard focus",
      [
        (Key(.tab), .moveKeyboardFocus(.forward)),
        (Key(.tab, .shift), .moveKeyboardFocus(.backward)),
      ]
    ),
    KeyRow("F2", "switch to the other technology", [(Key(.function(2)), .switchTechnology)]),
    // The keys in these rows are passed on to the program, which decides what they do.
    KeyRow(
      "Alt-letter",
      "the app’s Command shortcuts: Alt-S is ⌘S, Alt-Shift-S is ⇧⌘S",
      []
    ),
    KeyRow("Ctrl-V", "send the next key only to the app", []),
    KeyRow(
      ":",
      "command line, as in “:focus Buy for switch-control”",
      [(Key(":"), .openPrompt(.command))]
    ),
    KeyRow(
      "F5 F7 F8 F9",
      "reload a web page; go back, forward; announce its title and address",
      [
        (Key(.function(5)), .system(.reload)), (Key("r", .control), .system(.reload)),
        (Key(.function(7)), .system(.goBack)), (Key(.function(8)), .system(.goForward)),
        (Key(.function(9)), .system(.announcePage)),
      ],
      isOnKeysPageOnly: true
    ),
    KeyRow(
      "? q",
      "show this help; quit",
      [
        (Key("?"), .help), (Key(.function(1)), .help), (Key("q"), .quit), (Key("Q"), .quit),
      ]
    ),
    KeyRow(
      "Ctrl-C Ctrl-D",
      "quit, unless the command line or item chooser is open",
      [(Key("c", .control), .quit), (Key("d", .control), .quit)],
      isOnKeysPageOnly: true
    ),
    KeyRow(
      "F10 Ctrl-W Ctrl-S",
      "open an app’s menu bar; show its next window; save its document",
      [
        (Key(.function(10)), .system(.showMenuBar)),
        (Key("w", .control), .system(.showNextWindow)),
        (Key("s", .control), .system(.save(path: nil))),
      ],
      isOnKeysPageOnly: true
    ),
  ]
}
