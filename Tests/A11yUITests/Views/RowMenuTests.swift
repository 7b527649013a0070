// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite("Context menus for the rows of a selectable list", .timeLimit(.minutes(30)))
struct RowMenuTests {
  private struct Mail: View {
    @State var letters = ["Bill", "Card", "News"]
    @State var selected: Set<String> = []
    let log: (String) -> Void
    var opens = false

    var body: some View {
      List(letters, id: \.self, selection: $selected) { Text($0) }
        .contextMenu(forSelectionType: String.self) { chosen in
          Button(chosen.count > 1 ? "Delete \(chosen.count)" : "Delete") {
            letters.removeAll { chosen.contains($0) }
          }
        } primaryAction: { chosen in
          log("open " + chosen.sorted().joined(separator: " "))
        }
    }
  }

  private struct Plain: View {
    @State var selected: Set<String> = []
    let log: (String) -> Void

    var body: some View {
      List(["Bill", "Card"], id: \.self, selection: $selected) { Text($0) }
        .contextMenu(forSelectionType: String.self) { chosen in
          Button("Delete") { log(chosen.sorted().joined(separator: " ")) }
          if chosen.count > 1 { Button("Merge") { log("merged") } }
        }
    }
  }

  @Test(
    "Each list row offers the items of the list’s context menu as actions for that row",
    arguments: [true, false]
  )
  func anItemOfTheMenuIsAnActionOfEachRow(prunes: Bool) {
    var log: [String] = []
    let hearing = Hearing(prunes: prunes) { Mail { log.append($0) } }
    #expect(
      hearing.told(.next, .performAction("Delete")).last
        == "News, button, list end, actions available"
    )
    #expect(hearing.everything().count == 2)
  }

  @Test(arguments: [true, false])
  func `Activating a row performs the primary action`(prunes: Bool) {
    var log: [String] = []
    let hearing = Hearing(prunes: prunes) { Mail { log.append($0) } }
    _ = hearing.told(.next, .activate)
    #expect(log == ["open Card"])
  }

  @Test(arguments: [true, false])
  func `A menu item applies to all selected rows if its own row is selected`(prunes: Bool) {
    var log: [String] = []
    let hearing = Hearing(prunes: prunes) { Plain { log.append($0) } }
    _ = hearing.told(.activate, .performAction("Delete"))
    #expect(log == ["Bill"])
    _ = hearing.told(.next, .performAction("Delete"))
    #expect(log == ["Bill", "Card"])
    _ = hearing.told(.activate, .performAction("Merge"), .performAction("Delete"))
    #expect(log == ["Bill", "Card", "merged", "Bill Card"])
  }

  @Test("A list’s context menu is offered only for the value type of the list’s selection")
  func aMenuForAnotherTypeOfValueIsNotOffered() {
    let heard = HeardView {
      List(["Bill"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
        .contextMenu(forSelectionType: Int.self) { _ in Button("Delete") {} }
      List(["Card"], id: \.self) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in Button("Delete") {} }
    }
    let actions = heard.session.focus(of: .voiceOver).map {
      heard.session.tree[$0]?.details.customActions
    }
    #expect(actions == [])
  }
}
