// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Searching for elements in the item chooser", .timeLimit(.minutes(30)))
struct ItemChooserTests {
  private var user = VoiceOverUser(
    """
    webarea
      text "Some apples"
      button "Apple"
      link "ÄPFEL"
      text "Größe"
      button "apricot" selected
      group hidden
        text "Apple pie"
    """
  )

  private func items(_ text: String) -> [String] {
    VoiceOver.items(matching: text, in: user.page.tree).map(\.text)
  }

  @Test func `Names that start with the text come first`() {
    #expect(items("app") == ["Apple, button", "Some apples"])
    #expect(
      items("ap") == ["Apple, button", "ÄPFEL, link", "selected, apricot, button", "Some apples"]
    )
  }

  @Test
  func
    `Whole names come before whole words, then beginnings and parts of words, then descriptions`()
  {
    let page = Page(
      """
      webarea
        text "Undeleted"
        text "Delete?"
        button "Recycle" description="Delete the note"
        button "Never delete"
        button "Deleted notes"
        button "Delete all"
        button "Delete"
      """
    )
    #expect(
      VoiceOver.items(matching: "delete", in: page.tree).map(\.text) == [
        "Delete, button", "Delete?", "Delete all, button", "Never delete, button",
        "Deleted notes, button", "Undeleted", "Recycle, button",
      ]
    )
  }

  @Test func `Case and diacritics are ignored`() {
    #expect(items("APFEL") == ["ÄPFEL, link"])
    #expect(items("äPFel") == ["ÄPFEL, link"])
    #expect(items("grosse") == [])
    #expect(items("GRÖ") == ["Größe"])
    #expect(items("gro") == ["Größe"])
  }

  @Test func `Roles can be searched, too`() {
    #expect(items("button") == ["Apple, button", "selected, apricot, button"])
  }

  @Test func `An empty search matches everything`() {
    #expect(items("").count == 5)
    #expect(items("zebra") == [])
    #expect(VoiceOver.items(matching: "", in: AccessibilityTree()).isEmpty)
  }

  @Test mutating func `Choosing an item moves the cursor to it`() {
    #expect(user.hears(.choose("link")) == "ÄPFEL, link")
    #expect(user.hears(.choose("zebra")) == "(border) | no matching items")
    #expect(user.cursor == "ÄPFEL")
  }
}
