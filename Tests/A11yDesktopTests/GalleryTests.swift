// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing

extension DesktopTests {
  /// Widgets in the ways that applications use them.
  @MainActor @Suite(.timeLimit(.minutes(30))) struct GalleryTests {}
}

extension DesktopTests.GalleryTests {
  @Test func `A cell with an icon and a text is called by the text`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page files")
    #expect(await user.run("choose roses.txt").last?.hasPrefix("roses.txt, row 3") == true)
    #expect(await user.run("next") == ["Size, 4 kB, column 2, table end"])
    await user.run("choose Rename", "activate")
    #expect(await user.run("choose tulips.txt").last?.contains("tulips.txt, row 3") == true)
    user.close()
  }

  @Test func `A folder with an icon in a tree is one item, which opens`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page folders")
    #expect(
      await user.run("choose Home").last?.contains("Home, tree item, level 1, collapsed") == true
    )
    #expect(await user.run("activate") == ["expanded"])
    #expect(await user.run("next") == ["Pictures, tree item, level 2"])
    #expect(await user.run("next") == ["[border]"])
    user.close()
  }

  @Test func `A check box in a cell is called by the text beside it`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page choices")
    #expect(await user.run("choose Tulips").last?.contains("Tulips, checkbox, unchecked") == true)
    #expect(await user.run("activate").last == "Tulips, checkbox, checked")
    #expect(await user.run("activate").last == "unchecked")
    user.close()
  }

  @Test func `The headers of a table are counted as a row, and head no row`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page files")
    #expect(
      await user.run("choose Rename", "choose Size", "column left").last
        == "Name, column header, row 1, column 1, table start, 3 rows, 2 columns"
    )
    #expect(await user.run("row down", "row down").last == "roses.txt, row 3")
    #expect(await user.run("row down") == ["[border]"])
    user.close()
  }

  @Test func `What an expander holds is read once it is open`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page expander")
    #expect(await user.run("choose Details", "next").last == "Last, button")
    await user.run("choose Details", "activate")
    #expect(await user.run("next") == ["Planted in May"])
    #expect(await user.run("next") == ["Water, button"])
    #expect(await user.run("next") == ["Last, button"])
    await user.run("choose Details", "activate")
    #expect(await user.run("next") == ["Last, button"])
    user.close()
  }

  @Test func `What a group box with a check box holds is read`() async throws {
    let user = try await TestDesktop.open("qt_gallery.py")
    #expect(await user.run("choose Delivery").last == "Delivery, checkbox, checked")
    #expect(await user.run("next") == ["Within three days"])
    #expect(await user.run("next") == ["Choose a day, button"])
    user.close()
  }

  @Test func `A row of a list box is activated, and its icon is no stop`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page rows")
    #expect(await user.run("choose Tulips").last?.contains("Tulips, list end") == true)
    #expect(await user.run("previous") == ["selected, Roses, list start"])
    await user.run("next", "activate")
    #expect(await user.run("choose opened") == ["opened: 2"])
    user.close()
  }

  @Test func `A row that is activated without keyboard focus keeps the cursor`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page tree")
    #expect(
      await user.run("choose Tulip", "activate") == ["Tulip, tree item", "selected"]
    )
    #expect(await user.run("previous") == ["Rose, tree item"])
    user.close()
  }

  @Test func `An open menu keeps the cursor, which then returns to its button with the value`()
    async throws
  {
    let user = try await TestDesktop.open("gtk3_gallery.py --page values")
    #expect(
      await user.run("choose Red", "activate", "next", "next") == [
        "Red, combobox, list box popup", "[screen change]",
        "menu, selected, Red, menu item, 1 of 2",
        "Green, menu item, 2 of 2", "[border]",
      ]
    )
    #expect(await user.run("activate") == ["[screen change]", "Green, combobox, list box popup"])
    user.close()
  }

  @Test func `A number is typed into a spin button`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page values")
    await user.run("choose 0")
    #expect(await user.run("activate") == ["is editing"])
    #expect(await user.run("type 7") == ["7"])
    #expect(await user.run("escape", "describe").last == "Gallery, 7, adjustable")
    #expect(await user.run("increment") == ["8"])
    user.close()
  }

  @Test func `Escape ends editing in a field, which is called what the label above it says`()
    async throws
  {
    let user = try await TestDesktop.open("gtk3_gallery.py --page values")
    #expect(
      await user.run("choose Ada", "activate") == ["Garden of, Ada, text field", "is editing"]
    )
    #expect(await user.run("escape", "describe").last == "Gallery, Garden of, Ada, text field")
    user.close()
  }
}
