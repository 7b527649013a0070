import SwiftUI

/// The namespace that views around have set, else one of the view's own.
@propertyWrapper
struct InheritNamespace: DynamicProperty {
  @Namespace private var newNamespace
  @Environment(\.namespace) private var parentNamespace

  var wrappedValue: Namespace.ID {
    parentNamespace ?? newNamespace
  }
}

private struct NamespaceKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? { nil }
}

extension EnvironmentValues {
  /// The namespace that views inherit.
  var namespace: Namespace.ID? {
    get { self[NamespaceKey.self] }
    set { self[NamespaceKey.self] = newValue }
  }
}

extension View {
  /// Has the view and all inside inherit a namespace.
  func namespace(_ namespace: Namespace.ID?) -> some View {
    environment(\.namespace, namespace)
  }
}
