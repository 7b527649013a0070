// SPDX-License-Identifier: MIT

import A11yTree
import SwiftUI
import Testing

@testable import A11yUI

private struct Modified: View {
  let log: Log
  @State private var rating = 3
  var body: some View {
    Text("****").accessibilityLabel("Rating").accessibilityValue("\(rating)")
      .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
    Text("Later").accessibilitySortPriority(-1)
    Text("Title").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
    Text("Gone").accessibilityHidden(true)
    Image(decorative: "x").accessibilityHidden(false).accessibilityLabel("Shown")
    Spacer().accessibilityLabel("Spacer")
    Button("Plain") { log("button") }
      .accessibilityRemoveTraits(.isButton)
      .accessibilityAction(named: "Share") { log("share") }
      .accessibilityAction { log("instead") }
    VStack {
      Text("Name")
      Text("Ann")
    }
    .accessibilityElement(children: .combine)
    HStack {
      Text("Photo")
      Button("Like") { log("like") }
      Button("Reply") { log("reply") }
    }
    .accessibilityElement(children: .combine)
    HStack {
      Text("Deal")
      Button("Apply") { log("apply") }
    }
    .accessibilityElement(children: .combine)
    HStack { Text("Hidden inside") }
      .accessibilityElement()
      .accessibilityLabel("Chart")
    Group {
      Text("a")
      Text("b")
    }
    .accessibilityAddTraits(.isHeader)
  }
}

@MainActor @Suite("The spoken effects of accessibility modifiers", .timeLimit(.minutes(30)))
struct AccessibilityModifierTests {
  @Test("The effect of each accessibility modifier is announced with the modified element")
  func words() throws {
    let log = Log()
    let view = HeardView { Modified(log: log) }
    var heard = view.heard()
    for _ in 0..<10 { heard += try view.run("next") }
    #expect(
      heard == [
        "Rating, 3, adjustable", "Title, heading level 2", "Shown, image", "Spacer",
        "Plain, actions available", "Name, Ann", "Photo, Like, Reply, button, actions available",
        "Deal, Apply, button", "Chart",
        "a, heading", "b, heading",
      ]
    )
    #expect(try view.run("next") == ["Later"])
  }

  @Test("If a view has several actions of the same kind, the outermost action is performed")
  func actions() throws {
    let log = Log()
    let view = HeardView { Modified(log: log) }
    #expect(try view.run("increment") == ["4"])
    func act(_ action: Action, _ label: String) throws {
      let id = try #require(view.session.tree.element(labelled: label))
      let response = view.host.perform(ActionRequest(action, on: id))
      #expect(response.isHandled)
    }
    try act(.activate, "Plain")
    try act(.custom("Share"), "Plain")
    try act(.custom("Reply"), "Photo, Like, Reply")
    try act(.activate, "Deal, Apply")
    #expect(log.lines == ["instead", "share", "reply", "apply"])
  }
}
