// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Differences in the words between iOS versions, as testers recorded them.
@Suite("Versions of iOS", .timeLimit(.minutes(30)))
struct VersionTests {
  private func walk(_ outline: String, _ version: SystemVersion) -> [String] {
    var verbosity = Verbosity()
    verbosity.system = version
    var user = VoiceOverUser(outline, verbosity: verbosity)
    return [user.opening] + user.walk()
  }

  @Test func `iOS 12 names only groups with a legend`() {
    let aria = "webarea\n  group \"Size\"\n    button \"Small\"\n    button \"Large\""
    #expect(walk(aria, .iOS12) == ["Small, button", "Large, button"])
    #expect(walk(aria, .iOS13) == ["Size, Small, button", "Large, button"])
    let fieldset =
      "webarea\n  button \"Go\"\n  group \"Size\"\n    legend \"Size\"\n    button \"Small\""
    #expect(walk(fieldset, .iOS12) == ["Go, button", "Size, form start", "Small, button"])
    // A group in an app has a name but no legend.
    #expect(walk("group \"Size\"\n  button \"Small\"", .iOS12) == ["Size, Small, button"])
  }

  @Test func `iOS 13 announces a button’s position separately in a header`() {
    let table = """
      webarea
        table "Books" table=1,2
          columnheader "Year" cell=1,1
          columnheader cell=1,2
            button "Title"
      """
    #expect(walk(table, .iOS13).last == "Title, column header, column 2, button, 1 of 1, table end")
    #expect(walk(table, .iOS14).last == "Title, column header, column 2, button, table end")
  }

  @Test func `Before iOS 14, a collapsed button has no hint`() {
    let button = "button \"More\" expanded=false"
    #expect(walk(button, .iOS13) == ["More, button, collapsed"])
    #expect(walk(button, .iOS14) == ["More, button, collapsed, double tap to expand"])
    let box = "combobox \"State\" expanded=false"
    #expect(walk(box, .iOS13) == walk(box, .iOS18))
  }

  @Test(arguments: SystemVersion.allCases)
  func `An invalid entry is announced as an invalid field up to iOS 16`(
    version: SystemVersion
  ) {
    let said = walk("textbox \"Age\" value=x invalid=true", version)
    let words = version <= .iOS16 ? "invalid field" : "invalid data"
    #expect(said == ["Age, x, text field, \(words), double tap to edit"])
  }
}
