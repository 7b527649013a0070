// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@Suite("Changes that keep or replace the arrangement of elements", .timeLimit(.minutes(30)))
struct ArrangementTests {
  private var page = Page(
    """
    webarea
      button "a"
      list #list
        slider "s" value=1
      text "t"
    """
  )

  /// Returns whether a change preserves the arrangement.
  private mutating func keeps(_ name: String, _ edit: (inout Element) -> Void) throws -> Bool {
    let before = page.tree.arrangement
    try page.apply(page.change(name, edit))
    return page.tree.arrangement == before
  }

  @Test("Changes to words, values and states keep the arrangement of elements")
  mutating func kept() throws {
    #expect(try keeps("s") { $0.value = "2" })
    #expect(try keeps("a") { $0.label = "other" })
    #expect(try keeps("a") { $0.states.isSelected = true })
    #expect(try keeps("a") { $0.details.hint = "Does it." })
  }

  @Test("Changes to stops or to the grouping of stops create a new arrangement of elements")
  mutating func changed() throws {
    #expect(try !keeps("a") { $0.states.isHidden = true })
    #expect(try !keeps("t") { $0.actions = .activate })
    #expect(try !keeps("list") { $0.role = .toolbar })
    #expect(try !keeps("list") { $0.label = "Named" })
    #expect(try !keeps("a") { $0.details.frame = Frame(x: 0, y: 0, width: 9, height: 9) })
    #expect(try !keeps("list") { $0.details.navigationStyle = .combined })
    let before = page.tree.arrangement
    try page.apply(page.remove("a"))
    #expect(page.tree.arrangement != before)
  }
}
