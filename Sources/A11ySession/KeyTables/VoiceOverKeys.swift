// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

extension KeyTable {
  static let voiceOverRows: [KeyRow<SessionCommand>] = [
    row("→ ←", "next, previous element", [(Key(.right), .next), (Key(.left), .previous)]),
    row(
      "↓ ↑",
      "move by the rotor, or adjust the value",
      [(Key(.down), .rotorMove(.forward)), (Key(.up), .rotorMove(.backward))]
    ),
    row(
      "] [",
      "turn the rotor",
      [(Key("]"), .turnRotor(.forward)), (Key("["), .turnRotor(.backward))]
    ),
    row("Home End", "first, last element", [(Key(.home), .first), (Key(.end), .last)]),
    KeyRow(
      "PageUp PageDown",
      "scroll up or down by a page",
      [
        (Key(.pageUp), .voiceOver(.scroll(.top))), (Key(.pageDown), .voiceOver(.scroll(.bottom))),
      ],
      isOnKeysPageOnly: true
    ),
    row(
      "Space Enter",
      "activate; in a text field, edit (Escape stops editing)",
      [(.space, .activate), (Key(.enter), .activate)]
    ),
    row("Escape", "close the alert or pop-up, or go back", [(Key(.escape), .escape)]),
    row(
      "a A",
      "read from here, from the top; p pauses or resumes",
      [(Key("a"), .readFromHere), (Key("A"), .readFromTop), (Key("p"), .pauseOrResume)]
    ),
    row(
      ". ;",
      "repeat the last utterance; spell the name",
      [(Key("."), .repeat), (Key(";"), .spell)]
    ),
    KeyRow(
      "/",
      "item chooser: type words to find an element",
      [(Key("/"), .openPrompt(.chooser))]
    ),
    row(",", "the element’s actions", [(Key(","), .actions)]),
    row("Alt-arrows", "move in a table", tableMoves),
    row("h 1…6", "next heading, or next heading at a level", finds("h123456", .forward)),
    row("l r b c", "next link, text field, button or form control", finds("lrbc", .forward)),
    row(
      "i t s x w m",
      "next image, table, static text, list, landmark or same kind",
      finds("itsxwm", .forward)
    ),
    row(
      "Shift",
      "with a letter or digit above: previous element of that kind",
      finds("hlrbcitsxwm", .backward) + shiftedDigits
    ),
  ]

  private static func row(
    _ keys: String,
    _ summary: String,
    _ uses: [(Key, VoiceOver.Command)]
  ) -> KeyRow<SessionCommand> {
    KeyRow(keys, summary, uses.map { ($0.0, .voiceOver($0.1)) })
  }

  private static var tableMoves: [(Key, VoiceOver.Command)] {
    let arrows: [(Key.Code, VoiceOver.TableMove)] = [
      (.up, .up), (.down, .down), (.left, .left), (.right, .right),
    ]
    return arrows.flatMap { code, move in
      [(Key(code, .alt), .tableMove(move)), (Key(code, .control), .tableMove(move))]
    }
  }

  /// VoiceOver's quick keys: single letters, and digits for heading levels.
  private static let quickKeys: [Character: RotorItem] = [
    "h": .headings, "1": .headingLevel(1), "2": .headingLevel(2), "3": .headingLevel(3),
    "4": .headingLevel(4), "5": .headingLevel(5), "6": .headingLevel(6), "l": .links,
    "r": .textFields, "b": .buttons, "c": .formControls, "i": .images, "t": .tables,
    "s": .staticText, "x": .lists, "w": .landmarks, "m": .sameKind,
  ]

  private static func finds(
    _ characters: String,
    _ direction: VoiceOver.Direction
  ) -> [(Key, VoiceOver.Command)] {
    characters.compactMap { character in
      quickKeys[character].map { item in
        (direction == .forward ? Key(character) : .shifted(character), .find(item, direction))
      }
    }
  }

  /// The keys that result from pressing Shift with a digit. A script names the key, but a terminal sends the shifted
  /// character, which depends on the keyboard layout. The listed characters are those of American, British, German,
  /// Spanish, Italian and Nordic keyboards.
  private static var shiftedDigits: [(Key, VoiceOver.Command)] {
    ["1!", "2@\"", "3#£§·", "4$¤", "5%", "6^&"].enumerated().flatMap { place, characters in
      let keys =
        [Key.shifted(characters[characters.startIndex])] + characters.dropFirst().map { Key($0) }
      return keys.map { ($0, VoiceOver.Command.find(.headingLevel(place + 1), .backward)) }
    }
  }
}

extension KeyTable {
  /// The keys for VoiceOver on the Mac that add to or replace the keys for VoiceOver on the iPhone.
  static let macRows: [KeyRow<SessionCommand>] = [
    KeyRow(
      "Ctrl-Alt-arrows",
      "VO-arrows: next, previous item; the cell below, above",
      [
        (Key(.right, vo), .voiceOver(.next)), (Key(.left, vo), .voiceOver(.previous)),
        (Key(.down, vo), .voiceOver(.tableMove(.down))),
        (Key(.up, vo), .voiceOver(.tableMove(.up))),
      ]
    ),
    KeyRow(
      "Ctrl-Alt-u",
      "list headings; commands such as “:list links” list other items",
      [(Key("u", vo), .openList(.headings))]
    ),
    KeyRow(
      "> <",
      "interact with a group or control; stop interacting",
      [
        (Key(">"), .voiceOver(.interact)), (Key("<"), .voiceOver(.stopInteracting)),
        (Key(.down, vo.union(.shift)), .voiceOver(.interact)),
        (Key(.up, vo.union(.shift)), .voiceOver(.stopInteracting)),
      ]
    ),
    KeyRow(
      "F3 F4",
      "describe the item at the cursor, or the item with keyboard focus",
      [
        (Key(.function(3)), .voiceOver(.describe(nil))),
        (Key(.function(4)), .describeKeyboardFocus),
      ]
    ),
    KeyRow(
      "j f g",
      "next form control, text field or graphic; with Shift, previous",
      [("j", RotorItem.formControls), ("f", .textFields), ("g", .images)].flatMap { key, item in
        [
          (Key(Character(key)), SessionCommand.voiceOver(.find(item, .forward))),
          (.shifted(Character(key)), .voiceOver(.find(item, .backward))),
        ]
      }
    ),
  ]

  /// Control and Option, the modifiers that VoiceOver uses.
  private static let vo: Key.Modifiers = [.control, .alt]
}
