// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A modifier that adds a rotor with a name and a list of stops.
package struct RotorModifier<Entries: AccessibilityRotorContent> {
  package let name: String
  package let system: SystemRotor?
  package let entries: () -> Entries
}

extension RotorModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    RotorNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: RotorNode<Entries, C>.self).update(modifier, content)
  }
}

package final class RotorNode<Entries: AccessibilityRotorContent, C: View>: Node, RotorSource {
  private var modifier: RotorModifier<Entries>
  private var content: Node?
  /// The stop that the cursor last moved to, and the stop's element.
  private var last: (index: Int, element: ElementID)?

  package init(_ modifier: RotorModifier<Entries>, _ content: C, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    flags.insert(.folds)
    _ = graph.feature(RotorRequests.self)
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ new: RotorModifier<Entries>, _ content: C) {
    let isSame = modifier.name == new.name && modifier.system == new.system
    modifier = new
    if let node = self.content { C._updateNode(node, to: content) }
    if !isSame { markContentUnfolded() }
  }

  package var rotorName: String { modifier.name }

  package override func fold(into element: inout Element, of node: ElementNode) {
    element.details.customRotors.removeAll { $0.name == modifier.name }
    element.details.customRotors.append(
      CustomRotor(searching: modifier.name, system: modifier.system)
    )
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    content?.appendElements(to: &elements)
  }

  private func stops() -> [RotorStop] {
    var stops = _RotorStops()
    modifier.entries()._appendStops(to: &stops)
    return stops.stops
  }

  package func take(_ move: RotorMove, on owner: ElementNode) -> Bool {
    let stops = stops()
    let step = move.isForward ? 1 : -1
    var index = start(move, among: stops, owner)
    while stops.indices.contains(index) {
      stops[index].prepare()
      graph.settle()
      guard !flags.contains(.isGone), !owner.flags.contains(.isGone) else { return false }
      if let element = element(of: stops[index], owner, making: true), let id = element.id {
        last = (index, id)
        graph.focus.send(id, textRange: element.characters(of: stops[index].textRange))
        return true
      }
      index += step
    }
    return false
  }

  /// Returns the index of the stop at which the rotor starts.
  ///
  /// If the cursor is at a stop, the rotor continues with the next or previous stop. If the cursor is not at a stop,
  /// the rotor starts at the nearest stop in reading order or, if there is none, at the first or last stop.
  private func start(_ move: RotorMove, among stops: [RotorStop], _ owner: ElementNode) -> Int {
    let step = move.isForward ? 1 : -1
    if let last, last.element == move.start, stops.indices.contains(last.index) {
      return last.index + step
    }
    let cursor = move.start.flatMap { graph.node(of: $0) }
    let end = move.isForward ? 0 : stops.count - 1
    guard let cursor, cursor !== owner else { return end }
    let here = cursor.identities
    if let place = stops.firstIndex(where: { $0.key.map(here.contains) ?? false }) {
      return place + step
    }
    // A rotor stop whose element has not been created is assumed to be next to its neighboring stops.
    var place = end
    for index in move.isForward ? Array(stops.indices) : stops.indices.reversed() {
      guard let target = element(of: stops[index], owner) else { continue }
      let isAhead =
        move.isForward ? graph.precedes(cursor, target) : graph.precedes(target, cursor)
      if isAhead { break }
      place = index + step
    }
    return place
  }

  private func element(
    of stop: RotorStop,
    _ owner: ElementNode,
    making isMade: Bool = false
  ) -> ElementNode? {
    guard let key = stop.key else { return owner }
    let scope: Node? = stop.isNamespaced ? graph.root : self
    var found = scope?.descendant(identifiedBy: key, making: isMade)
    // The element may be in a row that has not been created.
    if found == nil, isMade, graph.makeAllRows() { found = scope?.descendant(identifiedBy: key) }
    return found?.publishedElement
  }
}

extension _ViewNode {
  /// The identities of the node and its ancestors.
  fileprivate final var identities: Set<AnyHashable> {
    var identities: Set<AnyHashable> = []
    var next: _ViewNode? = self
    while let node = next {
      if let identity = (node as? any IdentifiedNode)?.identity { identities.insert(identity) }
      next = node.parent
    }
    return identities
  }
}

extension ElementNode {
  /// Converts a range of string indices to character offsets in the element's text, or returns `nil` if the range lies
  /// outside the text.
  fileprivate func characters(of range: Range<String.Index>?) -> Range<Int>? {
    guard let range else { return nil }
    let text = element.role.isTextEntry ? element.value : element.label
    guard range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex else { return nil }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    return start..<(start + text.distance(from: range.lowerBound, to: range.upperBound))
  }
}
