// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor
@Suite("VoiceOver and Switch Control each have their own focus", .timeLimit(.minutes(30)))
struct SessionFocusTests {
  private func page(_ technologies: AccessibilityTechnologies = .all) -> RecordedSession {
    RecordedSession(
      [.init(.heading, label: "Shop"), .button("Cart"), .button("Buy"), .button("Leave")],
      technologies
    )
  }

  @Test("Moving one technology’s cursor never moves the other technology’s cursor")
  func independent() throws {
    let page = page()
    #expect(page.lines == ["Shop, heading", "switch-control: Cart, button"])
    #expect(try page.run("next", "next") == ["Cart, button", "Buy, button"])
    #expect(page.session.focus(of: .voiceOver) == ElementID(index: 3))
    #expect(page.session.focus(of: .switchControl) == ElementID(index: 2))
    #expect(try page.press("f2") == ["Switch Control", "Cart, button"])
    #expect(try page.run("next", "next") == ["Buy, button", "Leave, button"])
    #expect(page.session.focus(of: .voiceOver) == ElementID(index: 3))
    #expect(page.session.focus(of: .switchControl) == ElementID(index: 4))
    #expect(try page.press("f2") == ["VoiceOver", "Buy, button"])
  }

  @Test("A program’s focus request moves only the cursors that the request names")
  func focusRequest() throws {
    let page = page()
    #expect(try page.run("focus Leave for switch-control") == ["switch-control: Leave, button"])
    #expect(page.session.focus(of: .voiceOver) == ElementID(index: 1))
    #expect(
      try page.run("focus #3") == ["Buy, button", "switch-control: Buy, button"]
    )
    #expect(try page.run("focus Cart for voiceover") == ["Cart, button"])
    #expect(page.session.focus(of: .switchControl) == ElementID(index: 3))
  }

  @Test("Switch Control’s focus cannot be moved to an element without actions")
  func notInteractive() throws {
    let page = page()
    #expect(try page.run("focus Shop for switch-control") == [])
    #expect(
      page.notices
        == ["A program wants to move Switch Control to a place that cannot be reached now."]
    )
    #expect(page.session.focus(of: .switchControl) == ElementID(index: 2))
  }

  @Test("If no element matches a focus command, a notice names the missing element")
  func unknown() throws {
    let page = page()
    #expect(try page.run("focus Nowhere") == [])
    #expect(page.notices == ["No element matches “Nowhere”."])
    try page.run("focus #99")
    #expect(page.notices == ["No element matches “#99”."])
  }

  @Test("An assistive technology is turned on when the keys begin to control it")
  func turnOn() throws {
    let page = page(.voiceOver)
    #expect(page.session.focus(of: .switchControl) == nil)
    #expect(try page.run("focus Buy for switch-control") == [])
    #expect(page.notices == ["Switch Control is off."])
    #expect(try page.run("technology switch-control") == ["Switch Control", "Cart, button"])
  }

  @Test("Tab moves keyboard focus, and the VoiceOver cursor follows it")
  func keyboard() throws {
    let page = page()
    #expect(try page.press("tab") == ["Cart, button"])
    #expect(try page.press("tab tab") == ["Buy, button", "Leave, button"])
    #expect(try page.press("tab") == ["[border]"])
    #expect(try page.press("shift-tab") == ["Buy, button"])
    #expect(page.session.keyboardFocus == ElementID(index: 3))
    #expect(page.session.focus(of: .switchControl) == ElementID(index: 2))
  }

  @Test("The scanner pauses while the keys control VoiceOver")
  func scannerWaits() throws {
    let page = page()
    try page.run("wait 10s")
    #expect(page.session.focus(of: .switchControl) == ElementID(index: 2))
    #expect(
      try page.run("technology", "wait 2.5s")
        == ["Switch Control", "Cart, button", "Buy, button", "Leave, button"]
    )
  }
}
