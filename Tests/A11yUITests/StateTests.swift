// SPDX-License-Identifier: MIT

import Observation
import SwiftUI
import Testing

@testable import A11yUI

private final class Model: ObservableObject {
  @Published var count = 0
}

@Observable private final class Observed {
  var count = 0
  var other = 0
}

private struct Theme: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[Theme.self] }
    set { self[Theme.self] = newValue }
  }
}

private struct Child: View {
  @ObservedObject var handed: Model
  @StateObject private var own = Model()
  @EnvironmentObject var shared: Model
  @Environment(Observed.self) var observed
  @Environment(\.theme) var theme
  var body: some View {
    Text("handed \(handed.count) own \(own.count) shared \(shared.count)")
    Text("observed \(observed.count) theme \(theme)")
    Button("own") { own.count += 1 }
  }
}

private struct Parent: View {
  @StateObject private var model = Model()
  @State private var shared = Model()
  @State private var observed = Observed()
  @State private var theme = "dark"
  var body: some View {
    Text("parent \(model.count)")
    Child(handed: model)
      .environmentObject(shared)
      .environment(observed)
      .environment(\.theme, theme)
    Button("model") { model.count += 1 }
    Button("shared") { shared.count += 1 }
    Button("observed") { observed.count += 1 }
    Button("unread") { observed.other += 1 }
    Button("theme") { theme = "light" }
  }
}

@MainActor @Suite("Views that read state and observable data", .timeLimit(.minutes(30)))
struct StateTests {
  @Test("Changes to each type of data affect only the views that read the data")
  func kinds() throws {
    let view = HeardView { Parent() }
    func activate(_ label: String) throws -> Int {
      let before = view.host.counters.bodies
      let id = try #require(view.session.tree.element(labelled: label))
      view.session.take(view.host.perform(.init(.activate, on: id)).update)
      return view.host.counters.bodies - before
    }
    #expect(view.labels.prefix(3).dropFirst().first == "handed 0 own 0 shared 0")
    #expect(try activate("own") == 1)
    #expect(try activate("shared") == 1)
    #expect(try activate("observed") == 1)
    #expect(try activate("unread") == 0)
    #expect(try activate("theme") == 2)
    #expect(view.labels[1] == "handed 0 own 1 shared 1")
    #expect(view.labels[2] == "observed 1 theme light")
    // The parent reads the model, and creates a child that keeps its own model.
    #expect(try activate("model") == 2)
    #expect(view.labels[0] == "parent 1")
    #expect(view.labels[1] == "handed 1 own 1 shared 1")
  }
}
