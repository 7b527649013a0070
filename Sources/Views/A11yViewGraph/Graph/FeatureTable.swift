// SPDX-License-Identifier: MIT

/// The features of a graph. Each feature is stored in a slot, which is found by the feature's type.
///
/// A graph has a dozen features at most, so the slots are searched linearly, in O(features).
@MainActor
package final class FeatureTable {
  private struct Slot {
    let type: ObjectIdentifier
    let phases: TurnPhases
    let feature: any GraphFeature
  }

  @exclusivity(unchecked) private var slots: ContiguousArray<Slot> = []
  /// All phases in which at least one feature takes part.
  @exclusivity(unchecked) package private(set) var phases: TurnPhases = []

  package var count: Int { slots.count }

  /// Returns the feature of a type, if the graph has it.
  package func find<F: GraphFeature>(_ type: F.Type) -> F? {
    let id = ObjectIdentifier(type)
    for slot in slots where slot.type == id { return slot.feature as? F }
    return nil
  }

  /// Returns the feature in a slot, if it takes part in a phase.
  package func feature(_ index: Int, takingPartIn phase: TurnPhases) -> (any GraphFeature)? {
    slots[index].phases.isSuperset(of: phase) ? slots[index].feature : nil
  }

  var all: [any GraphFeature] { slots.map(\.feature) }

  package func add<F: GraphFeature>(_ feature: F) {
    slots.append(Slot(type: ObjectIdentifier(F.self), phases: F.phases, feature: feature))
    phases.formUnion(F.phases)
  }
}
