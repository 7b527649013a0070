// SPDX-License-Identifier: MIT

import A11yAudit
import A11yTesting
import A11yViewTesting
import SwiftUI
import Testing

/// Tests for audit findings in views whose controls are pressed.
@MainActor
@Suite(.timeLimit(.minutes(30)))
struct ViewAuditTests {
  @Test func `A silent change is reported and shown with its words`() throws {
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

  @Test func `The same view has no findings once it announces the change`() throws {
    let audit = try Audit(only: [], skip: ["no-words"])
    #expect(try audit.findings(in: { Basket(announces: true) }).isEmpty)
  }

  @Test func `Each press uses a newly created view`() throws {
    var made = 0
    _ = try Audit().findings(in: {
      made += 1
      return Basket(announces: true)
    })
    // The audit reads one view and presses each of the two buttons in a separate view.
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
