// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A node that finds the stops in an accessibility rotor when they are requested.
///
/// Stops are computed only on request, so that rotors do not slow down the addition and removal of rows.
@MainActor
package protocol RotorSource: Node {
  var rotorName: String { get }
  /// Moves the VoiceOver cursor to the next stop, or returns `false` if there is none.
  func take(_ move: RotorMove, on owner: ElementNode) -> Bool
}

/// A feature that uses custom rotors to move the cursor. The feature is installed when the first view with a rotor
/// appears.
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
  /// element itself is asked to move the cursor.
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
