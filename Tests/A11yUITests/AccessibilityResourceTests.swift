// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI

/// Returns a resource whose text differs from its key.
private func resource(_ words: String) -> LocalizedStringResource {
  LocalizedStringResource("key", defaultValue: String.LocalizationValue(words))
}

@MainActor @Suite("Accessibility modifiers with string resources", .timeLimit(.minutes(30)))
struct AccessibilityResourceTests {
  @Test("Plain, text and modified views announce string resources as their label, value and hint")
  func words() throws {
    let view = Hearing {
      Circle()
        .accessibilityLabel(resource("Round"))
      Text("x").accessibilityLabel(resource("A text"))
      Text("x").bold().padding()
        .accessibilityHidden(false)
        .accessibilityLabel(resource("Bold"))
        .accessibilityValue(resource("very"))
        .accessibilityHint(resource("is seen"))
      Button("Plain") {}
        .accessibilityLabel(resource("Not said"), isEnabled: false)
        .accessibilityValue(resource("Not said"), isEnabled: false)
        .accessibilityHint(resource("said"), isEnabled: true)
    }
    #expect(view.everything() == ["Round", "A text", "Bold, very, is seen", "Plain, button, said"])
  }

  @Test("Custom content accepts string resources as its label, its value or both")
  func customContent() {
    let key = AccessibilityCustomContentKey(resource("Age"), id: "age")
    let dog = Hearing {
      Text("Rex")
        .accessibilityCustomContent(key, resource("3"))
        .accessibilityCustomContent(resource("Owner"), Text("Ann"), importance: .high)
        .accessibilityCustomContent(resource("Colour"), resource("Brown"))
        .accessibilityCustomContent(resource("Sex"), String("male"))
    }
    #expect(dog.opening == ["Rex, Owner, Ann, more content available"])
    #expect(dog.told(.moreContent) == ["3, Age, Ann, Owner, Brown, Colour, male, Sex"])
    let shape = Hearing {
      Circle()
        .accessibilityCustomContent(AccessibilityCustomContentKey(resource("K")), resource("v"))
        .accessibilityLabel("Round")
    }
    #expect(shape.told(.moreContent) == ["v, K"])
  }

  @Test("Actions, scroll statuses and drag points accept localized string resources")
  func actions() {
    struct Mail: View {
      @State private var words = "unread"
      var body: some View {
        VStack { Text(words) }
          .accessibilityAction(named: resource("Read")) { words = "read" }
          .accessibilityAction(named: resource("Burn")) { words = "burnt" }
          .accessibilityScrollAction { _ in words += "!" }
          .accessibilityScrollStatus(resource("Page 2"))
          .accessibilityDragPoint(.top, description: resource("Move"))
          .accessibilityDropPoint(.top, description: resource("Here"), isEnabled: false)
          .accessibilityActions(category: AccessibilityActionCategory(resource("Tools"))) {}
      }
    }
    let mail = Hearing { Mail() }
    #expect(mail.opening == ["unread, actions available"])
    #expect(mail.told(.performAction("Read")) == ["read"])
    #expect(mail.told(.performAction("Burn")) == ["burnt"])
    #expect(mail.told(.scroll(.bottom)) == ["burnt!", "Page 2"])
  }

  @Test("Rotors and rotor entries can be named by string resources")
  func rotors() {
    struct Book: View {
      @Namespace private var namespace
      private let text = "one two"
      var body: some View {
        VStack {
          ForEach(["a", "b", "c"], id: \.self) { Text($0) }
          Text("d").accessibilityRotorEntry(id: 1, in: namespace)
        }
        .accessibilityRotor(resource("Chapters")) {
          AccessibilityRotorEntry(resource("B"), id: "b")
          AccessibilityRotorEntry(resource("D"), id: 1, in: namespace)
        }
        .accessibilityRotor(
          resource("Ends"),
          entries: ["a", "c"],
          entryID: \.self,
          entryLabel: \.self
        )
        Text(text)
          .accessibilityRotor(resource("Words"), textRanges: [text.startIndex..<text.endIndex])
          .accessibilityRotor(resource("Parts")) {
            AccessibilityRotorEntry(resource("All"), textRange: text.startIndex..<text.endIndex)
          }
      }
    }
    let book = Hearing { Book() }
    #expect(
      book.told(.setRotor(.custom("Chapters")), .rotorMove(.forward), .rotorMove(.forward))
        == ["Chapters", "b", "d"]
    )
    #expect(book.told(.setRotor(.custom("Ends")), .rotorMove(.backward)) == ["Ends", "c"])
    _ = book.told(.last)
    #expect(book.told(.setRotor(.custom("Words")), .rotorMove(.forward)) == ["Words", "one two"])
    #expect(book.told(.setRotor(.custom("Parts")), .rotorMove(.forward)) == ["Parts", "one two"])
  }
}
