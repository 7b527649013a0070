// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import SwiftUI
import Testing

@testable import A11yUI

private struct Message: Identifiable {
  let id: Int
  var subject: String
  var isFlagged: Bool
  static let inbox = (1...6).map { Message(id: $0, subject: "Mail \($0)", isFlagged: $0 % 2 == 0) }
}

@MainActor @Suite("Custom rotors in SwiftUI views", .timeLimit(.minutes(30)))
struct AccessibilityRotorTests {
  @Test("A rotor moves from entry to entry and stays at the last entry")
  func rows() {
    let lines = heard(
      .setRotor(.custom("Flagged")),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.backward)
    ) {
      List(Message.inbox) { Text($0.subject) }
        .accessibilityRotor("Flagged") {
          ForEach(Message.inbox) { message in
            if message.isFlagged { AccessibilityRotorEntry(message.subject, id: message.id) }
          }
        }
    }
    #expect(
      lines == [
        "Mail 1, list start", "Flagged", "Mail 2", "Mail 4", "Mail 6, list end", "[border]",
        "Mail 4",
      ]
    )
  }

  @Test func `A script names an app’s own rotor in the same way as VoiceOver’s rotors`() throws {
    let heard = HeardView {
      List(Message.inbox) { Text($0.subject) }
        .accessibilityRotor("Flagged mail") {
          ForEach(Message.inbox.filter(\.isFlagged)) {
            AccessibilityRotorEntry($0.subject, id: $0.id)
          }
        }
    }
    #expect(
      try heard.run("rotor Flagged mail", "rotor down").suffix(2) == ["Flagged mail", "Mail 2"]
    )
    #expect(try heard.run("find next Flagged mail") == ["Mail 4"])
    #expect(try heard.run("find previous Flagged mail") == ["Mail 2"])
    #expect(try heard.run("find next Starred").isEmpty)
  }

  @Test("From a position between two entries, the rotor moves to the next entry in reading order")
  func between() {
    let lines = heard(
      .next,
      .next,
      .setRotor(.custom("Flagged")),
      .rotorMove(.forward),
      .previous,
      .rotorMove(.backward)
    ) {
      List(Message.inbox) { Text($0.subject) }
        .accessibilityRotor(
          Text("Flagged"),
          entries: Message.inbox.filter(\.isFlagged),
          entryLabel: \.subject
        )
    }
    #expect(
      lines == [
        "Mail 1, list start", "Mail 2", "Mail 3", "Flagged", "Mail 4", "Mail 3", "Mail 2",
      ]
    )
  }

  @Test("VoiceOver offers a rotor only while its cursor is inside the rotor’s view")
  func offered() throws {
    let view = HeardView {
      Text("Above")
      VStack {
        Text("In")
        Text("Further")
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor(
        String("Places"),
        entries: Message.inbox,
        entryID: \.subject,
        entryLabel: \.subject
      )
    }
    func items() -> [RotorItem] { view.session.voiceOver?.rotorItems(in: view.session.tree) ?? [] }
    #expect(!items().contains(.custom("Places")))
    try view.run("next")
    #expect(items().last == .custom("Places"))
  }

  @Test("A rotor finds its entries by an ID in a namespace, wherever the entries are")
  func namespaces() {
    struct Page: View {
      @Namespace private var places
      var body: some View {
        VStack {
          Button("Top") {}
          VStack {
            Text("Intro")
            Text("Warning").accessibilityRotorEntry(id: "warning", in: places)
          }
          Text("Body").accessibilityRotorEntry(id: 7, in: places)
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Marks") {
          AccessibilityRotorEntry("Warning", id: "warning", in: places)
          AccessibilityRotorEntry(String("Missing"), "missing", in: places)
          AccessibilityRotorEntry(Text("Body"), id: 7, in: places)
        }
      }
    }
    let lines = heard(
      .setRotor(.custom("Marks")),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.forward)
    ) { Page() }
    #expect(lines == ["Top, button", "Marks", "Warning", "Body", "[border]"])
  }

  @Test("A rotor’s entry is prepared before the cursor moves to it")
  func prepared() {
    struct Pages: View {
      @State private var isOpen = false
      @AccessibilityFocusState private var focused: Bool
      @State private var log = ""
      var body: some View {
        VStack {
          Text("Cover \(log)")
          if isOpen {
            Text("Secret").id("secret").accessibilityFocused($focused)
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Chapters") {
          AccessibilityRotorEntry("Secret", id: "secret") {
            isOpen = true
            log += focused ? "late" : "early"
          }
        }
      }
    }
    let lines = heard(.setRotor(.custom("Chapters")), .rotorMove(.forward), .previous) { Pages() }
    #expect(lines == ["Cover", "Chapters", "Secret", "Cover early"])
  }

  @Test("A rotor’s entries are evaluated when the rotor moves")
  func current() {
    struct Rows: View {
      @State private var marked = [1]
      var body: some View {
        VStack {
          Button("Mark more") { marked = [1, 3] }
          ForEach(1..<4, id: \.self) { Text("Row \($0)") }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Marked") {
          for row in marked { AccessibilityRotorEntry("\(row)", id: row) }
        }
      }
    }
    let lines = heard(
      .activate,
      .setRotor(.custom("Marked")),
      .rotorMove(.forward),
      .rotorMove(.forward)
    ) { Rows() }
    #expect(lines == ["Mark more, button", "Marked", "Row 1", "Row 3"])
  }

  @Test("A rotor can move through ranges of text")
  func ranges() {
    let text = "Call Ann or Bob 👩‍👩‍👧 now"
    let names = ["Ann", "Bob", "👩‍👩‍👧"].compactMap { text.range(of: $0) }
    let lines = heard(
      .setRotor(.custom("Names")),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.backward)
    ) {
      Text(text).accessibilityRotor("Names", textRanges: names)
    }
    #expect(lines == [text, "Names", "Ann", "Bob", "👩‍👩‍👧", "[border]", "Bob"])
  }

  @Test("If a rotor’s range belongs to a different piece of text, the whole element is announced")
  func foreignRanges() {
    let other = "a much longer text than that of the element"
    let range = other.range(of: "element")
    let lines = heard(.setRotor(.custom("Parts")), .rotorMove(.forward)) {
      Text("Short").accessibilityRotor("Parts", textRanges: range.map { [$0] } ?? [])
    }
    #expect(lines == ["Short", "Parts", "Short"])
  }

  @Test(
    "A custom rotor replaces VoiceOver’s own rotor and is offered even without matching elements"
  )
  func system() {
    let lines = heard(.setRotor(.headings), .rotorMove(.forward), .find(.headings, .forward)) {
      List(Message.inbox) { Text($0.subject) }
        .accessibilityRotor(.headings) { AccessibilityRotorEntry("Three", id: 3) }
    }
    #expect(lines == ["Mail 1, list start", "headings", "Mail 3", "[border]"])
    let view = HeardView {
      VStack { Text("A") }
        .accessibilityElement(children: .contain)
        .accessibilityRotor(.links(visited: true), entries: Message.inbox, entryLabel: \.subject)
        .accessibilityRotor(.images, textRanges: [])
        .accessibilityRotor(.boldText) {}
    }
    let items = view.session.voiceOver?.rotorItems(in: view.session.tree) ?? []
    #expect(items.contains(.images))
    #expect(items.suffix(2) == [.custom("visited links"), .custom("bold text")])
  }

  @Test("Rotor content can contain conditions, loops and groups")
  func builder() {
    let isOn = Message.inbox.count == 6
    let lines = heard(
      .setRotor(.custom("All")),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.forward),
      .rotorMove(.forward)
    ) {
      ScrollView {
        LazyVStack { ForEach(Message.inbox) { Text($0.subject) } }
      }
      .accessibilityRotor("All") {
        if isOn {
          AccessibilityRotorEntry("Mail 1", id: 1)
        } else {
          AccessibilityRotorEntry("Mail 6", id: 6)
        }
        Group {
          AccessibilityRotorEntry("Mail 2", id: 2)
          for id in 3...4 { AccessibilityRotorEntry("Mail \(id)", id: id) }
        }
        Chosen()
      }
    }
    #expect(lines == ["Mail 1", "All", "Mail 2", "Mail 3", "Mail 4", "Mail 5", "[border]"])
  }

  private struct Chosen: AccessibilityRotorContent {
    var body: some AccessibilityRotorContent { AccessibilityRotorEntry("Mail 5", id: 5) }
  }
}
