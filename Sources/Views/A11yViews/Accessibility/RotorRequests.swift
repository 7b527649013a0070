// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A node that finds the stops of a rotor on request.
///
/// Stops are not searched for earlier: rows may come and go at no cost to their rotors.
@MainActor
package protocol RotorSource: Node {
  var rotorName: String { get }
  /// Moves VoiceOver to the next stop; `false` if there is none.
  func take(_ move: RotorMove, on owner: ElementNode) -> Bool
}

/// Handles moves in custom rotors. It exists as soon as a view has a rotor.
package final class RotorRequests: GraphFeature {
  package static let phases: TurnPhases = [.answer]

  package init(_ graph: ViewGraph) {}

  package func answer(_ action: Action, at element: ElementNode, in graph: ViewGraph) -> Bool? {
    guard case .moveInRotor(let move) = action else { return nil }
    return element.take(move)
  }
}

extension ElementNode {
  /// Asks the outermost rotor with the name for its next stop, otherwise the element itself.
  package func take(_ move: RotorMove) -> Bool {
    var source: (any RotorSource)?
    var next = flags.contains(.isDetached) ? nil : parent
    while let node = next, !node.flags.contains(.isElement) {
      if let rotor = node as? any RotorSource, rotor.rotorName == move.rotor { source = rotor }
      next = node.parent
    }
    return source?.take(move, on: self) ?? perform(.moveInRotor(move))
  }
}
