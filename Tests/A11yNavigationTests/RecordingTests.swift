// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests for words that testers recorded from VoiceOver, each with the tree that produces them.
@Suite("Words that testers recorded from VoiceOver", .timeLimit(.minutes(30)))
struct RecordingTests {
  struct Recording: CustomTestStringConvertible, Sendable {
    var heard: String
    var outline: String
    /// The element to which the cursor moves, or `nil` if the cursor stays on the first element.
    var target: String?
    /// The element from which the cursor moves, or `nil` for the first element.
    var source: String?

    init(_ heard: String, _ outline: String, at target: String? = nil, from source: String? = nil) {
      self.heard = heard
      self.outline = outline
      self.target = target
      self.source = source
    }

    var testDescription: String { heard }
  }

  static let recordings: [Recording] = [
    Recording("lettuce, checkbox, unchecked", "checkbox \"lettuce\" checked=off"),
    Recording(
      "animal, cat, radio button, checked, 1 of 3, required",
      """
      radiogroup "animal" required
        radio "cat" checked=on position=1,3
        radio "dog" checked=off position=2,3
        radio "bird" checked=off position=3,3
      """
    ),
    Recording("show more, button, collapsed", "button \"show more\" expanded=false"),
    Recording("show more, button, collapsed", "disclosure \"show more\" expanded=false"),
    Recording("action, toggle button, not pressed", "button \"action\" pressed=off"),
    Recording("action, popup button, menu popup", "button \"action\" popup=menu"),
    Recording(
      "volume, 6, 54.5%, adjustable, swipe up or down with one finger to adjust the value",
      "slider \"volume\" range=6,0,11"
    ),
    Recording(
      "phone number, 555-555-5555, text field, double tap to edit",
      "textbox \"phone number\" value=555-555-5555"
    ),
    Recording(
      "pin number, 4 characters, text field",
      "textbox \"pin number\" value=1234 protected"
    ),
    Recording(
      "enter a fake password, 3 characters, secure text field",
      "securetextbox \"enter a fake password\" value=abc"
    ),
    Recording("selected, apple, button", "button \"apple\" selected"),
    Recording("nothing, dimmed, button", "button \"nothing\" dimmed"),
    Recording("all about trains, heading level 2", "heading \"all about trains\" level=2"),
    Recording("cats, list start", list),
    Recording("birds, list end", list, at: "birds", from: "dogs"),
    Recording(
      "green, definition list start, term",
      "descriptionlist\n  term \"green\"\n  definition \"a colour\""
    ),
    Recording("start, site sections, navigation, landmark", landmark),
    Recording("end, end, site sections, navigation", landmark, at: "end", from: "middle"),
    Recording(
      "name, row header, column header, row 1, column 1, table start 2 rows, 2 columns",
      table
    ),
    Recording("type, car, row 2, column 2, table end", table, at: "car"),
    Recording(
      "example label, text field, error {number}, double tap to edit",
      "textbox \"example label\" description=\"error {number}\""
    ),
    Recording(
      "target 4, cats, text field, invalid spelling",
      "textbox \"target 4\" value=cats invalid=spelling"
    ),
    Recording(
      "state, combobox, list box popup, collapsed, double tap to expand",
      "combobox \"state\" expanded=false"
    ),
    Recording("Photos, button", "button \"Photos\""),
    Recording("Weekend adventure, heading", "heading \"Weekend adventure\""),
    Recording(
      "Red, 30 percent, adjustable. Swipe up or down with one finger to adjust the value",
      "slider \"Red\" value=\"30 percent\" range=30,0,100"
    ),
    Recording("Search, search field", "searchbox \"Search\""),
    // The container comes from the recording, and the container's name is announced when the cursor enters it.
    Recording(
      "Featured landmark, Mount Fuji, button. Actions available",
      "group \"Featured landmark\"\n  button \"Mount Fuji\" actions=Share"
    ),
    Recording("Selected, Collections", "text \"Collections\" selected"),
    Recording(
      "Contrast ratio, 11.7 to 1, heading",
      "heading \"Contrast ratio\" value=\"11.7 to 1\""
    ),
  ]

  private static let list = "list\n  listitem \"cats\"\n  listitem \"dogs\"\n  listitem \"birds\""

  private static let landmark =
    "navigation \"site sections\"\n  text \"start\"\n  text \"middle\"\n  text \"end\""

  private static let table = """
    table table=2,2
      row
        columnheader "name" #name cell=1,1 rowheaders=name
        columnheader "type" #type cell=1,2
      row
        cell "lisa" cell=2,1 columnheaders=name
        cell "car" cell=2,2 columnheaders=type
    """

  @Test("The simulated VoiceOver announces the words in each recording", arguments: recordings)
  func isHeard(recording: Recording) {
    var user = VoiceOverUser(recording.outline)
    var heard = user.opening
    if let source = recording.source { user.go(to: source) }
    if let target = recording.target { heard = user.hears(.moveTo(user.page[target])) }
    // Some testers stopped listening before the hint was spoken.
    for hint in [", double tap to edit", ", double tap to expand"]
    where heard.hasSuffix(hint) && !recording.heard.hasSuffix(hint) {
      heard.removeLast(hint.count)
    }
    #expect(heard.asHeard == recording.heard.asHeard)
  }

  /// The recorded words are `Page two of five`.
  @Test func `Scrolling announces the page`() throws {
    var user = VoiceOverUser("text \"Page\"")
    let heard = try user.hears(TreeUpdate(notifications: [.pageScrolled("Page two of five")]))
    #expect(heard == "Page two of five")
  }

  /// The recorded words are `example label, text field, (long pause), error {number}, double tap to edit`.
  @Test func `The error message follows after a long pause`() throws {
    let page = Page("textbox \"example label\" description=\"error {number}\"")
    var voiceOver = VoiceOver()
    let said = try #require(voiceOver.start(in: page.tree, at: .zero).utterances.first)
    #expect(said.segments.map(\.pause) == [.zero, .zero, .seconds(1), .zero])
  }
}
