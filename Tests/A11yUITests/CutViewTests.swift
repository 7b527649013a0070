// SPDX-License-Identifier: MIT

import A11yCuts
import A11yViewTesting
import SwiftUI
import Testing

/// A view in the form that the rewriting step produces.
private struct Recipe: View {
  var body: some View {
    VStack {
      _CutView("LazyImage").frame(width: 1)
      _CutView("AvatarView").accessibilityLabel("Photo")
      Text("Soup")._cutModifier("shimmer")
      if _cut("FeatureFlags") { Text("New") }
      Text(_cut("Strings") as String)
      Button("Cook") { _cutStatement("Haptics") }
    }
  }
}

@MainActor
@Suite("Placeholders for unavailable parts of views", .timeLimit(.minutes(30)))
struct CutViewTests {
  @Test func `A placeholder announces the unavailable view, and the rest of the view stays`()
    async throws
  {
    let session = try await Session(Recipe()).exhaustive(false)
    session.perform("next")
    session.perform("next")
    session.perform("next")
    #expect(
      session.transcript.compactMap(\.line)
        == [
          "not available here: LazyImage", "> next", "Photo", "> next", "Soup", "> next",
          "Cook, button",
        ]
    )
  }
}
