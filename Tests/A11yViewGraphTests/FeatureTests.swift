// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Testing

/// A feature that records the phases in which it takes part.
private final class Recorder: GraphFeature {
  static let phases: TurnPhases = [.takeIn, .content, .fold, .resolve, .cursors, .finish, .emit]
  var phases: [String] = []
  init(_ graph: ViewGraph) {}
  func takeIn(_ graph: ViewGraph) { note("take in") }
  func contentDidChange(at node: Node, in graph: ViewGraph) { note("content") }
  func didFold(_ graph: ViewGraph) { note("fold") }
  func resolve(_ graph: ViewGraph) { note("resolve") }
  func cursorsDidSettle(from before: FocusedElements, in graph: ViewGraph) { note("cursors") }
  func finish(_ graph: ViewGraph) { note("finish") }
  func emit(into update: inout TreeUpdate, in graph: ViewGraph) { note("emit") }
  private func note(_ phase: String) { if phases.last != phase { phases.append(phase) } }
}

/// A feature that fails in one phase.
private final class Failing: GraphFeature {
  struct Broken: Error, CustomStringConvertible { let description = "it is broken" }
  static let phases: TurnPhases = [.resolve]
  init(_ graph: ViewGraph) {}
  func resolve(_ graph: ViewGraph) throws { throw Broken() }
}

/// A feature that marks a node whenever the views have settled.
private final class Restless: GraphFeature {
  static let phases: TurnPhases = [.fold]
  weak var node: Node?
  init(_ graph: ViewGraph) {}
  func didFold(_ graph: ViewGraph) { if let node { graph.mark(node) } }
}

private struct Marked: WrappingModifier {
  func start(_ node: Node) { node.graph.feature(Restless.self).node = node }
  func update(_ node: Node, _ memory: inout Void) {}
  func stop(_ node: Node, _ memory: inout Void) {}
}

private struct Page: View {
  @State private var isLong = false
  var body: some View {
    Press("grow") { isLong = true }
    if isLong { Words("more") }
  }
}

@MainActor @Suite("Features that extend the view graph", .timeLimit(.minutes(30)))
struct FeatureTests {
  @Test("A turn runs, in order, the phases in which a feature takes part")
  func phases() throws {
    let shown = try Shown { Page() }
    let recorder = shown.host.graph.feature(Recorder.self)
    try shown.press("grow")
    #expect(
      recorder.phases
        == ["take in", "content", "fold", "resolve", "take in", "fold", "finish", "emit"]
    )
    recorder.phases = []
    try shown.focus("more")
    #expect(recorder.phases.contains("cursors"))
    #expect(!recorder.phases.contains("content"))
  }

  @Test("A view graph has one instance of each feature, created on first access")
  func slots() throws {
    let shown = try Shown { Page() }
    let graph = shown.host.graph
    #expect(graph.existingFeature(Recorder.self) == nil)
    let recorder = graph.feature(Recorder.self)
    #expect(graph.feature(Recorder.self) === recorder)
    let other = try Shown { Page() }
    #expect(other.host.graph.feature(Recorder.self) !== recorder)
  }

  @Test("Installing a feature twice keeps the first instance, and a diagnostic names the feature")
  func twice() throws {
    let shown = try Shown { Page() }
    let graph = shown.host.graph
    let first = Recorder(graph)
    graph.install(first)
    graph.install(Recorder(graph))
    #expect(graph.feature(Recorder.self) === first)
    #expect(shown.host.diagnostics.map(\.kind) == [.featureFailed])
    #expect(shown.host.diagnostics.first?.view == "Recorder")
  }

  @Test(
    "If a feature’s hook throws an error, a diagnostic names the feature, and the turn continues"
  )
  func failing() throws {
    let shown = try Shown { Page() }
    _ = shown.host.graph.feature(Failing.self)
    try shown.press("grow")
    #expect(shown.outline == "grow, more")
    #expect(
      shown.host.diagnostics.map(\.description)
        == ["Failing: failed during a turn: it is broken."]
    )
  }

  @Test("A feature that never lets the views settle is stopped, and a diagnostic names the feature")
  func restless() throws {
    let shown = try Shown { Words("a").modifier(Marked()) }
    #expect(shown.outline == "a")
    let diagnostic = try #require(shown.host.diagnostics.first)
    #expect(diagnostic.kind == .doesNotSettle)
    #expect(diagnostic.message.contains("through Restless"))
  }
}
