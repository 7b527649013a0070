// SPDX-License-Identifier: MIT

import A11ySession
import Testing

@testable import A11yATDriver

struct KeyTests {
  @Test func `A chord is read from WebDriver’s code points`() throws {
    let chord = try KeyChord(["\u{E009}", "\u{E00A}", "\u{E014}"])
    #expect(chord.modifiers == [.control, .alt])
    #expect(chord.codes == [.right])
    #expect(try KeyChord(["\u{E050}", "J"]).modifiers == .shift)
    #expect(try KeyChord(["\u{E03C}"]).codes == [.function(12)])
    #expect(try KeyChord(["\u{E01F}"]).codes == [.character("5")])
  }

  @Test func `An invalid key is refused with its own error code`() {
    #expect(throws: ATDriverError(.invalidArgument, "“keys” is empty")) { try KeyChord([]) }
    #expect(throws: ATDriverError(.invalidArgument, "“ab” is not a single code point")) {
      try KeyChord(["ab"])
    }
    #expect(throws: ATDriverError(.invalidArgument, "“” is not a single code point")) {
      try KeyChord([""])
    }
    #expect(throws: ATDriverError(.cannotSimulateKeyboard, "the key U+E000 is not supported")) {
      try KeyChord(["\u{E000}"])
    }
    let many = ATDriverError(
      .cannotSimulateKeyboard,
      "at most 16 keys can be pressed at the same time, but 1000 were given"
    )
    #expect(throws: many) { try KeyChord(Array(repeating: "a", count: 1000)) }
  }

  @Test(arguments: [
    ("ctrl+opt+right", ["next"]), ("vo+left", ["previous"]), ("ctrl+opt+space", ["activate"]),
    ("ctrl+opt+cmd+h", ["find next headings"]),
    ("ctrl+opt+cmd+shift+j", ["find previous form controls"]), ("tab", ["tab"]),
    ("shift+tab", ["shift-tab"]), ("space", ["press space"]), ("enter", ["press enter"]),
    ("down", ["press ctrl-v", "press down"]), ("pageUp", ["press ctrl-v", "press pageup"]),
    ("nine", ["press ctrl-v", "press 9"]), ("a", ["press ctrl-v", "press a"]),
    ("shift+a", ["press ctrl-v", "press A"]), ("ctrl", []),
    ("shift+ß", ["press ctrl-v", "press shift-ß"]),
    ("shift+three", ["press ctrl-v", "press shift-3"]),
  ])
  func `A chord performs the same commands as on a Mac`(_ chord: String, _ commands: [String])
    throws
  {
    var keys = ScreenReaderKeys()
    let chord = try #require(KeyChord(plan: chord))
    #expect(keys.commands(for: chord).map(\.text) == commands)
  }

  @Test func `Quick Nav gives arrows and letters to VoiceOver until it is turned off`() throws {
    var keys = ScreenReaderKeys()
    func press(_ chord: String) throws -> [String] {
      keys.commands(for: try #require(KeyChord(plan: chord))).map(\.text)
    }
    #expect(try press("left+right") == ["quick nav on"])
    #expect(try press("right") == ["next"])
    #expect(try press("up+down") == ["activate"])
    #expect(try press("shift+h") == ["find previous headings"])
    #expect(try press("three") == ["find next headings level 3"])
    #expect(try press("right+left") == ["quick nav off"])
    #expect(try press("right") == ["press ctrl-v", "press right"])
    #expect(try press("ctrl+opt+q") == ["single-key quick nav on"])
    #expect(try press("b") == ["find next buttons"])
    #expect(try press("right") == ["press ctrl-v", "press right"])
  }

  @Test(arguments: ["", "+", "hyper+a", "ctrl+nowhere", "opt+ctrl+left+banana"])
  func `Text that does not follow the test plans’ notation is not a chord`(_ text: String) {
    #expect(KeyChord(plan: text) == nil)
  }
}
