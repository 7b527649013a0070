import SwiftUI

/// Without `DynamicProperty`, the wrapper finds no surrounding namespace and provides a namespace that matches no
/// other. The problem is reported. This listing is from the article on namespaces.
enum UnfinishedNamespace {
  @propertyWrapper
  struct InheritNamespace {
    @Namespace private var newNamespace
    @Environment(\.namespace) private var parentNamespace

    var wrappedValue: Namespace.ID {
      parentNamespace ?? newNamespace
    }
  }

  // This view is not in the article.
  struct DetailView: View {
    @InheritNamespace private var namespace

    var body: some View {
      let _ = print("detail", namespace)
      Text("Detail")
        .matchedGeometryEffect(id: "detail", in: namespace)
    }
  }
}
