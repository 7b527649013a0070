// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A node that finds the stops in an accessibility rotor on request.
///
/// Stops are not computed in advance, so that rotors do not slow down the addition and removal of rows.
@MainActor
package protocol RotorSource: Node {
  var rotorName: String { get }
  /// Moves VoiceOver's cursor to the next stop, or returns `false` if there is none.
  func take(_ move: RotorMove, on owner: ElementNode) -> Bool
}

/// A feature that moves the cursor with custom rotors. The feature is installed as soon as a view has a rotor.
package final class RotorRequests: GraphFeature {
  package static let phases: TurnPhases = [.answer]

  package init(_ graph: ViewGraph) {}

  package func answer(_ action: Action, at element: ElementNode, in graph: ViewGraph) -> Bool? {
    guard case .moveInRotor(let move) = action else { return nil }
    return element.take(move)
  }
}

extension ElementNode {
  /// Moves to the next stop in the outermost rotor that has the requested name. If no rotor has the requested name, the
  /// element itself is asked to move.
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
