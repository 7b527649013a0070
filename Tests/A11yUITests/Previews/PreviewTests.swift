// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@Suite("Finding and running previews", .timeLimit(.minutes(30)))
@MainActor
struct PreviewTests {
  @Test("All previews are found, in the order of file and line, and have unique names")
  func all() {
    let own = Preview.all.filter { $0.fileID?.hasSuffix("SomePreviews.swift") == true }
    #expect(own.map(\.name) == ["Greeting", "Greeting 2", "SomePreviews", "UIKit"])
    #expect(own.compactMap(\.line) == own.compactMap(\.line).sorted())
    let provided = Preview.all.filter { $0.fileID == nil }
    #expect(provided.map(\.displayName).contains("Greeting"))
    #expect(Set(Preview.all.map(\.name)).count == Preview.all.count)
  }

  private func preview(_ name: String) throws -> Preview {
    try #require(Preview.all.first { $0.name == name })
  }

  @Test(
    "Each preview runs separately",
    arguments: [("Greeting", "Hello"), ("UIKit", "From UIKit")]
  )
  func heard(_ name: String, _ words: String) async throws {
    let session = try await Session(preview(name))
    session.expect(words)
  }

  @Test("A previewable variable keeps its value while the preview runs")
  func previewable() async throws {
    let session = try await Session(preview("SomePreviews"))
    session.expect("Count 1, button")
    session.perform("activate")
    session.expect("Count 2")
  }

  @Test("A preview waits for the shared context of its preview modifier")
  func modifier() async throws {
    let session = try await Session(preview("Greeting 2")).exhaustive(false)
    await session.settle()
    session.perform("first")
    #expect(session.heard().contains("Good morning"))
  }
}
