// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("The grammar table for native elements", .timeLimit(.minutes(30)))
struct GrammarTableTests {
  /// A row with the label, value, hint and traits as an outline, followed by the spoken description and hint.
  struct Row: CustomTestStringConvertible, Sendable {
    var outline: String
    var description: String
    var hint: String

    init(_ outline: String, _ description: String, _ hint: String = "") {
      self.outline = outline
      self.description = description
      self.hint = hint
    }

    var testDescription: String { description }
  }

  static let rows: [Row] = [
    Row("generic \"02\" isButton", "02. Button."),
    Row("generic \"04\" isHeader", "04. Heading."),
    Row("generic \"05\" isSearchField", "05. Search Field."),
    Row("generic \"07\" isSelected", "Selected: 07"),
    Row("generic \"12\" dimmed", "12. Dimmed."),
    Row(
      "generic \"15\" adjustable",
      "15. Adjustable.",
      "Swipe up or down with one finger to adjust the value."
    ),
    Row("generic \"19\" isButton isLink", "19. Button. Link."),
    Row("generic \"23\" isButton isSelected", "Selected: 23. Button."),
    Row("generic \"26\" isButton isKeyboardKey", "26"),
    Row("generic \"Label\" value=Value hint=Hint", "Label: Value", "Hint"),
    Row("generic hint=Hint", "Hint"),
    Row("generic hint=Hint adjustable", "Hint. Adjustable."),
    Row(
      "generic \"Label\" hint=Hint adjustable",
      "Label. Adjustable.",
      "Hint. Swipe up or down with one finger to adjust the value."
    ),
    Row(
      "generic value=1 isToggle isButton",
      "Switch Button. On.",
      "Double tap to toggle setting."
    ),
    Row("generic value=1 isToggle isButton dimmed", "Dimmed. Switch Button. On."),
    Row(
      """
      generic "Label" value=0 hint=Hint isToggle isButton isSelected isHeader isLink adjustable \
      isImage isSearchField
      """,
      "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
      "Hint. Double tap to toggle setting."
    ),
  ]

