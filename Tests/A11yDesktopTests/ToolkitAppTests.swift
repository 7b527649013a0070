// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing

extension DesktopTests {
  /// Tests that read, type into and answer dialogs of the same small app in three toolkits.
  @MainActor @Suite(.timeLimit(.minutes(30))) struct ToolkitAppTests {}
}

extension DesktopTests.ToolkitAppTests {
  @Test(arguments: ["gtk3_app.py", "gtk4_app.py", "qt_app.py"])
  func `A form is read in the order in which its fields appear on the screen`(_ app: String)
    async throws
  {
    let user = try await TestDesktop.open("\(app) --page form")
    let opening = try #require(user.heard().first)
    #expect(opening.hasPrefix("Garden Shop, menu bar, File, menu item"))
    #expect(await user.run("focus Name").last?.hasPrefix("Name, ") == true)
    var labels: [String] = []
    for _ in 0..<5 {
      let line = await user.run("next").last ?? ""
      labels.append(String(line.prefix { $0 != "," }))
    }
    #expect(labels.prefix(4) == ["Password", "Quantity", "Volume", "Country"])
    user.close()
  }

  @Test(arguments: ["gtk3_app.py", "gtk4_app.py", "qt_app.py"])
  func `Pressing a button changes the status text, which can be read`(_ app: String) async throws {
    let user = try await TestDesktop.open("\(app) --page form")
    await user.run("focus Save")
    #expect(await user.run("activate", "focus Saved").contains { $0.contains("Saved") })
    user.close()
  }

  @Test(arguments: ["gtk3_app.py", "gtk4_app.py", "qt_app.py"])
  func `Typed text appears in the field`(_ app: String) async throws {
    let user = try await TestDesktop.open("\(app) --page text")
    await user.run("focus Letter", "activate")
    let field = try #require(user.session.base.keyboardFocus)
    let before = try #require(user.session.base.tree[field]?.value)
    await user.run("type Grüße 👩‍👩‍👧")
    let after = try #require(user.session.base.tree[field]?.value)
    #expect(after.count == before.count + 7)
    #expect(after.contains("Grüße 👩‍👩‍👧"))
    user.close()
  }

  @Test(
    "The text in the middle of a single-line field can be edited",
    arguments: ["gtk3_app.py", "gtk4_app.py", "qt_app.py"]
  )
  func fieldOfOneLine(_ app: String) async throws {
    let user = try await TestDesktop.open("\(app) --page form")
    await user.run("focus Name", "activate")
    let field = try #require(user.session.base.keyboardFocus)
    await user.run("type one two", "press ctrl-shift-left", "type 3", "press home", "press delete")
    #expect(user.session.base.tree[field]?.value == "ne 3")
    #expect(await user.run("press ctrl-k") == ["ne 3"])
    #expect(user.session.base.tree[field]?.value == "")
    user.close()
  }

  @Test func `An element’s identifier is available once the app is quiet`()
    async throws
  {
    let user = try await TestDesktop.open("gtk3_app.py --page form")
    await user.run("focus Gift wrap")
    let focused = try #require(user.session.base.focusedElements.first)
    #expect(user.session.base.tree[focused]?.details.identifier == "gift-wrap")
    user.close()
  }

  @Test func `Only the length of a password is announced, and its text is never stored`()
    async throws
  {
    for app in ["gtk3_app.py", "qt_app.py"] {
      let user = try await TestDesktop.open("\(app) --page form")
      await user.run("focus Password", "activate")
      let heard = await user.run("type hush")
      #expect(heard == ["4 bullets"])
      let text = user.session.transcript.map { "\($0)" }.joined()
      #expect(!text.contains("hush"))
      user.close()
    }
  }

  @Test func `In a list with 100000 rows, only rows near the cursor are read`() async throws {
    for app in ["gtk3_app.py", "qt_app.py"] {
      let user = try await TestDesktop.open("\(app) --page list --rows 100000")
      await user.run("focus Item 1")
      #expect(await user.run("next").last?.contains("0") == true)
      #expect(await user.run("last").last?.contains("row 100001") == true)
      #expect(user.session.base.tree.count < 1000)
      user.close()
    }
  }

  @Test func `A tree item can be expanded and collapsed`() async throws {
    let user = try await TestDesktop.open("gtk3_app.py --page tree")
    // GTK selects the first row a moment after it shows the window.
    func plants() -> Element? {
      let tree = user.session.base.tree
      return VoiceOver.items(matching: "Plants", in: tree).first.flatMap { tree[$0.id] }
    }
    for _ in 0..<50 where plants()?.states.isSelected != true { await user.run("wait 100ms") }
    #expect(await user.run("focus Plants").last == "Kinds, selected, Plants, tree item, collapsed")
    #expect(await user.run("activate") == ["expanded"])
    #expect(await user.run("next") == ["Trees, tree item, collapsed"])
    #expect(await user.run("previous", "activate").last == "collapsed")
    #expect(await user.run("next") == ["Animals, tree item, collapsed"])
    user.close()
  }

  @Test func `A dialog confines the cursor and returns it to the opener`() async throws {
    let user = try await TestDesktop.open("gtk3_app.py --page more")
    await user.run("focus Delete…")
    let heard = await user.run("activate")
    #expect(heard.first == "[screen change]")
    #expect(heard.last == "Keep, button")
    #expect(await user.run("next", "next").last == "[border]")
    #expect(await user.run("escape").first == "[screen change]")
    let cursor = try #require(user.session.base.focus(of: .voiceOver))
    #expect(user.session.base.tree[cursor]?.label == "Delete…")
    user.close()
  }

  @Test func `A colour swatch in GTK offers a custom action`()
    async throws
  {
    let user = try await TestDesktop.open("gtk3_colors.py")
    let opening = try #require(user.heard().last)
    #expect(opening.hasSuffix("radio button, unchecked, actions available"))
    #expect(await user.run("activate") == ["checked"])
    await user.run("action Customize")
    #expect(await user.run("focus Color Name").last?.hasPrefix("Color Name, #") == true)
    user.close()
  }
}
