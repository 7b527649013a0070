// SPDX-License-Identifier: MIT

import SwiftUI

/// The namespace that an enclosing view sets, or the view's own namespace if no enclosing view sets one.
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
  /// Makes the view and everything inside it inherit a namespace.
  func namespace(_ namespace: Namespace.ID?) -> some View {
    environment(\.namespace, namespace)
  }
}
