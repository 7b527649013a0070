// SPDX-License-Identifier: MIT

import SwiftUI

/// A custom property wrapper that is composed of other property wrappers. The custom wrapper provides the namespace of
/// the enclosing views or, if there is none, its own namespace.
@main
struct SharedNamespaceApp: App {
  var body: some Scene {
    WindowGroup("Shared namespace") { ContentView() }
  }
}

struct ContentView: View {
  @State private var showsDetail = false
  @Namespace private var namespace

  var body: some View {
    VStack {
      Button(showsDetail ? "Hide detail" : "Show detail") { showsDetail.toggle() }
      if showsDetail {
        DetailView(name: "Inside", shared: namespace)
      }
    }
    .namespace(namespace)
    DetailView(name: "Outside", shared: namespace)
  }
}

struct DetailView: View {
  let name: String
  let shared: Namespace.ID
  @InheritNamespace private var namespace

  var body: some View {
    Text("\(name): \(namespace == shared ? "the shared namespace" : "a namespace of its own")")
      .matchedGeometryEffect(id: name, in: namespace)
  }
}
