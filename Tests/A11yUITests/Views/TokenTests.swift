// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

private struct Kind: Identifiable, Hashable {
  var id: String
}

private struct Search: View {
  @State private var text = ""
  @State private var tokens: [Kind] = []
  @State private var suggested = [Kind(id: "Photos"), Kind(id: "Links")]
  var body: some View {
    NavigationStack {
      Text("Found by \(tokens.map(\.id).joined(separator: " "))")
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") {
          Text($0.id)
        }
        .navigationTitle("Mail")
        .navigationSubtitle("3 unread")
    }
  }
}

@MainActor @Suite("Suggested tokens in a search field", .timeLimit(.minutes(30)))
struct TokenTests {
  @Test(
    "During a search, tokens are suggested, and activating a token adds the token next to the field"
  )
  func tokens() throws {
    let view = HeardView { Search() }
    #expect(view.labels == ["Mail", "3 unread", "Find", "Found by "])
    try view.run("choose Find", "activate")
    #expect(view.labels == ["Mail", "3 unread", "Find", "Cancel", "Photos", "Links", "Found by "])
    try view.run("choose Links", "activate")
    #expect(
      view.labels == [
        "Mail", "3 unread", "Find", "Cancel", "Links", "Photos", "Links", "Found by Links",
      ]
    )
  }
}
