// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A node that finds the stops in a rotor on request.
///
/// Stops are not computed in advance, so that adding and removing rows has no cost for rotors.
@MainActor
package protocol RotorSource: Node {
  var rotorName: String { get }
  /// Moves VoiceOver's cursor to the next stop, or returns `false` if there is no such stop.
  func take(_ move: RotorMove, on owner: ElementNode) -> Bool
}

/// A feature that handles moves in custom rotors. The feature exists once any view has a rotor.
package final class RotorRequests: GraphFeature {
  package static let phases: TurnPhases = [.answer]

  package init(_ graph: ViewGraph) {}

  package func answer(_ action: Action, at element: ElementNode, in graph: ViewGraph) -> Bool? {
    guard case .moveInRotor(let move) = action else { return nil }
    return element.take(move)
  }
}

extension ElementNode {
  /// Moves to the next stop in the outermost rotor with the requested name or, if there is no such rotor, asks the
  /// element itself to move.
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
