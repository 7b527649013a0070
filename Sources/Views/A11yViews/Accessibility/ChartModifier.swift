// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Adds a description of the chart that the view draws.
  ///
  /// The chart's title, summary and axes become custom content for the view's elements. In a rotor named "data points",
  /// VoiceOver speaks each point, but the cursor does not move.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(ChartModifier(representable: representable))
  }
}

package struct ChartModifier<R: AXChartDescriptorRepresentable> {
  package let representable: R
}

extension ChartModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    ChartNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: ChartNode<R, C>.self).update(modifier, content)
  }
}

package final class ChartNode<R: AXChartDescriptorRepresentable, C: View>: Node, RotorSource {
  private var modifier: ChartModifier<R>
  private var content: Node?
  /// The last spoken point, and the element that the cursor was on when the point was spoken.
  private var last: (index: Int, element: ElementID)?

  package init(_ modifier: ChartModifier<R>, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    _ = graph.feature(RotorRequests.self)
    flags.insert(.folds)
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: ChartModifier<R>, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    markContentUnfolded()
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    markContentUnfolded()
  }

  package var rotorName: String { "data points" }

  package override func fold(into element: inout Element, of node: ElementNode) {
    let chart = graph.evaluate(self) { modifier.representable.makeChartDescriptor() }
    for fact in chart.facts {
      element.setCustomContent(fact.label, fact.value, isImportant: false)
    }
    guard chart.series.contains(where: { !$0.dataPoints.isEmpty }) else { return }
    element.details.customRotors.removeAll { $0.name == rotorName }
    element.details.customRotors.append(CustomRotor(searching: rotorName))
  }

  package func take(_ move: RotorMove, on owner: ElementNode) -> Bool {
    let points = modifier.representable.makeChartDescriptor().points
    let before = last.flatMap { $0.element == move.start ? $0.index : nil }
    let first = move.isForward ? 0 : points.count - 1
    let next = before.map { $0 + (move.isForward ? 1 : -1) } ?? first
    guard points.indices.contains(next) else { return false }
    last = move.start.map { (next, $0) }
    graph.announce(Announcement(points[next]))
    return true
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}
