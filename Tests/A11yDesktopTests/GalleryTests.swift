// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing

extension DesktopTests {
  /// Tests for widgets used in the way that applications use them.
  @MainActor @Suite(.timeLimit(.minutes(30))) struct GalleryTests {}
}

extension DesktopTests.GalleryTests {
  @Test func `A cell with an icon and text is named by the text`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page files")
    #expect(await user.run("choose roses.txt").last?.hasPrefix("roses.txt, row 3") == true)
    #expect(await user.run("next") == ["Size, 4 kB, column 2, table end"])
    await user.run("choose Rename", "activate")
    #expect(await user.run("choose tulips.txt").last?.contains("tulips.txt, row 3") == true)
    user.close()
  }

  @Test func `In a tree, a folder with an icon is one item that can be expanded`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page folders")
    #expect(
      await user.run("choose Home").last?.contains("Home, tree item, level 1, collapsed") == true
    )
    #expect(await user.run("activate") == ["expanded"])
    #expect(await user.run("next") == ["Pictures, tree item, level 2"])
    #expect(await user.run("next") == ["[border]"])
    user.close()
  }

  @Test func `A check box in a cell is named by the text beside it`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page choices")
    #expect(await user.run("choose Tulips").last?.contains("Tulips, checkbox, unchecked") == true)
    #expect(await user.run("activate").last == "Tulips, checkbox, checked")
    #expect(await user.run("activate").last == "unchecked")
    user.close()
  }

  @Test func `A table’s column headers are counted as a row but are not announced as row headers`()
    async throws
  {
    let user = try await TestDesktop.open("gtk3_gallery.py --page files")
    #expect(
      await user.run("choose Rename", "choose Size", "column left").last
        == "Name, column header, row 1, column 1, table start, 3 rows, 2 columns"
    )
    #expect(await user.run("row down", "row down").last == "roses.txt, row 3")
    #expect(await user.run("row down") == ["[border]"])
    user.close()
  }

  @Test func `An expander’s content is read only while it is expanded`() async throws {
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

  @Test func `The content of a group box with a check box is read`() async throws {
    let user = try await TestDesktop.open("qt_gallery.py")
    #expect(await user.run("choose Delivery").last == "Delivery, checkbox, checked")
    #expect(await user.run("next") == ["Within three days"])
    #expect(await user.run("next") == ["Choose a day, button"])
    user.close()
  }

  @Test func `A list box row can be activated, and its icon is not a stop`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page rows")
    #expect(await user.run("choose Tulips").last?.contains("Tulips, list end") == true)
    #expect(await user.run("previous") == ["selected, Roses, list start"])
    await user.run("next", "activate")
    #expect(await user.run("choose opened") == ["opened: 2"])
    user.close()
  }

  @Test func `The cursor stays on a row that is activated without keyboard focus`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page tree")
    #expect(
      await user.run("choose Tulip", "activate") == ["Tulip, tree item", "selected"]
    )
    #expect(await user.run("previous") == ["Rose, tree item"])
    user.close()
  }

  @Test
  func `The cursor stays in an open menu and then returns to the menu’s button with the new value`()
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

  @Test func `A number can be typed into a spin button`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page values")
    await user.run("choose 0")
    #expect(await user.run("activate") == ["is editing"])
    #expect(await user.run("type 7") == ["7"])
    #expect(await user.run("escape", "describe").last == "Gallery, 7, adjustable")
    #expect(await user.run("increment") == ["8"])
    user.close()
  }

  @Test func `Escape ends editing in a field that is named by the label above it`()
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
