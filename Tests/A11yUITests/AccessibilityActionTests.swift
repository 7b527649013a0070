// SPDX-License-Identifier: MIT

import A11yNavigation
import SwiftUI
import Testing

private struct Acted<Content: View>: View {
  @State private var last = "nothing"
  @ViewBuilder let content: (@escaping (String) -> Void) -> Content
  var body: some View {
    content { last = $0 }
    Text(last)
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct AccessibilityActionTests {
  @Test func `The default action is performed on activation`() {
    let lines = heard(.activate, .next) {
      Acted { act in Text("A").accessibilityAction { act("done") } }
    }
    #expect(lines == ["A", "done"])
  }

  @Test func `An accessibility action replaces a control’s own action`() {
    let lines = heard(.activate, .next) {
      Acted { act in
        Button("A") { act("button") }.accessibilityAction { act("action") }
      }
    }
    #expect(lines.last == "action")
  }

  @Test(arguments: [
    (AccessibilityActionKind.escape, VoiceOver.Command.escape), (.magicTap, .magicTap),
    (.showMenu, .showMenu),
  ])
  func `Commands perform the standard actions`(
    _ kind: AccessibilityActionKind,
    _ command: VoiceOver.Command
  ) {
    let lines = heard(command, .next) {
      Acted { act in Text("A").accessibilityAction(kind) { act("done") } }
    }
    #expect(lines == ["A", "done"])
  }

  @Test func `Named actions are announced and can be run`() {
    let lines = heard(.performAction("Delete"), .performAction("Move"), .next) {
      Acted { act in
        Text("A")
          .accessibilityAction(named: "Delete") { act("deleted") }
          .accessibilityAction(named: Text("Move")) { act("moved") }
          .accessibilityAction(named: String("Delete")) { act("never") }
      }
    }
    #expect(lines.first == "A, actions available")
    #expect(lines.last == "moved")
  }

  @Test func `An unknown action changes nothing`() {
    let lines = heard(.performAction("Move"), .next) {
      Acted { act in Text("A").accessibilityAction(named: "Delete") { act("deleted") } }
    }
    #expect(lines == ["A, actions available", "[border]", "nothing"])
  }

  @Test func `An action can be named by views`() {
    let lines = heard(.actions, .next, .next, .activate, .next) {
      Acted { act in
        Text("A").accessibilityAction {
          act("done")
        } label: {
          Text("Do")
          Text("it")
        }
      }
    }
    #expect(lines.contains("Do, it, 2 of 2"))
    #expect(lines.last == "done")
  }

  @Test func `Controls inside accessibilityActions become actions`() {
    let lines = heard(.actions, .next, .next, .next, .activate, .next) {
      Acted { act in
        Text("A").accessibilityActions {
          Button("Reply") { act("replied") }
          Button("Gone") { act("never") }.disabled(true)
          Button("Share") { act("shared") }
        }
      }
    }
    #expect(
      lines.prefix(5) == [
        "A, actions available", "actions menu, 3 items", "Activate, 1 of 3", "Reply, 2 of 3",
        "Share, 3 of 3",
      ]
    )
    #expect(lines.last == "shared")
  }

  @Test func `Actions follow state`() {
    struct Message: View {
      @State private var isRead = false
      var body: some View {
        Text("A").accessibilityActions {
          Button(isRead ? "Mark unread" : "Mark read") { isRead.toggle() }
        }
      }
    }
    let lines = heard(
      .performAction("Mark read"),
      .performAction("Mark unread"),
      .actions,
      .next,
      .next
    ) {
      Message()
    }
    #expect(lines.last == "Mark read, 2 of 2")
  }

  @Test func `Increment and decrement perform the adjustable action`() {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        Text("Rating")
          .accessibilityValue("\(stars) stars")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: stars += 1
            case .decrement: stars -= 1
            }
          }
      }
    }
    let lines = heard(.increment, .decrement, .decrement) { Rating() }
    #expect(
      lines == [
        "Rating, 3 stars, adjustable, swipe up or down with one finger to adjust the value",
        "4 stars", "3 stars", "2 stars",
      ]
    )
  }

  @Test func `Scrolling performs the scroll action and passes the edge to the action`() {
    let lines = heard(.scroll(.top), .scroll(.leading), .next) {
      Acted { act in Text("A").accessibilityScrollAction { act("\($0)") } }
    }
    #expect(lines.last == "leading")
  }

  @Test func `Activating an element performs its tap gesture`() {
    let lines = heard(.activate, .next) {
      Acted { act in Text("A").onTapGesture { act("tapped") } }
    }
    #expect(lines == ["A", "tapped"])
  }

  @Test func `A tap gesture around a button does not change the button`() {
    let lines = heard(.activate, .next, .activate, .next) {
      Acted { act in
        VStack {
          Button("A") { act("button") }
          Text("B")
        }
        .onTapGesture { act("tapped") }
      }
    }
    #expect(lines == ["A, button", "B", "tapped"])
  }

  @Test func `A double tap or a disabled tap gesture is not performed on activation`() {
    let lines = heard(.activate, .next, .activate, .next) {
      Acted { act in
        Text("A").onTapGesture(count: 2) { act("tapped twice") }
        Text("B").onTapGesture { act("tapped") }.disabled(true)
      }
    }
    #expect(lines.last == "nothing")
  }

  @Test func `Activating an element performs a TapGesture`() {
    let lines = heard(.activate, .next, .activate, .next) {
      Acted { act in
        Text("A").gesture(TapGesture().onEnded { act("one") })
        Text("B").simultaneousGesture(LongPressGesture().onEnded { _ in act("two") })
      }
    }
    #expect(lines == ["A", "B", "one"])
  }

  @Test func `A masked gesture or a gesture with several taps is not performed on activation`() {
    let lines = heard(.activate, .next, .activate, .next) {
      Acted { act in
        Text("A").gesture(TapGesture().onEnded { act("one") }, including: .subviews)
        Text("B").highPriorityGesture(TapGesture(count: 2).onEnded { act("two") })
      }
    }
    #expect(lines.last == "nothing")
  }

  @Test func `A view can store its handlers`() {
    struct Cell: View {
      let name: String
      let onOpen: () -> Void
      let onDelete: @MainActor () -> Void
      var body: some View {
        Text(name)
          .onTapGesture(perform: onOpen)
          .accessibilityAction(.default, onOpen)
          .accessibilityAction(named: "Delete", onDelete)
      }
    }
    let lines = heard(.performAction("Delete"), .next, .previous, .activate, .next) {
      Acted { act in Cell(name: "A", onOpen: { act("opened") }, onDelete: { act("deleted") }) }
    }
    #expect(
      lines == ["A, actions available", "deleted", "A, actions available", "opened"]
    )
  }
}
