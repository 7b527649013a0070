// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Testing

/// Tests that both web formats produce the same words when they describe the same page.
@Suite(.timeLimit(.minutes(30)))
struct AgreementTests {
  @Test(arguments: ["reading", "controls", "dialog"])
  func `Both captures of a page have the same stops`(page: String) throws {
    let aria = try Document(capture: "\(page).aria.yaml").heard
    let chrome = try Document(capture: "\(page).chrome.json").heard
    #expect(aria == chrome.filter { !Self.markers.contains($0) }.map(withoutGaps))
    #expect(aria.count > 1)
  }

  private static let markers = ["bullet", "1.", "2."]

  /// Removes facts that a snapshot does not record: requirements, ranges and field types.
  private func withoutGaps(_ line: String) -> String {
    line.replacing(", required", with: "").replacing(", 40%", with: "")
      .replacing(
        "Seats, 2, text field, double tap to edit",
        with: "Seats, 2, adjustable, swipe up or down with one finger to adjust the value"
      )
  }

  @Test func `One notice lists all facts that a snapshot does not record`()
    throws
  {
    let notices = try Document(capture: "reading.aria.yaml").notices
    #expect(
      notices.map(\.description) == [
        "an ARIA snapshot does not record where blocks of text begin and end, which lists show markers, or which elements are required, have a description, open a pop-up, are not pressed, or are collapsed"
      ]
    )
    #expect(try Document("- paragraph: Only words").notices == [])
  }

  @Test func `The captures cause no other notices`() throws {
    for page in ["reading", "controls", "dialog"] {
      #expect(try Document(capture: "\(page).aria.yaml").complaints == [])
      #expect(try Document(capture: "\(page).chrome.json").notices == [])
    }
  }

  @Test func `The reading page is converted to the expected outline`() throws {
    let outline = try Outline(Document(capture: "reading.chrome.json"))
    #expect(
      outline.description == """
        banner
         navigation "Site"
          list
           listmarker "•"
           link "Home"
           listmarker "•"
           link "Tides"
        main
         heading "Harbour news" level 1
         text "The old ferry sails at 07:30, see the"
         link "timetable"
         text "Fish of the day:" header level 2
         link "Cod" header level 2
         link "Boats" header level 3
         list
          listmarker "•"
          text "Nets"
          listmarker "•"
          paragraph "Ropes"
          listmarker "•"
          text "Hooks"
          list
           listmarker "◦"
           text "Small"
           listmarker "◦"
           text "Large"
         list
          listmarker "1."
          text "Cast off"
          listmarker "2."
          text "Steer"
         img "A red boat"
         link "Map" image
         table "Tides today" 3×3
          columnheader "Port" at 1,1
          columnheader "High" at 1,2
          columnheader "Low" at 1,3
          rowheader "Leith" at 2,1 under Port
          cell "06:10" at 2,2 under Leith + High
          link "12:20"
          rowheader "Oban" at 3,1 under Port
          cell "07:45" at 3,2 under Oban + High
          cell "13:50" at 3,3 under Oban + Low
         separator
         blockquote "Red sky at night."
         region "Weather"
          paragraph "Wind from the west."
        contentinfo
         text "Printed in Leith"
        """
    )
  }

  @Test func `The page with controls is converted to the expected outline`() throws {
    let outline = try Outline(Document(capture: "controls.aria.yaml"))
    #expect(
      outline.description == """
        heading "Order a boat" level 1
        form "Order"
         textbox "Name" = Ann
         securetextbox "Password" = •••
         checkbox "Life jackets" checked:on
         checkbox "Lunch" checked:off
         group "Sail"
          legend "Sail"
          radio "White" checked:on 1 of 2
          radio "Red" checked:off 2 of 2
         popupbutton "Size" = Large collapsed
          option "Small" hidden 1 of 2
          option "Large" selected hidden 2 of 2
         slider "Length" = 8
         spinbutton "Seats" = 2
         switch "Radio" checked:on
         button "Anchor" pressed:on
         button "Send" disabled
        tablist "Boats"
         tab "Sloop" selected 1 of 2
         tab "Ketch" 2 of 2
        tabpanel "Sloop"
         paragraph "One mast."
        listbox "Flags"
         option "Blue" selected 1 of 2
         option "Green" 2 of 2
        tree "Parts"
         treeitem "Hull" expanded level 1 1 of 2
          treeitem "Keel" level 2 1 of 2
          treeitem "Rudder" level 2 2 of 2
         treeitem "Mast" level 1 2 of 2
        menu "More"
         menuitem "Copy" 1 of 2
         menuitemcheckbox "Wrap" checked:on 2 of 2
        """
    )
  }

  @Test func `Facts that only Chrome records are read`() throws {
    let document = try Document(capture: "controls.chrome.json")
    #expect(document.tree.changes[0].element.label == "Order a boat")
    #expect(document.element("Name")?.states.isRequired == true)
    #expect(document.element("Flags")?.states.isMultiselectable == true)
    #expect(
      document.element("Length")?.details.range
        == ValueRange(current: 8, minimum: 4, maximum: 14)
    )
  }

  @Test func `A modal dialog limits the scope of navigation`() throws {
    for name in ["dialog.aria.yaml", "dialog.chrome.json"] {
      let tree = try AccessibilityTree(Document(capture: name).tree)
      let modal = try #require(tree.modal.flatMap { tree[$0] })
      #expect(modal.label == "Leave now?")
      #expect(modal.actions == .escape)
    }
  }
}
