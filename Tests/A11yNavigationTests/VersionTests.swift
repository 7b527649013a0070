// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests for differences in wording between iOS versions, as recorded by testers.
@Suite("Differences in VoiceOver’s words between iOS versions", .timeLimit(.minutes(30)))
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
    // An app's group has a name but no legend.
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

/// Tests for differences in wording between macOS versions, as recorded by testers.
@Suite("Differences in VoiceOver’s words between macOS versions", .timeLimit(.minutes(30)))
struct MacVersionTests {
  private func walk(_ outline: String, _ version: MacVersion) -> [String] {
    var verbosity = Verbosity()
    verbosity.platform = .macOS
    verbosity.mac = version
    var user = VoiceOverUser("webarea\n  " + outline, verbosity: verbosity)
    return [user.opening] + user.walk()
  }

  @Test func `Up to macOS 12, a web page’s summary is a group`() {
    let summary = "disclosure \"Rules\" expanded=false"
    #expect(walk(summary, .macOS12) == ["Rules, collapsed, summary, group"])
    #expect(walk(summary, .macOS13) == ["Rules, collapsed, disclosure triangle"])
    var user = VoiceOverUser(summary, verbosity: verbosity(.macOS12))
    #expect(user.opening == "Rules, collapsed, disclosure triangle")
    _ = user.walk()
  }

  @Test(arguments: [
    ("2031-05", MacVersion.macOS15, "2031-05, contents selected, Due, edit text"),
    ("2031-W20", .macOS15, "2031-W20, contents selected, Due, edit text"),
    ("13:30", .macOS15, "1:30 PM, Due, date picker"),
    ("13:30", .macOS10, "13:30, contents selected, Due, edit text"),
    ("2031-05-02", .macOS15, "May 2, 2031, Due, date picker"),
    ("2031-05-02", .macOS10, "May 2, 2031, contents selected, Due, edit text"),
  ])
  func `A date without a picker in the Mac’s browser is typed`(
    _ value: String,
    _ version: MacVersion,
    _ words: String
  ) {
    #expect(walk("datepicker \"Due\" value=\(value)", version) == [words])
  }

  @Test func `Before macOS 15, a field’s description is spoken after a pause`() {
    let field = "textbox \"Mail\" required description=\"Work address\""
    #expect(walk(field, .macOS15) == ["Mail, Work address, required, edit text"])
    #expect(walk(field, .macOS14) == ["Mail, required, edit text, Work address"])
  }

  @Test func `In macOS 10, a collapsed combo box announces only its pop-up`() {
    let box = "combobox \"Port\" expanded=false"
    #expect(walk(box, .macOS10) == ["Port, list box popup, menu popup, combo box"])
    #expect(walk(box, .macOS11) == ["Port, collapsed, list box popup, menu popup, combo box"])
  }

  @Test func `A file field announces its file first, and an app’s button does not`() {
    let button = "button \"Photo\" value=\"no file selected\""
    #expect(walk(button, .macOS15) == ["no file selected, Photo, file upload button"])
    let app = VoiceOverUser(button, verbosity: verbosity(.macOS15))
    #expect(app.opening == "Photo, button, no file selected")
  }

  @Test func `Terms and definitions inside groups are counted as one list`() {
    let list = """
      descriptionlist
          group
            term "Oak"
            definition "A tree"
          group
            term "Rose"
            definition "A flower"
      """
    #expect(
      walk(list, .macOS15).dropFirst().dropLast() == [
        "Oak, 1 of 4", "A tree, 2 of 4", "Rose, 3 of 4", "A flower, 4 of 4",
      ]
    )
  }

  private func verbosity(_ version: MacVersion) -> Verbosity {
    var verbosity = Verbosity()
    verbosity.platform = .macOS
    verbosity.mac = version
    return verbosity
  }
}
