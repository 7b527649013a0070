// SPDX-License-Identifier: MIT

import A11yNavigation

extension KeyTable {
  /// What keys do for VoiceOver on the Mac, besides or instead of what they do for the iPhone's.
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
      "the item rotor: a list of headings; “:list links” has the others",
      [(Key("u", vo), .openList(.headings))]
    ),
    KeyRow(
      "> <",
      "interact with a group or control, stop interacting",
      [
        (Key(">"), .voiceOver(.interact)), (Key("<"), .voiceOver(.stopInteracting)),
        (Key(.down, vo.union(.shift)), .voiceOver(.interact)),
        (Key(.up, vo.union(.shift)), .voiceOver(.stopInteracting)),
      ]
    ),
    KeyRow(
      "F3 F4",
      "describe the item at the cursor, the one with keyboard focus",
      [
        (Key(.function(3)), .voiceOver(.describe(nil))),
        (Key(.function(4)), .describeKeyboardFocus),
      ]
    ),
    KeyRow(
      "j f g",
      "next form control, text field, graphic; with Shift the previous",
      [("j", RotorItem.formControls), ("f", .textFields), ("g", .images)].flatMap { key, item in
        [
          (Key(Character(key)), SessionCommand.voiceOver(.find(item, .forward))),
          (Key(Character(key.uppercased())), .voiceOver(.find(item, .backward))),
        ]
      }
    ),
  ]

  /// Control and Option, VoiceOver's own modifiers.
  private static let vo: Key.Modifiers = [.control, .alt]
}
