// SPDX-License-Identifier: MIT

import A11yTree

/// VoiceOver's visit to one element, with all state that is discarded when the VoiceOver cursor leaves the element.
struct Visit: Sendable {
  /// The element under the cursor.
  let cursor: ElementID?
  /// The container edge at which the cursor is.
  let edge: ContainerEdge?
  /// The element from which the cursor came.
  let previous: ElementID?
  /// The containers that contained the cursor before it arrived at the element.
  let known: [ElementID]
  /// The reason for the arrival.
  let reason: Arrival.Reason
  /// The element and its containers when the cursor arrived, outermost first.
  let context: [ElementID]
  /// Whether the cursor only passes through the element, which is therefore not spoken.
  let isPassing: Bool
  /// The index of the action that the user chose in the rotor, where 0 is the default action.
  private(set) var actionIndex = 0
  /// The list of actions, if it is open.
  var menu: VoiceOver.ActionsMenu?
  /// The position in the element's text during reading by characters, words or lines.
  var text = TextReading()
  /// The text of the last announcement about scrolling, such as "Page 2 of 5".
  var page: String?

  /// Creates a visit that is not at any element.
  init() { self.init(cursor: nil, context: []) }

  /// The cursor's place.
  var place: Place? { cursor.map { Place(id: $0, edge: edge) } }

  /// Creates a visit to an element, given the containers around it.
  init(
    cursor: ElementID?,
    edge: ContainerEdge? = nil,
    context: [ElementID],
    isPassing: Bool = false,
    from before: (previous: ElementID?, known: [ElementID], reason: Arrival.Reason) =
      (nil, [], .moved)
  ) {
    (previous, known, reason) = before
    self.cursor = cursor
    self.edge = edge
    self.context = context
    self.isPassing = isPassing
  }

  /// Creates a visit to an element or a container's edge at its current position. O(depth).
  init(
    of place: Place,
    in tree: AccessibilityTree,
    from before: Visit = Visit(),
    because reason: Arrival.Reason = .moved
  ) {
    var context = tree.ancestors(of: place.id)
    context.reverse()
    context.append(place.id)
    self.init(
      cursor: place.id,
      edge: place.edge,
      context: context,
      from: (before.cursor, before.context, reason)
    )
  }

  /// Chooses the next or previous action, or returns `false` if there is no further action in that direction.
  mutating func chooseAction(_ direction: VoiceOver.Direction, of names: [String]) -> Bool {
    guard !names.isEmpty else { return false }
    let next = actionIndex + (direction == .forward ? 1 : -1)
    guard names.indices.contains(next) else {
      actionIndex = min(actionIndex, names.count - 1)
      return false
    }
    actionIndex = next
    return true
  }

  /// Returns to the default action and to the start of the text because the user turned the rotor.
  mutating func startOver() {
    actionIndex = 0
    text = TextReading()
  }
}
