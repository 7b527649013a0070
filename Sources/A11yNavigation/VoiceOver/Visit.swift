// SPDX-License-Identifier: MIT

import A11yTree

/// VoiceOver's cursor on one element, and everything that ends when the cursor leaves it.
struct Visit: Sendable {
  /// The element under the cursor.
  let cursor: ElementID?
  /// The edge of the container under the cursor.
  let edge: ContainerEdge?
  /// The element that the cursor came from.
  let previous: ElementID?
  /// The containers that it was in before.
  let known: [ElementID]
  /// Why it came.
  let reason: Arrival.Reason
  /// The element and its containers when the cursor arrived, the outermost first.
  let context: [ElementID]
  /// Whether the cursor is on its way, and nothing was said of the element.
  let isPassing: Bool
  /// The index of the rotor's chosen action: 0 is the default action.
  private(set) var actionIndex = 0
  /// The list of actions, while it is open.
  var menu: VoiceOver.ActionsMenu?
  /// How far the element's text has been read piece by piece.
  var text = TextReading()
  /// The position of the last scrolled page.
  var page: String?

  /// The cursor on no element.
  init() { self.init(cursor: nil, context: []) }

  /// Where the cursor is.
  var place: Place? { cursor.map { Place(id: $0, edge: edge) } }

  /// The cursor on an element in the given containers.
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

  /// The cursor on an element or a container's edge where it is now. O(depth).
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

  /// Chooses the next or previous action; returns `false` at the end of the list.
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

  /// Goes back to the default action and before the text, as the rotor is turned.
  mutating func startOver() {
    actionIndex = 0
    text = TextReading()
  }
}
