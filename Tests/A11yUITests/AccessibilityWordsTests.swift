// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree
import Foundation
import SwiftUI
import Testing

/// Returns VoiceOver's words for a view at the start and after each command. The words must not depend on whether
/// unchanged views are pruned.
@MainActor
func heard<V: View>(
  _ commands: VoiceOver.Command...,
  location: SourceLocation = #_sourceLocation,
  @ViewBuilder of view: () -> V
) -> [String] {
  let runs = [true, false].map { prunes in
    let host = ViewHost(prunes: prunes, content: view)
    let session = AssistiveSession(source: host)
    var lines: [String] = []
    session.onRecord = { record in
      if let line = record.line, !line.hasPrefix(">") { lines.append(line) }
    }
    session.start()
    for command in commands { session.perform(.voiceOver(command)) }
    return lines
  }
  #expect(runs[0] == runs[1], sourceLocation: location)
  return runs[0]
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct AccessibilityWordsTests {
  @Test func `A label replaces the view’s words`() {
    let lines = heard(.next, .next) {
      Text("42").accessibilityLabel("Forty-two")
      Button("x") {}.accessibilityLabel(Text("Close"))
      Text("plain").accessibilityLabel(String("a string"))
    }
    #expect(lines == ["Forty-two", "Close, button", "a string"])
  }

  @Test func `A disabled modifier adds no words`() {
    let lines = heard(.next, .next) {
      Text("A").accessibilityLabel("B", isEnabled: false)
      Text("C").accessibilityLabel("D", isEnabled: true)
      Text("E").accessibilityValue("1", isEnabled: false).accessibilityHint("F", isEnabled: false)
    }
    #expect(lines == ["A", "D", "E"])
  }

  @Test func `Value and hint follow the label`() {
    let lines = heard {
      Text("Volume").accessibilityValue("50 percent").accessibilityHint("Changes how loud it is")
    }
    #expect(lines == ["Volume, 50 percent, Changes how loud it is"])
  }

  @Test func `The last of several labels wins`() {
    let lines = heard(.next) {
      Text("A").accessibilityLabel("B").accessibilityLabel("C")
      Text("A").accessibilityLabel("B").padding().accessibilityLabel("D")
    }
    #expect(lines == ["C", "D"])
  }

  @Test func `A chain of modifiers is a single node`() {
    let plain = ViewHost { Text("A") }
    _ = plain.start()
    let modified = ViewHost {
      Text("A")
        .accessibilityHint("a").accessibilityValue("b").accessibilityAddTraits(.isHeader)
        .accessibilitySortPriority(1).accessibilityAction {}.accessibilityIdentifier("id")
    }
    _ = modified.start()
    #expect(modified.counters.liveNodes == plain.counters.liveNodes + 1)
  }

  @Test func `Hidden views are skipped`() {
    let lines = heard(.next, .next) {
      Text("A")
      Text("B").accessibilityHidden(true)
      Text("C").accessibilityHidden(true).accessibilityHidden(false)
    }
    #expect(lines == ["A", "C", "[border]"])
  }

  @Test func `A modifier outside cannot show a view that is hidden inside`() {
    let lines = heard(.next) {
      VStack {
        Text("A").accessibilityHidden(true)
        Text("B")
        Text("C").opacity(0)
      }
      .accessibilityHidden(false)
    }
    #expect(lines == ["B", "[border]"])
  }

  @Test func `A modifier on a decorative image can show the image, but an outer modifier cannot`() {
    let lines = heard(.next) {
      Image(decorative: "a").resizable().accessibilityHidden(false).accessibilityLabel("A")
      VStack { Image(decorative: "b").accessibilityLabel("B").padding() }.accessibilityHidden(false)
    }
    #expect(lines == ["A, image", "[border]"])
  }

  @Test func `Hiding an element hides everything inside it`() {
    struct Screen: View {
      @State private var isCovered = false
      var body: some View {
        VStack {
          Text("A")
          Text("B")
        }
        .accessibilityElement(children: .contain)
        .accessibilityHidden(isCovered)
        Button("Cover") { isCovered.toggle() }
      }
    }
    let lines = heard(.last, .activate, .first, .activate, .first) { Screen() }
    #expect(lines == ["A", "Cover, button", "Cover, button", "A"])
  }

  @Test func `Speech attributes are set on the element`() throws {
    let host = ViewHost {
      Text("a.b").speechSpellsOutCharacters().speechAdjustedPitch(7).bold()
      VStack { Text("c") }.speechAlwaysIncludesPunctuation(false)
      Text("d").accessibilityTextContentType(.sourceCode)
      Button("e") {}.accessibilityTextContentType(.sourceCode).speechAdjustedPitch(-.infinity)
      Text("f").accessibilityTextContentType(.narrative).speechAdjustedPitch(.nan)
    }
    let elements = host.start().changes.map(\.element)
    func speech(_ label: String) -> SpeechAttributes? {
      elements.first { $0.label == label }?.details.speech
    }
    #expect(speech("a.b") == SpeechAttributes(pitch: 1, spellsOut: true))
    #expect(speech("c") == SpeechAttributes(includesPunctuation: false))
    #expect(speech("d") == SpeechAttributes(includesPunctuation: true))
    #expect(speech("e") == SpeechAttributes(pitch: -1, includesPunctuation: true))
    #expect(speech("f") == SpeechAttributes())
  }

  @Test func `Attributes that are not spoken are set on the element`() throws {
    let host = ViewHost {
      Text("A")
        .accessibilityIdentifier("id")
        .accessibilityInputLabels([Text("One"), Text("Two").accessibilityLabel("2")])
        .accessibilityActivationPoint(CGPoint(x: 1, y: 2))
        .accessibilityRespondsToUserInteraction(false)
      Text("B").accessibilityInputLabels(["x", "y"]).accessibilityDirectTouch()
    }
    let elements = host.start().changes.map(\.element)
    let first = try #require(elements.first { $0.label == "A" })
    #expect(first.details.identifier == "id")
    #expect(first.details.inputLabels == ["One", "2"])
    #expect(first.details.activationPoint == Point(x: 1, y: 2))
    #expect(first.details.respondsToUserInteraction == false)
    let second = try #require(elements.first { $0.label == "B" })
    #expect(second.details.inputLabels == ["x", "y"])
    #expect(second.traits.contains(.allowsDirectInteraction))
  }

  @Test func `Headings announce their level`() {
    let lines = heard(.next, .next, .next) {
      Text("A").accessibilityAddTraits(.isHeader)
      Text("B").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Text("C").bold().accessibilityHeading(.h6).accessibilityAddTraits(.isHeader)
      Text("D").accessibilityAddTraits(.isHeader).accessibilityHeading(.unspecified)
    }
    #expect(lines == ["A, heading", "B, heading level 2", "C, heading level 6", "D, heading"])
  }

  @Test func `Traits can be added and removed`() {
    let lines = heard(.next, .next, .next, .next, .next) {
      Text("A").accessibilityAddTraits([.isButton, .isSelected])
      Text("B").accessibilityAddTraits(.isLink)
      Button("C") {}.accessibilityRemoveTraits(.isButton)
      Button("D") {}.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isLink)
      Text("E").accessibilityAddTraits(.isToggle).accessibilityValue("1")
      Text("F").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
    }
    #expect(
      lines == [
        "selected, A, button", "B, link", "C", "D, link",
        "E, switch button, on, double tap to toggle setting", "F",
      ]
    )
  }

  @Test func `A shape becomes an element when it has a label`() {
    let lines = heard(.next, .next) {
      Color.red
      Color.red.accessibilityLabel("Red")
      Circle().fill(.blue).frame(width: 3).accessibilityLabel("Round")
      Rectangle()
      Text("End")
    }
    #expect(lines == ["Red", "Round", "End"])
  }

  @Test func `Priority overrides order`() {
    let lines = heard(.next, .next) {
      Text("A")
      Text("B").accessibilitySortPriority(-1)
      Text("C").accessibilitySortPriority(.nan).accessibilitySortPriority(2)
    }
    #expect(lines == ["C", "A", "B"])
  }

  @Test func `Important content is announced immediately, other content on request`() {
    let key = AccessibilityCustomContentKey("Age", id: "age")
    let lines = heard(.moreContent) {
      Text("Rex")
        .accessibilityCustomContent("Colour", "Brown")
        .accessibilityCustomContent(key, Text("2"))
        .accessibilityCustomContent(key, Text("3"), importance: .high)
        .accessibilityCustomContent("Owner", "Ann")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Owner"), nil as Text?)
    }
    #expect(lines == ["Rex, Age, 3, more content available", "Brown, Colour, 3, Age"])
  }

  @Test func `A text’s label replaces its words after other modifiers, too`() {
    let lines = heard(.next, .next) {
      Text("1 h").accessibilityLabel("one hour")
      Button {
      } label: {
        Text("2 h").accessibilityLabel("two hours")
      }
      Text("Top").accessibilityHeading(.h1).accessibilityLabel(Text("Upper"))
        .accessibilityAddTraits(.isHeader)
    }
    #expect(lines == ["one hour", "two hours, button", "Upper, heading level 1"])
  }

  @Test func `A label built from views can include the previous label`() {
    let lines = heard(.next) {
      Text("Inbox").accessibilityLabel { old in
        Text("Unread")
        old
      }
      Button("Send") {}.accessibilityLabel { _ in Text("Post") }
    }
    #expect(lines == ["Unread, Inbox", "Post, button"])
  }

  @Test func `Accessibility modifiers follow state`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Count") { count += 1 }
          .accessibilityLabel("Counted")
          .accessibilityValue("\(count)")
        Text("Even").accessibilityHidden(count % 2 == 1)
      }
    }
    let lines = heard(.activate, .next, .activate) { Counter() }
    #expect(lines == ["Counted, 0, button", "1", "[border]", "2"])
  }

  @Test func `A view with only empty words is not an element`() {
    let lines = heard {
      Text("").accessibilityLabel("")
      Text("A").accessibilityLabel("")
      Text("B")
    }
    #expect(lines == ["B"])
  }
}
