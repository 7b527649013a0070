import A11yDocuments
import A11yTree
import Testing

/// The two web formats hold one page: people must meet the same.
struct AgreementTests {
  @Test(arguments: ["reading", "controls", "dialog"])
  func `both captures of a page make the same stops`(page: String) throws {
    let aria = try Outline(Document(capture: "\(page).aria.yaml"))
    let chrome = try Outline(Document(capture: "\(page).chrome.json"))
    #expect(aria.lines.map(withoutMarker) == chrome.lines.map(withoutMarker))
    #expect(aria.lines.count > 5)
  }

  /// A snapshot does not hold the numbers of ordered lists.
  private func withoutMarker(_ line: String) -> String {
    line.replacing(#/"\d+\. /#, with: "\"")
  }

  @Test func `no capture makes notices`() throws {
    for page in ["reading", "controls", "dialog"] {
      #expect(try Document(capture: "\(page).aria.yaml").notices == [])
      #expect(try Document(capture: "\(page).chrome.json").notices == [])
    }
  }

  @Test func `a page to read`() throws {
    let outline = try Outline(Document(capture: "reading.chrome.json"))
    #expect(
      outline.description == """
        banner
         navigation "Site"
          list
           link "Home"
           link "Tides"
        main
         heading "Harbour news" level 1
         text "The old ferry sails at 07:30, see the"
         link "timetable"
         text "Fish of the day:" header level 2
         link "Cod" header level 2
         link "Boats" header level 3
         list
          listitem "Nets" 1 of 3
          listitem "Ropes" 2 of 3
          text "Hooks"
          list
           listitem "Small" 1 of 2
           listitem "Large" 2 of 2
         list
          listitem "1. Cast off" 1 of 2
          listitem "2. Steer" 2 of 2
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
         blockquote "Red sky at night."
         region "Weather"
          paragraph "Wind from the west."
        contentinfo
         text "Printed in Leith"
        """
    )
  }

  @Test func `a page of controls`() throws {
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
          radio "White" checked:on 1 of 2
          radio "Red" checked:off 2 of 2
         combobox "Size" = Large collapsed
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

  @Test func `what only Chrome knows is there too`() throws {
    let document = try Document(capture: "controls.chrome.json")
    #expect(document.tree.changes[0].element.label == "Order a boat")
    #expect(document.element("Name")?.states.isRequired == true)
    #expect(document.element("Flags")?.states.isMultiselectable == true)
    #expect(
      document.element("Length")?.details.range
        == ValueRange(current: 8, minimum: 4, maximum: 14)
    )
  }

  @Test func `a modal dialog shuts people in`() throws {
    for name in ["dialog.aria.yaml", "dialog.chrome.json"] {
      let tree = try AccessibilityTree(Document(capture: name).tree)
      let modal = try #require(tree.modal.flatMap { tree[$0] })
      #expect(modal.label == "Leave now?")
      #expect(modal.actions == .escape)
    }
  }
}
