// SPDX-License-Identifier: MIT

import A11yTree

/// The rules by which VoiceOver speaks on one platform: the words for an element, their order, and the containers at
/// which the cursor stops.
///
/// Each platform's grammar is defined in its own folder, and no other code distinguishes between platforms.
struct Grammar: Sendable {
  /// The parts of an utterance, in spoken order.
  let parts: [Part]
  /// The words for the containers that the cursor has just entered or is about to leave.
  let containers:
    @Sendable (
      Description, _ surroundings: [AccessibilityTree.Surrounding], _ known: [ElementID],
      _ reason: Arrival.Reason
    ) -> ContainerWords
  /// The words for a position in a table.
  let cell:
    @Sendable (
      Description, _ surroundings: [AccessibilityTree.Surrounding], _ previous: ElementID?,
      _ reason: Arrival.Reason
    ) -> CellWords
  /// Whether a slider speaks its percentage along with its number.
  let saysSharesOfSliders: Bool
  /// The kinds of elements that a search for form controls finds.
  let formControls: ElementKinds
  /// The containers that are stops, or `nil` if containers are announced only at the elements inside them.
  let containerStops: ContainerStops?
  /// The hints, which are spoken on their own after a pause unless hints are off.
  let later: @Sendable (Description) -> [Utterance.Segment]
  /// The words spoken when the element under the cursor changes, given the words before the change.
  let change: @Sendable (Description, _ before: [Utterance.Segment]) -> [Utterance.Segment]

  /// Returns all words that are spoken when the cursor arrives.
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

  /// Returns the words for the element itself, independent of its surroundings.
  func words(of description: Description) -> [Utterance.Segment] {
    let arrival = Arrival(description)
    var segments: [Utterance.Segment] = []
    segments.reserveCapacity(8)
    for part in parts where part.place == .element { segments += part.segments(of: arrival) }
    return segments
  }
}
