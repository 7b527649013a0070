// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

// This file contains the complete feature from the "Adding a feature" article. The feature numbers views among all
// steps, in document order, and the views announce their numbers. The engine does not refer to this feature.

/// The steps in a graph.
final class Steps: GraphFeature {
  static let phases: TurnPhases = [.content, .fold]

  private var nodes: [Node] = []
  private var isStale = false

  init(_ graph: ViewGraph) {}

  func add(_ node: Node) {
    nodes.append(node)
    isStale = true
  }

  func remove(_ node: Node) {
    nodes.removeAll { $0 === node }
    isStale = true
  }

  /// Returns the one-based position of a node among all steps, and the number of steps.
  func place(of node: Node) -> (number: Int, count: Int)? {
    nodes.firstIndex { $0 === node }.map { ($0 + 1, nodes.count) }
  }

  // When content moves, the order of the steps inside the content changes.
  func contentDidChange(at node: Node, in graph: ViewGraph) { isStale = true }

  func didFold(_ graph: ViewGraph) {
    guard isStale else { return }
    isStale = false
    nodes.sort(by: graph.precedes)
    for node in nodes { node.markContentUnfolded() }
  }
}

extension NodeFlags {
  /// The flag that marks a node as a step.
  static let isStep = NodeFlags.reserve()
}

private enum NumbersStepsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether steps announce their numbers.
  var numbersSteps: Bool {
    get { self[NumbersStepsKey.self] }
    set { self[NumbersStepsKey.self] = newValue }
  }
}

/// A modifier that turns its content into a step.
struct StepModifier: WrappingModifier, ViewModifier {
  func start(_ node: Node) {
    node.flags.insert(.isStep)
    node.graph.feature(Steps.self).add(node)
  }

  func update(_ node: Node, _ memory: inout Void) {}

  func stop(_ node: Node, _ memory: inout Void) { node.graph.feature(Steps.self).remove(node) }
}

/// A modifier that announces the number of the step that contains its content.
struct StepNumber: ElementModifier {
  static var readsState: Bool { true }

  func fold(into element: inout A11yTree.Element, in context: ModifierContext) {
    guard context.environment.numbersSteps else { return }
    var next: Node? = context.node
    while let node = next, !node.flags.contains(.isStep) { next = node.parent }
    guard let place = next.flatMap({ context.graph.feature(Steps.self).place(of: $0) }) else {
      return
    }
    element.label += ", step \(place.number) of \(place.count)"
  }
}

extension View {
  /// Makes the view one of the steps in a process. The view announces its number among the steps of a process.
  func step() -> some View { modifier(StepNumber()).modifier(StepModifier()) }
}
