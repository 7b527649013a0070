import A11yNavigation
import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession

@MainActor @Suite("Lines to type in", .timeLimit(.minutes(10)))
struct SessionPromptTests {
  private func page() -> RecordedSession {
    RecordedSession([.button("Buy"), .button("Bücher"), .init(.heading, label: "The end")])
  }

  @Test("The item chooser goes to what was typed")
  func chooser() throws {
    let page = page()
    #expect(
      try page.press("/ b u c enter")
        == ["item chooser", "Buy, button", "Buy, button", "Bücher, button", "Bücher, button"]
    )
    #expect(page.session.focus(of: .voiceOver) == ElementID(index: 2))
    #expect(page.session.prompt == nil)
  }

  @Test("The arrows choose among the matches")
  func chooserArrows() throws {
    let page = page()
    #expect(
      try page.press("/ b down down enter").suffix(3)
        == ["Bücher, button", "Bücher, button", "Bücher, button"]
    )
    #expect(try page.press("/ z enter") == ["item chooser", "no matching items", "[border]"])
    #expect(try page.press("/ q escape") == ["item chooser", "no matching items", "closed"])
    #expect(!page.session.isFinished)
  }

  @Test("The command line takes commands by name")
  func command() throws {
    let page = page()
    let keys = "focus The end".map { $0 == " " ? "space" : String($0) }.joined(separator: " ")
    #expect(try page.press(": \(keys) enter") == ["command", "The end, heading"])
    #expect(try page.press(": n x t enter") == ["command"])
    #expect(page.notices == ["There is no command called “nxt”; the nearest is “next”."])
    #expect(try page.press(": backspace") == ["command", "closed"])
  }

  @Test("Settings can be changed on the way")
  func settings() throws {
    let page = RecordedSession([.init(.switchButton, label: "Wifi")])
    try page.run("set hints on")
    #expect(page.notices == ["Hints is on."])
    #expect(try page.run("first") == ["Wifi, switch button, double tap to toggle setting"])
    try page.run("set hints maybe")
    #expect(page.notices == ["“hints” takes on or off, not “maybe”."])
  }

  @Test("A key that does nothing says so, and help names the keys")
  func help() throws {
    let page = page()
    #expect(try page.press("z") == [])
    #expect(page.notices == ["The key z does nothing here; ? shows the keys."])
    _ = try page.press("?")
    #expect(page.notices.first?.contains("next, previous element") == true)
    _ = try page.press("q")
    #expect(page.session.isFinished)
  }
}
