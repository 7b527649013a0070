// SPDX-License-Identifier: MIT

import A11yViewTesting
import SwiftUI
import Testing

private enum Panel: String, CaseIterable {
  case trees = "Trees"
  case birds = "Birds"
}

/// A stack next to a sidebar. Each panel pushes its own type of value.
private struct Columns: View {
  @State private var panel: Panel? = .trees
  @State private var path = NavigationPath()
  let trees: (String) -> String

  var body: some View {
    NavigationSplitView {
      List(Panel.allCases, id: \.self, selection: $panel) { Text($0.rawValue) }
    } detail: {
      NavigationStack(path: $path) {
        switch panel {
        case .trees?:
          NavigationLink("Oak", value: "oak")
            .navigationDestination(for: String.self) { Text("A tree, \(trees($0))") }
        case .birds?:
          NavigationLink("Owl", value: "owl")
            .navigationDestination(for: String.self) { Text("A bird, \(birds($0))") }
        case nil: Text("Nothing chosen")
        }
      }
    }
    .onChange(of: panel) { path.removeLast(path.count) }
  }

  private func birds(_ name: String) -> String {
    guard name == "owl" else { preconditionFailure("no such bird: \(name)") }
    return name
  }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct StackInColumnTests {
  @Test func `A destination is not called with a value that the previous screen pushed`()
    async throws
  {
    let session = try await Session(Columns { $0 }, device: .iPad).exhaustive(false)
    session.find("Oak").activate()
    _ = session.find("A tree, oak")
    session.find("Birds").activate()
    session.find("Owl").activate()
    _ = session.find("A bird, owl")
  }
}
