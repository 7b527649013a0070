import A11yTesting
import SwiftUI
import Testing

@MainActor @Suite("A wrapper made of others, as the article on namespaces has it", .printing)
struct NamespaceTests {
  /// The namespace that a view printed, by the view's name.
  private func namespaces() -> [String: String] {
    Dictionary(
      printed().compactMap { line in
        line.firstIndex(of: " ").map { (String(line[..<$0]), String(line[$0...])) }
      },
      uniquingKeysWith: { _, new in new }
    )
  }

  @Test("A view inherits the namespace that is around it")
  func inherits() async throws {
    let session = try await Session(InheritingViews.ContentView())
    session.expectOutline("Toggle, button")
    session.find("Toggle").activate()
    session.expectOutline("Toggle, button\nDetail")
    let found = namespaces()
    #expect(found["content"] != nil)
    #expect(found["detail"] == found["content"])
  }

  /// The namespaces of a view that stands by itself, from one evaluation to the next.
  private struct Alone<Content: View>: View {
    @State private var count = 0
    let content: (Int) -> Content
    var body: some View {
      Button("Again") { count += 1 }
      content(count)
    }
  }

  @Test("Where none is around, a view has one of its own, and keeps it")
  func own() async throws {
    let session = try await Session(
      Alone { count in
        InheritingViews.DetailView().disabled(count > 9)
      }
    )
    let first = namespaces()["detail"]
    #expect(first != nil)
    for _ in 0..<10 { session.find("Again").activate() }
    #expect([first, nil].contains(namespaces()["detail"]))
    let other = try await Session(InheritingViews.ContentView())
    other.expectOutline("Toggle, button")
  }

  @Test("Without DynamicProperty a view finds no namespace, and the program is told so")
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
      "Environment<Optional<ID>>: was read outside of a view's body, where it always has its default.",
      "Namespace: was read outside of a view's body; the identifier never matches any other."
    )
  }
}
