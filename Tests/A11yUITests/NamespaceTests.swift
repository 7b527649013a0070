import SwiftUI
import Testing

@testable import A11yUI

// The listings of the article on namespaces.

private struct NamespaceKey: EnvironmentKey {
  static let defaultValue: Namespace.ID? = nil
}

extension EnvironmentValues {
  fileprivate var namespace: Namespace.ID? {
    get { self[NamespaceKey.self] }
    set { self[NamespaceKey.self] = newValue }
  }
}

extension View {
  fileprivate func namespace(_ namespace: Namespace.ID?) -> some View {
    environment(\.namespace, namespace)
  }
}

@propertyWrapper
private struct InheritNamespace: DynamicProperty {
  @Namespace private var newNamespace
  @Environment(\.namespace) private var parentNamespace

  var wrappedValue: Namespace.ID {
    parentNamespace ?? newNamespace
  }
}

private struct DetailView: View {
  @InheritNamespace private var namespace
  let take: (Namespace.ID) -> Void
  var body: some View {
    let _ = take(namespace)
    Text("Detail")
  }
}

private struct ContentView: View {
  @Namespace private var NAMESPACE
  let log: (String, Namespace.ID) -> Void
  var body: some View {
    let _ = log("own", NAMESPACE)
    VStack {
      DetailView { log("inherited", $0) }
        .namespace(NAMESPACE)
      DetailView { log("new", $0) }
    }
  }
}

@propertyWrapper
private struct Counted: DynamicProperty {
  @State private var updates = [0]
  private var seen = 0
  var wrappedValue: Int { seen }
  mutating func update() { seen += 41 }
}

private struct CountedView: View {
  @Counted private var count
  var body: some View { Text("\(count)") }
}

@MainActor @Suite("Dynamic properties made of others")
struct NamespaceTests {
  @Test("A namespace is inherited where one is set, and new where none is")
  func inherits() {
    var ids: [String: Namespace.ID] = [:]
    let view = HeardView { ContentView { ids[$0] = $1 } }
    #expect(view.host.diagnostics == [])
    #expect(ids["inherited"] == ids["own"])
    #expect(ids["new"] != ids["own"])
    #expect(ids.count == 3)
  }

  @Test("A program's own update is called before the body, and may change the property")
  func updates() {
    #expect(HeardView { CountedView() }.labels == ["41"])
  }
}