  /// Tests for grammar rules that the rows of the table do not cover.
  static let rules: [Row] = [
    // A back button's label is omitted if it is just "Back".
    Row("backbutton \"Back\"", "Back button"),
    Row("backbutton \"Inbox\"", "Inbox. Back button"),
    // If there is no label, only the value is announced. A switch never announces its value as text.
    Row("generic value=Value", "Value"),
    Row(
      "switch \"Wi-Fi\" checked=on value=1",
      "Wi-Fi. Switch button. On",
      "Double tap to toggle setting"
    ),
    Row(
      "switch \"All\" checked=mixed",
      "All. Switch button. Mixed",
      "Double tap to toggle setting"
    ),
    Row("switch \"All\" value=2", "All. Switch button. Mixed", "Double tap to toggle setting"),
    // The order is: dimmed · button · back button · switch button · tab · text field …
    Row("button \"Save\" dimmed", "Save. Dimmed. Button"),
    Row("tab \"Home\" selected position=1,3", "Selected: Home. Tab. 1 of 3"),
    Row("textbox \"Name\"", "Name. Text field", "Double tap to edit"),
    Row(
      "securetextbox \"PIN\" value=1234",
      "PIN. 4 characters. Secure text field",
      "Double tap to edit"
    ),
    Row(
      "textbox \"Name\" value=Ada editing",
      "Name. Ada. Text field. Is editing",
      "Use the rotor to access misspelled words"
    ),
    Row(
      "securetextbox \"PIN\" value=1234 editing",
      "PIN. 4 characters. Secure text field. Is editing"
    ),
    Row("heading \"Trains\" level=2 isLink", "Trains. Heading level 2. Link"),
    Row("heading \"Trains\"", "Trains. Heading"),
    Row("img \"A cat\"", "A cat. Image"),
    Row("searchbox \"Search\"", "Search. Search field", "Double tap to edit"),
    Row("searchbox \"Search\" value=tea editing", "Search. tea. Search field. Is editing"),
    Row("link \"Home\" visited", "Home. Visited link"),
    // The word "button" is not announced for a keyboard key, a switch, a tab or a back button.
    Row("keyboardkey \"q\" isButton", "q"),
    Row("tab \"Home\" isButton", "Home. Tab"),
    Row("backbutton \"Inbox\" isButton", "Inbox. Back button"),
    Row(
      "switch \"Wi-Fi\" checked=off isButton",
      "Wi-Fi. Switch button. Off",
      "Double tap to toggle setting"
    ),
    // Some traits are not announced.
    Row(
      """
      generic "Quiet" isStaticText playsSound isSummaryElement updatesFrequently \
      startsMediaSession allowsDirectInteraction causesPageTurn
      """,
      "Quiet"
    ),
    // For a dimmed element, the element's own words are kept, but automatic hints are dropped.
    Row("slider \"Volume\" value=6 dimmed hint=Louder", "Volume. 6. Dimmed. Adjustable", "Louder"),
    Row("textbox \"Name\" dimmed hint=First", "Name. Dimmed. Text field", "First"),
    // For a text field that is not being edited, the automatic hint replaces the author's hint.
    Row("textbox \"Name\" hint=First", "Name. Text field", "Double tap to edit"),
    Row("textbox \"Name\" readonly hint=First", "Name. Text field", "First"),
    // Only accessible elements are counted in a position.
    Row("radio \"Cat\" checked=on position=2,3", "Cat. Radio button. Checked. 2 of 3"),
    Row("listitem \"Cat\" position=2,3", "Cat"),
    // Pop-up buttons announce whether they are collapsed or expanded.
    Row(
      "button \"More\" popup=menu expanded=false",
      "More. Popup button. Menu popup. Collapsed",
      "Double tap to expand"
    ),
    Row(
      "button \"More\" popup=menu expanded=true",
      "More. Popup button. Menu popup. Expanded",
      "Double tap to collapse"
    ),
    Row("button \"More\" expanded=false", "More. Button. Collapsed", "Double tap to expand"),
    // "Required" and "invalid" are announced last.
    Row(
      "textbox \"Age\" required invalid=true",
      "Age. Text field. Required. Invalid data",
      "Double tap to edit"
    ),
    Row(
      "textbox \"Age\" invalid=grammar",
      "Age. Text field. Invalid grammar",
      "Double tap to edit"
    ),
    // A role description replaces the role, but actions and states are still announced.
    Row("button \"Go\" roledescription=rocket dimmed", "Go. Dimmed. rocket"),
    Row(
      "slider \"Trim\" roledescription=fader value=3",
      "Trim. 3. fader. Adjustable",
      "Swipe up or down with one finger to adjust the value"
    ),
    Row("heading \"Trains\" level=2 roledescription=banner", "Trains. banner"),
    // A field's placeholder is announced while the field is empty.
    Row("textbox \"Name\" placeholder=Ada", "Name. Ada. Text field", "Double tap to edit"),
    Row("securetextbox placeholder=Password", "Password. Secure text field", "Double tap to edit"),
    Row("textbox \"Name\" placeholder=Name", "Name. Text field", "Double tap to edit"),
    Row("checkbox \"All\" checked=mixed", "All. Checkbox. Mixed"),
    Row(
      "treeitem \"Fruit\" level=2 expanded=true",
      "Fruit. Tree item. level 2. Expanded",
      "Double tap to collapse"
    ),
    Row("button \"All\" pressed=mixed", "All. Checkbox"),
    Row(
      "switch \"Wi-Fi\" value=Home",
      "Wi-Fi. Switch button. Home",
      "Double tap to toggle setting"
    ),
    Row("popupbutton \"Size\" value=Large popup=menu expanded=false", "Size. Large. Pop up button"),
    Row("datepicker \"Born\" value=2012-12-12", "Born. December 12, 2012. Popup button"),
    Row("colorwell \"Ink\" value=red", "Ink. red. Color well"),
    Row("option \"Cat\" position=2,3", "Cat"),
    Row("separator", "Separator"),
    Row("menuitem \"Copy\"", "Copy. Menu item"),
    Row("progressbar \"Loading\" range=30,0,100", "Loading. 30%. Progress indicator"),
    Row("progressbar \"Loading\" busy", "Loading. Progress indicator. Busy"),
    Row("link \"Home\" current", "Home. Current. Link"),
    Row("generic \"Ada\" important=Age|Three", "Ada. Age. Three"),
  ]

  @Test(
    "Each element in the grammar table is announced with the words in its row",
    arguments: rows + rules
  )
  func isSaidAs(row: Row) throws {
    let page = Page(row.outline)
    var voiceOver = VoiceOver()
    let said = try #require(voiceOver.start(in: page.tree, at: .zero).utterances.first)
    let hints = said.segments.filter { $0.kind == .hint }
    let others = said.segments.filter { $0.kind != .hint }
    #expect(Utterance(others).text.asHeard == row.description.asHeard)
    #expect(Utterance(hints).text.asHeard == row.hint.asHeard)
    #expect(said.segments == others + hints)
  }
}
