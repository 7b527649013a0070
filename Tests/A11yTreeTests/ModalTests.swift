// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@Suite("Modal elements limit which elements users can reach", .timeLimit(.minutes(30)))
struct ModalTests {
  private var page = Page(
    """
    main
      button "Open"
      dialog #first modal
        button "OK"
        alertdialog #second modal
          button "Sure"
      dialog #third modal hidden
        button "Third"
    """
  )

  @Test mutating func `The topmost modal is the scope`() throws {
    #expect(page.tree.modal == page["second"])
    #expect(page.tree.scope == page["second"])
    #expect(page.tree.labels(.stop, in: page.tree.scope) == ["Sure"])
    try page.apply(page.remove("second"))
    #expect(page.tree.modal == page["first"])
    #expect(page.tree.labels(.stop, in: page.tree.scope) == ["OK"])
    try page.apply(page.remove("first"))
    #expect(page.tree.modal == nil)
    #expect(page.tree.scope == page.tree.root)
  }

  @Test mutating func `Hidden modals do not limit the scope`() throws {
    try page.apply(page.change("second") { $0.states.isHidden = true })
    #expect(page.tree.modal == page["first"])
    try page.apply(page.change("third") { $0.states.isHidden = false })
    #expect(page.tree.modal == page["third"])
    try page.apply(page.change("first") { $0.states.isHidden = true })
    #expect(page.tree.modal == page["third"])
    try page.apply(page.change("third") { $0.traits = [] })
    #expect(page.tree.modal == nil)
  }

  @Test mutating func `An empty modal does not limit the scope`() throws {
    try page.apply(page.remove("Sure"))
    #expect(page.tree.modal == page["first"])
    try page.apply(page.change("OK") { $0.states.isHidden = true })
    #expect(page.tree.modal == nil)
    try page.apply(page.insert("button \"Sure\"", into: "second"))
    #expect(page.tree.modal == page["second"])
  }
}
