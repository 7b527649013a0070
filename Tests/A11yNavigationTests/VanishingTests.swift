// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests of the rule for vanishing elements (rule 7). The cursor moves to the next sibling, otherwise to the previous
/// sibling, and otherwise to the nearest focusable container.
@Suite("The VoiceOver cursor after its element disappears", .timeLimit(.minutes(30)))
struct VanishingTests {
  private var user = VoiceOverUser(
    """
    main #main
      text "before"
      list #list
        listitem "a"
        listitem "b"
        listitem "c"
      group #box
        group #inner
          button "deep"
      text "after"
    """
  )

  @Test mutating func `The cursor moves to the next sibling`() throws {
    user.go(to: "b")
    #expect(try user.hears(user.page.remove("b")) == "c, list end")
  }

  @Test mutating func `Without a next sibling, the cursor moves to the previous sibling`() throws {
    user.go(to: "c")
    #expect(try user.hears(user.page.remove("c")) == "b, list end")
    try user.hears(user.page.remove("b"))
    #expect(user.cursor == "a")
  }

  @Test mutating func `Without siblings, the cursor moves to the nearest remaining element`() throws
  {
    user.go(to: "deep")
    try user.hears(user.page.remove("deep"))
    #expect(user.cursor == "after")
    user.go(to: "a")
    try user.hears(user.page.remove("a", "b", "c"))
    #expect(user.cursor == "after")
    try user.hears(user.page.remove("after"))
    #expect(user.cursor == "before")
  }

  @Test mutating func `The cursor moves to the container itself if the container can be focused`()
    throws
  {
    try user.hears(user.page.change("box") { $0.details.containment = .element })
    user.go(to: "deep")
    try user.hears(user.page.remove("deep"))
    #expect(user.cursor == "box")
  }

  @Test mutating func `Elements that are inserted in place of a removed element are the nearest`()
    throws
  {
    user.go(to: "deep")
    let update = user.page.insert("button \"new\"", into: "inner") + user.page.remove("deep")
    var merged = update
    merged.changes.removeAll { $0.id == user.page["inner"] }
    var inner = try #require(user.page.tree[user.page["inner"]])
    inner.children = [user.page["new"]]
    merged.changes.append(.init(user.page["inner"], inner))
    try user.hears(merged)
    #expect(user.cursor == "new")
  }

  @Test mutating func `A hidden element counts as removed`() throws {
    user.go(to: "b")
    try user.hears(user.page.change("b") { $0.states.isHidden = true })
    #expect(user.cursor == "c")
    try user.hears(user.page.change("list") { $0.states.isHidden = true })
    #expect(user.cursor == "deep")
    try user.hears(user.page.change("box") { $0.states.isHidden = true })
    #expect(user.cursor == "after")
  }

  @Test mutating func `An element that becomes a container moves the cursor inside`() throws {
    user.go(to: "a")
    #expect(
      try user.hears(user.page.insert("link \"in a\"", into: "a")) == "in a, link, list start"
    )
    #expect(user.cursor == "in a")
  }

  @Test mutating func `An element that moves keeps the cursor`() throws {
    user.go(to: "b")
    let b = user.page["b"]
    let update =
      user.page.change("list") { $0.children.removeAll { $0 == b } }
      + user.page.change("inner") { $0.children.append(b) }
    #expect(try user.hears(update) == "")
    #expect(user.cursor == "b")
    #expect(user.hears(.previous).contains("deep"))
  }

  @Test mutating func `A new element in the same slot is a different element`() throws {
    user.go(to: "b")
    let old = user.page["b"]
    let new = ElementID(index: old.index, generation: 1)
    var update = user.page.change("list") { element in
      element.children = element.children.map { $0 == old ? new : $0 }
    }
    update.changes.append(.init(new, Element(.listItem, label: "new")))
    #expect(try user.hears(update) == "c, list end")
  }

  @Test mutating func `If no element is left, there is no cursor`() throws {
    let gone = user.page.change("main") { $0.states.isHidden = true }
    #expect(try user.hears(gone) == "")
    #expect(user.cursor == nil)
    #expect(user.hears(.next) == "(border)")
    let back = user.page.change("main") { $0.states.isHidden = false }
    #expect(try user.hears(back) == "before, main, landmark")
  }

  @Test mutating func `Without an anchor the cursor moves to the first element`() throws {
    user.go(to: "b")
    let update = user.page.remove("b")
    try user.page.apply(update)
    _ = user.voiceOver.follow(update, from: nil, in: user.page.tree, at: .zero)
    #expect(user.cursor == "before")
  }
}
