// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

@MainActor
@Suite(
  "A composed property wrapper works as the article on namespaces describes",
  .printing,
  .timeLimit(.minutes(30))
)
struct NamespaceTests {
  /// Returns the namespaces that the views printed, keyed by view name.
  private func namespaces() -> [String: String] {
    Dictionary(
      printed().compactMap { line in
        line.firstIndex(of: " ").map { (String(line[..<$0]), String(line[$0...])) }
      },
      uniquingKeysWith: { _, new in new }
    )
  }

  @Test("A view inherits the surrounding namespace")
  func inherits() async throws {
    let session = try await Session(InheritingViews.ContentView())
    session.expectOutline("Toggle, button")
    session.find("Toggle").activate()
    session.expectOutline("Toggle, button\nDetail")
    let found = namespaces()
    #expect(found["content"] != nil)
    #expect(found["detail"] == found["content"])
  }

  /// A view that sets a namespace around another view and then removes it.
  private struct Switching: View {
    @State private var isAround = false
    @Namespace private var namespace
    var body: some View {
      let _ = print("around", namespace)
      Button("Switch") { isAround.toggle() }
      InheritingViews.DetailView().namespace(isAround ? namespace : nil)
    }
  }

  @Test("A view uses the surrounding namespace or, if there is none, its own namespace")
  func own() async throws {
    let session = try await Session(Switching())
    let first = namespaces()
    #expect(first["detail"] != first["around"])
    session.find("Switch").activate()
    let second = namespaces()
    #expect(second == ["around": first["around"], "detail": first["around"]])
    session.find("Switch").activate()
    #expect(namespaces() == first)
  }

  @Test("Without DynamicProperty, a view finds no namespace, and a diagnostic reports the problem")
  func unfinished() async throws {
    struct Around: View {
      @Namespace private var namespace
      var body: some View {
        let _ = print("around", namespace)
        UnfinishedNamespace.DetailView().namespace(namespace)
      }
    }
    let session = try await Session(Around())
    session.expectOutline("Detail")
    let found = namespaces()
    #expect(found["detail"] != nil)
    #expect(found["detail"] != found["around"])
    session.expectProblems(
      "Environment<Optional<ID>>: was read outside a view's body, "
        + "where it always has its default value.",
      "Namespace: was read outside a view's body, so its identifier never matches another."
    )
  }
}
