// SPDX-License-Identifier: MIT

import A11yAudit
import A11yTesting
import A11yViewTesting
import SwiftUI
import Testing

/// What an audit finds in views, by pressing their controls.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ViewAuditTests {
  @Test func `A change that nobody hears is found, with the words`() throws {
    let findings = try Audit().findings(in: { Basket(announces: false) })
    #expect(
      findings.map { "\($0.rule.id): \($0.message)" } == [
        "no-words: Only “button” is announced, without a name.",
        "silent-change: 1 stop is new, such as “1 rose in the basket”, but nothing is announced.",
      ]
    )
    #expect(
      findings.last?.proof.map(\.markedText) == [
        "Add a rose, button", "> activate", "# «nothing is said»",
        "> choose 1 rose in the basket", "«1 rose in the basket»",
      ]
    )
  }

  @Test func `The same view is fine once it says what changes`() throws {
    let audit = try Audit(only: [], skip: ["no-words"])
    #expect(try audit.findings(in: { Basket(announces: true) }).isEmpty)
  }

  @Test func `Each press is on a view that was made afresh`() throws {
    var made = 0
    _ = try Audit().findings(in: {
      made += 1
      return Basket(announces: true)
    })
    // One that is read, and one for each of two buttons.
    #expect(made == 3)
  }
}

private struct Basket: View {
  let announces: Bool
  @State private var roses = 0

  var body: some View {
    VStack {
      Button("Add a rose") {
        roses += 1
        if announces { AccessibilityNotification.Announcement("1 rose in the basket").post() }
      }
      Button {
      } label: {
        Color.red
      }
      Text(roses == 0 ? "The basket is empty" : "\(roses) rose in the basket")
    }
  }
}
