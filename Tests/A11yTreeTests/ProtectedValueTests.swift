// SPDX-License-Identifier: MIT

import A11yTree
import Testing
import TreeOutlines

@Suite("Storing protected values without their text", .timeLimit(.minutes(30)))
struct ProtectedValueTests {
  @Test(arguments: ["textbox \"PIN\" protected", "securetextbox \"PIN\"", "text \"PIN\" protected"])
  func `A tree stores only the length of a protected value`(outline: String) throws {
    var page = Page("form #top\n  \(outline) value=gehe1m")
    let sealed = try #require(page.tree[page["PIN"]])
    #expect(sealed.value == "••••••")
    #expect(sealed.states.isProtected)
    try page.apply(page.change("PIN") { $0.value = "s3👩‍👩‍👧" })
    #expect(page.tree[page["PIN"]]?.value == "•••")
    try page.apply(
      page.change("PIN") { $0.value = "p4" } + page.insert("button \"Show\"", into: "top")
    )
    #expect(page.tree[page["PIN"]]?.value == "••")
    try page.apply(page.change("PIN") { $0.value = "" })
    #expect(page.tree[page["PIN"]]?.value == "")
    var dump = ""
    Swift.dump(page.tree, to: &dump)
    #expect(!dump.contains("gehe1m") && !dump.contains("p4"))
  }

  @Test func `An unprotected value is stored`() {
    let page = Page("form\n  textbox \"Name\" value=Ada")
    #expect(page.tree[page["Name"]]?.value == "Ada")
  }
}
