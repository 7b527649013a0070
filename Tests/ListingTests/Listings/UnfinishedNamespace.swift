import SwiftUI

/// Namespace: without `DynamicProperty` the same wrapper finds nothing that is around, gives a
/// namespace that fits no other, and the program is told so.
enum UnfinishedNamespace {
  @propertyWrapper
  struct InheritNamespace {
    @Namespace private var newNamespace
    @Environment(\.namespace) private var parentNamespace

    var wrappedValue: Namespace.ID {
      parentNamespace ?? newNamespace
    }
  }

  // Not in the article.
  struct DetailView: View {
    @InheritNamespace private var namespace

    var body: some View {
      let _ = print("detail", namespace)
      Text("Detail")
        .matchedGeometryEffect(id: "detail", in: namespace)
    }
  }
}
