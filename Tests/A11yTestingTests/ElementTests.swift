// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor @Suite("Finding and activating elements in tests", .timeLimit(.minutes(30)))
struct ElementTests {
  private let page = """
    - navigation "Site sections":
      - link "Catalogue"
      - link "Events"
    - main:
      - heading "Café" [level=1]
      - textbox "Name"
      - slider "Books": "4"
      - button "Buy" [disabled]
      - button "Buy all"
    """

  @Test(
    "A search, which ignores case and accents, prefers exact matches and then matches at the start"
  )
  func words() async throws {
    let session = try await Session(document: page)
    #expect(session.find("Buy").label == "Buy")
    #expect(session.find("buy a").label == "Buy all")
    #expect(session.find("cafe").role == .heading)
    #expect(session.find("text field").label == "Name")
    #expect(!session.find("Buy").isEnabled)
    #expect(session.findAll("buy").map(\.label) == ["Buy"])
    #expect(session.findAll(role: .link).map(\.words) == ["Catalogue, link", "Events, link"])
    #expect(session.findAll("nothing") == [])
  }

  @Test("A test can find a container by its role and check the container’s outline")
  func container() async throws {
    let session = try await Session(document: page)
    session.expectOutline(
      """
      Site sections
        Catalogue, link
        /Events.*/
      """,
      of: session.find(role: .navigation)
    )
  }

  @Test(
    "Focusing an element announces the element; acting on the element announces only the change"
  )
  func focus() async throws {
    let session = try await Session(document: page)
    session.find("Name").focus()
    session.expect("Name, text field, main, landmark, double tap to edit")
    session.find("Books").increment()
    session.expect("5")
    #expect(session.find("Books").value == "5")
  }

  @Test("With Switch Control, a test activates elements through the scanner menu")
  func switchControl() async throws {
    let session = try await Session(
      document: "- checkbox \"News\"\n- button \"Buy\"\n",
      technology: .switchControl
    )
    session.find("News").activate()
    session.expectSilence()
    #expect(session.find("News").words == "News, checkbox, checked")
    #expect(session.find("Buy").scanCost == .init(presses: 2, time: .seconds(1)))
    session.wait(.seconds(1))
    session.expect("Buy, button")
  }
}
