// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct TypingTests {
  struct Searching: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text(text.isEmpty ? "Nothing" : "Found \(text)")
          .navigationTitle("Find")
          .searchable(text: $text, prompt: "Cities")
      }
    }
  }

  @Test func `The search field is in the bar`() {
    let hearing = Hearing { Searching() }
    #expect(
      hearing.everything() == [
        "Find, heading", "Cities, search field, double tap to edit", "Nothing",
      ]
    )
    _ = hearing.told(.previous, .activate)
    hearing.session.perform(.type("Rom"))
    #expect(
      hearing.everything() == [
        "Find, heading", "Cities, Rom, search field, is editing", "Clear text, button",
        "Cancel, button", "Found Rom",
      ]
    )
  }

  struct Note: View {
    @State private var text = "One"
    var body: some View {
      TextEditor(text: $text).disabled(text == "One!")
      Text(text)
    }
  }

  @Test func `A text editor is a multi-line field`() {
    let hearing = Hearing { Note() }
    #expect(hearing.opening == ["One, text field, double tap to edit"])
    _ = hearing.told(.activate)
    hearing.session.perform(.type("!"))
    #expect(hearing.told(.last) == ["One!"])
  }
}
