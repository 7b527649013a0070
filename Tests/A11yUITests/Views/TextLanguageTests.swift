// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@testable import A11yUI
import A11yViews

@MainActor @Suite("The language and inflection of text", .timeLimit(.minutes(30)))
struct TextLanguageTests {
  @Test("Text is spoken in its own language or, if it has none, in its locale’s language")
  func language() throws {
    let view = HeardView {
      Text("Hello")
      Text(AttributedString("Bienvenido", attributes: .init().languageIdentifier("es")))
      VStack {
        Text("Guten Tag")
        Text(AttributedString("Salut", attributes: .init().languageIdentifier("fr")))
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    let expected = ["Hello": "", "Bienvenido": "es", "Guten Tag": "de-DE", "Salut": "fr"]
    for (words, language) in expected {
      try view.run("choose \(words)")
      let focus = try #require(view.session.focus(of: .voiceOver))
      #expect(view.session.tree[focus]?.label == words)
      #expect(view.session.tree[focus]?.details.language == language)
    }
  }

  @Test(
    "Nouns agree with the number that precedes them",
    arguments: [
      ("3 item", "3 items"), ("1 item", "1 item"), ("0 box", "0 boxes"), ("2 city", "2 cities"),
      ("1 apples", "1 apple"), ("5 apples", "5 apples"), ("2 new child", "2 new children"),
      ("1 People", "1 Person"), ("2 glass", "2 glasses"), ("1 glasses", "1 glass"),
      ("4 sheep", "4 sheep"), ("many item", "many item"), ("2 day", "2 days"),
    ]
  )
  func agreement(words: String, agreed: String) {
    #expect(GrammarAgreement.agreeing(words, language: "en") == agreed)
    #expect(GrammarAgreement.agreeing(words, language: "de") == words)
  }

  @Test("Inflected text is announced in its correct form")
  func heard() {
    let items = 2
    let view = HeardView { Text("^[\(items) item](inflect: true) in cart") }
    #expect(view.labels == ["2 items in cart"])
  }
}
