import SwiftUI

struct NamespaceKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? = nil
}

extension EnvironmentValues {
  var namespace: Namespace.ID? {
    get { self[NamespaceKey.self] }
    set { self[NamespaceKey.self] = newValue }
  }
}

extension View {
  func namespace(_ namespace: Namespace.ID?) -> some View {
    environment(\.namespace, namespace)
  }
}

/// A composed wrapper provides the surrounding namespace or, if there is none, its own namespace. This listing is from
/// the article on namespaces.
@propertyWrapper
struct InheritNamespace: DynamicProperty {
  @Namespace private var newNamespace
  @Environment(\.namespace) private var parentNamespace

  var wrappedValue: Namespace.ID {
    parentNamespace ?? newNamespace
  }
}

/// An example of the use of `InheritNamespace`, from the article on namespaces. The button and the views' text are not
/// in the article.
enum InheritingViews {
  struct ContentView: View {
    // This property is marked `@Namespace` in the article, which does not compile.
    @State private var showDetail = false
    @Namespace private var NAMESPACE

    var body: some View {
      let _ = print("content", NAMESPACE)
      ZStack {
        Button("Toggle") { showDetail.toggle() }

        if showDetail {
          DetailView()
        }
      }
      .namespace(NAMESPACE)
    }
  }

  struct DetailView: View {
    @InheritNamespace private var namespace

    var body: some View {
      let _ = print("detail", namespace)
      Text("Detail")
        .matchedGeometryEffect(id: "detail", in: namespace)
    }
  }
}
