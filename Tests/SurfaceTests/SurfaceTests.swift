// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

// Compiling the Generated folder checks that every member of View can be called.
@Suite("APIs that an app can use", .timeLimit(.minutes(30)))
@MainActor
struct SurfaceTests {
  @Test func `A modifier without audible effect fails no test`() async throws {
    let session = try await Session(
      Text("Here").dropDestination(for: String.self) { _, _ in true }
    )
    session.expect("Here")
  }

  @Test func `A container finds views by their tags`() async throws {
    let view = TagList {
      Text("Plain")
      Text("Tagged").tag("b")
    }
    let session = try await Session(view)
    session.expect("1 of 2: b")
  }

  @Test func `A title menu in a toolbar makes the title a menu button`() async throws {
    let session = try await Session(
      NavigationStack {
        Text("Text").navigationTitle("Trip").toolbar { ToolbarTitleMenu { Button("Rename") {} } }
      }
    )
    let heard = session.heard().joined(separator: "\n")
    #expect(heard.contains("Trip, button"))
  }

  @Test func `A document app’s launch screen announces its title and actions`() async throws {
    let session = try await Session(
      DocumentLaunchView("Notes", for: [.plainText]) {
        Button("Write") {}
      } onDocumentOpen: { _ in
        Text("Open")
      }
    )
    session.expect("Notes, heading")
    session.perform("next")
    session.expect("Write, button")
  }
}

private struct TagList<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { views in
      let tagged = views.filter { $0.containerValues.hasTag("b") }
      let tags = views.compactMap { $0.containerValues.tag(for: String.self) }
      Text("\(tagged.count) of \(views.count): \(tags.joined())")
    }
  }
}
