// SPDX-License-Identifier: MIT

/// A view graph's features. Each feature is stored in a slot, which is looked up by the feature's type.
///
/// Because a graph has at most a dozen features, a linear search of the slots is sufficient.
@MainActor
package final class FeatureTable {
  private struct Slot {
    let type: ObjectIdentifier
    let phases: TurnPhases
    let feature: any GraphFeature
  }

  @exclusivity(unchecked) private var slots: ContiguousArray<Slot> = []
  /// The phases in which at least one feature takes part.
  @exclusivity(unchecked) package private(set) var phases: TurnPhases = []

  package var count: Int { slots.count }

  /// Returns the feature of a type, or `nil` if the graph does not have the feature.
  package func find<F: GraphFeature>(_ type: F.Type) -> F? {
    let id = ObjectIdentifier(type)
    for slot in slots where slot.type == id { return slot.feature as? F }
    return nil
  }

  /// Returns the feature in a slot, or `nil` if the feature does not take part in a phase.
  package func feature(_ index: Int, takingPartIn phase: TurnPhases) -> (any GraphFeature)? {
    slots[index].phases.isSuperset(of: phase) ? slots[index].feature : nil
  }

  var all: [any GraphFeature] { slots.map(\.feature) }

  package func add<F: GraphFeature>(_ feature: F) {
    slots.append(Slot(type: ObjectIdentifier(F.self), phases: F.phases, feature: feature))
    phases.formUnion(F.phases)
  }
}
