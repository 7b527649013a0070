// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A rotor that describes the chart sentence by sentence and does not move the cursor.
struct SummaryRotor {
  let sentences: [String]
}

extension SummaryRotor: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    SummaryRotorNode(modifier, content, context)
  }

  static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: SummaryRotorNode<C>.self).update(modifier, content)
  }
}

private final class SummaryRotorNode<C: View>: Node, RotorSource {
  private var modifier: SummaryRotor
  private var content: Node?
  /// The last spoken sentence, and the element that the cursor was on at that time.
  private var last: (index: Int, element: ElementID)?

  init(_ modifier: SummaryRotor, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    _ = graph.feature(RotorRequests.self)
    flags.insert(.folds)
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: SummaryRotor, _ content: C) {
    self.modifier = modifier
    if let node = self.content { C._updateNode(node, to: content) }
    markContentUnfolded()
  }

  var rotorName: String { "describe chart" }

  override func fold(into element: inout Element, of node: ElementNode) {
    guard !modifier.sentences.isEmpty else { return }
    element.details.customRotors.append(CustomRotor(searching: rotorName))
  }

  func take(_ move: RotorMove, on owner: ElementNode) -> Bool {
    let before = last.flatMap { $0.element == move.start ? $0.index : nil }
    let first = move.isForward ? 0 : modifier.sentences.count - 1
    let next = before.map { $0 + (move.isForward ? 1 : -1) } ?? first
    guard modifier.sentences.indices.contains(next) else { return false }
    last = move.start.map { (next, $0) }
    graph.announce(Announcement(modifier.sentences[next]))
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }
}
