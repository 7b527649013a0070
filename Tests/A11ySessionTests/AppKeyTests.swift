// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("Passing keys on to the app", .timeLimit(.minutes(30)))
struct AppKeyTests {
  @Test(
    "The keys in a key combination can be joined with plus signs or hyphens",
    arguments: [
      ("command+s", Key(.character("s"), .command)), ("cmd-s", Key(.character("s"), .command)),
      ("alt+left", Key(.left, .alt)), ("command++", Key(.character("+"), .command)),
      ("command+shift+s", Key(.character("s"), [.command, .shift])), ("+", Key(.character("+"))),
      ("shift+a", Key(.character("A"))), ("option-enter", Key(.enter, .alt)),
    ]
  )
  func names(name: String, key: Key) throws {
    #expect(try Key(named: name) == key)
    #expect(try Key(named: key.name) == key)
  }

  @Test(
    "Shift turns a letter into a capital letter and leaves other keys unchanged",
    arguments: [
      ("shift-h", Key("H")), ("shift-é", Key("É")), ("shift-e\u{301}", Key("E\u{301}")),
      ("shift-ǰ", Key("J\u{30C}")), ("shift-İ", Key("İ")), ("shift-i\u{307}", Key("I\u{307}")),
      ("shift-ß", Key("ß", .shift)), ("shift-ŉ", Key("ŉ", .shift)), ("shift-ﬁ", Key("ﬁ", .shift)),
      ("shift-ﬃ", Key("ﬃ", .shift)), ("shift-3", Key("3", .shift)), ("shift-+", Key("+", .shift)),
      ("shift-🇩🇪", Key("🇩🇪", .shift)), ("shift-👩‍👩‍👧", Key("👩‍👩‍👧", .shift)),
      ("shift-\u{301}", Key("\u{301}", .shift)), ("ctrl-\u{E33}", Key("\u{E33}", .control)),
      ("shift-日", Key("日", .shift)), ("shift-space", Key(" ", .shift)),
    ]
  )
  func shifted(name: String, key: Key) throws {
    #expect(try Key(named: name) == key)
    #expect(try Key(named: key.name) == key)
  }

  @Test func `Every letter can be pressed with Shift`() throws {
    for value in UInt32(0x20)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic
      else { continue }
      let key = try Key(named: "shift-\(Character(scalar))")
      guard case .character = key.code else {
        Issue.record("U+\(String(value, radix: 16)) is \(key)")
        continue
      }
    }
  }

  @Test(arguments: ["shift-3", "#", "§", "£", "·"])
  func `Shift with a digit finds headings on every keyboard layout`(key: String) throws {
    var heading = Element(.heading, label: "Prices")
    heading.level = 3
    let page = RecordedSession([heading, .button("Buy")])
    _ = try page.run("last")
    #expect(try page.press(key) == ["Prices, heading level 3"])
  }

  @Test(
    "An invalid key name causes an error",
    arguments: ["command+", "command+shift+", "hyper+s", "", "+-+"]
  )
  func noKeys(name: String) {
    #expect(throws: SessionError.self) { try Key(named: name) }
  }

  @Test(
    "Keys are passed on unchanged, and Alt with a letter is also passed on as a Command shortcut"
  )
  func strokes() {
    #expect(Key(.character("s")).strokes == [KeyStroke("s")])
    #expect(Key(.character("S")).strokes == [KeyStroke("S", .shift)])
    #expect(
      Key(.character("S"), .alt).strokes
        == [KeyStroke("S", [.option, .shift]), KeyStroke("S", [.command, .shift])]
    )
    #expect(Key(.up, .alt).strokes == [KeyStroke(KeyStroke.upArrow.character, .option)])
    #expect(Key(.enter).strokes == [.return])
    #expect(Key(.backspace).strokes == [.delete])
    #expect(Key(.function(1)).strokes == [KeyStroke("\u{F704}")])
    #expect(Key(.function(99)).strokes == [.function(12)])
  }

  @Test(
    "A key that the source does not handle is passed to the assistive technology"
  )
  func order() {
    let source = Listening()
    let session = AssistiveSession(source: source)
    session.start()
    session.perform(.press(Key(.character("s"), .command)))
    #expect(source.asked == [.shortcut(KeyStroke("s", .command))])
    source.asked = []
    // No element has keyboard focus, so a plain key is handled by the assistive technology.
    session.perform(.press(Key(.right)))
    #expect(source.asked == [])
    session.perform(.moveKeyboardFocus(.backward))
    source.asked = []
    source.taken = [.key(.leftArrow)]
    session.perform(.press(Key(.left)))
    #expect(source.asked == [.key(.leftArrow)])
    session.perform(.press(Key(.character("x"), .alt)))
    #expect(
      source.asked.dropFirst()
        == [
          .key(KeyStroke("x", .option)), .key(KeyStroke("x", .command)),
          .shortcut(KeyStroke("x", .option)), .shortcut(KeyStroke("x", .command)),
        ]
    )
    source.asked = []
    session.perform(.press(Key(.character("c"), .control)))
    #expect(source.asked == [])
    #expect(session.isFinished)
  }

  @Test("The key after Ctrl-V is sent only to the app")
  func verbatim() {
    let source = Listening()
    let session = AssistiveSession(source: source)
    session.start()
    session.perform(.press(.verbatim))
    #expect(session.notice == "The next key goes to the app.")
    session.perform(.press(Key(.character("q"))))
    #expect(source.asked.last == .shortcut(KeyStroke("q")))
    #expect(session.notice == "Nothing handles the key q.")
    #expect(!session.isFinished)
    session.perform(.press(Key(.character("q"))))
    #expect(session.isFinished)
  }
}

/// A source that records the keys that are offered to it.
@MainActor
private final class Listening: TreeSource {
  var asked: [Action] = []
  var taken: [Action] = []

  func start() -> TreeUpdate {
    let root = ElementID(index: 0, generation: 0)
    let ids = (1...2).map { ElementID(index: UInt32($0), generation: 0) }
    var window = Element(.window)
    window.children = ids
    return TreeUpdate(
      root: root,
      changes: [.init(root, window)]
        + ids.map { .init($0, Element(.button, label: "Button \($0.index)")) }
    )
  }

  func perform(_ request: ActionRequest) -> ActionResponse {
    switch request.action {
    case .key, .shortcut: asked.append(request.action)
    default: return .handled()
    }
    return taken.contains(request.action) ? .handled() : .refused("")
  }
}
