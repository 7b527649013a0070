// SPDX-License-Identifier: MIT

import A11yTree

/// How VoiceOver speaks on one platform: what it says about an element, in which order, and which
/// containers its cursor stops at.
///
/// Each platform's grammar is a value in a folder of its own; nothing else tells platforms apart.
struct Grammar: Sendable {
  /// The parts of an utterance, in spoken order.
  let parts: [Part]
  /// The words for the containers that the cursor has come into or is about to leave.
  let containers:
    @Sendable (
      Description, _ surroundings: [AccessibilityTree.Surrounding], _ known: [ElementID],
      _ reason: Arrival.Reason
    ) -> ContainerWords
  /// The words for a place in a table.
  let cell:
    @Sendable (
      Description, _ surroundings: [AccessibilityTree.Surrounding], _ previous: ElementID?,
      _ reason: Arrival.Reason
    ) -> CellWords
  /// Whether a slider says its share in percent beside its number.
  let saysSharesOfSliders: Bool
  /// What a search for form controls finds.
  let formControls: ElementKinds
  /// The containers that are stops; `nil` if containers are only announced at the elements inside.
  let containerStops: ContainerStops?
  /// What is spoken when the element under the cursor changes: from its words before and now.
  let change: @Sendable (Description, _ before: [Utterance.Segment]) -> [Utterance.Segment]

  /// Everything that is spoken when the cursor arrives.
  func utterance(for arrival: Arrival) -> Utterance {
    var segments: [Utterance.Segment] = []
    segments.reserveCapacity(8)
    var hasPaused = false
    for part in parts {
      var words = part.segments(of: arrival)
      if part.place == .afterPause, !hasPaused, !words.isEmpty {
        words[0].pause = arrival.description.verbosity.hintDelay
        hasPaused = true
      }
      segments += words
    }
    return Utterance(segments)
  }

  /// What is spoken of the element itself, wherever it is.
  func words(of description: Description) -> [Utterance.Segment] {
    let arrival = Arrival(description)
    var segments: [Utterance.Segment] = []
    segments.reserveCapacity(8)
    for part in parts where part.place == .element { segments += part.segments(of: arrival) }
    return segments
  }
}
