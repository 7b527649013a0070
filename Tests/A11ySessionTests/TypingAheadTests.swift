// SPDX-License-Identifier: MIT

import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

/// Tests for keys that a source handles together.
@MainActor @Suite("Sending keys that were typed ahead", .timeLimit(.minutes(30)))
struct TypingAheadTests {
  private func press(_ keys: String, in session: AssistiveSession) {
    for key in keys {
      session.perform(.press(key == "<" ? Key(.backspace) : key == "|" ? Key(.left) : Key(key)))
    }
  }

  @Test("Each request sends more typed-ahead keys than the last, as long as every key takes effect")
  func growing() {
    let field = LaterField()
    let session = field.session()
    press("abcdef|<ghijkl", in: session)
    for count in [1, 2, 4, 7] { field.answer(count) }
    #expect(field.requests == ["a", "bc", "def|", "<ghijkl"])
    #expect(field.element.value == "abcdghijklf")
    #expect(session.editedText?.before == "abcdghijkl")
    #expect(session.wait == .none)
  }

  @Test("Keys typed ahead that had no effect are interpreted again, and no key is echoed twice")
  func interrupted() {
    let field = LaterField()
    let session = field.session()
    press("abcde", in: session)
    field.answer()
    field.answer(1)
    #expect(field.requests == ["a", "bc", "cde"])
    field.answer(0)
    #expect(field.requests.last == "c")
    field.answer()
    field.answer(2)
    #expect(field.requests == ["a", "bc", "cde", "c", "de"])
    #expect(
      field.recorded == ["a", "b", "c", "d", "e"].flatMap { ["press \($0)", "“\($0)”"] }
    )
  }

  @Test("Letters that follow a key that leaves the field are interpreted as commands")
  func movedFocus() {
    let field = LaterField()
    let session = field.session()
    press("abq", in: session)
    field.answer()
    field.answer(1, moving: .move(ElementID(index: 2)))
    #expect(field.element.value == "ab")
    #expect(session.isFinished)
  }

  @Test(
    "Keys typed ahead in a secure field are not recorded, even if they move focus to another field"
  )
  func secret() {
    let field = LaterField(isSecret: true)
    let session = field.session()
    press("123", in: session)
    field.answer()
    field.answer(2, moving: .move(ElementID(index: 2)))
    #expect(field.requests == ["1", "23"])
    #expect(!field.recorded.joined().contains { $0.isNumber })
    #expect(field.recorded.prefix(6).contains("press •"))
  }

  @Test("After a session has ended, keys that were typed ahead are not typed again")
  func quit() {
    let field = LaterField()
    let session = field.session()
    press("abc", in: session)
    field.answer()
    session.perform(.quit)
    field.answer(0)
    #expect(field.requests == ["a", "bc"])
  }
}
