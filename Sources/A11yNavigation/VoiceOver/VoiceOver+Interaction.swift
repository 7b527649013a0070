// SPDX-License-Identifier: MIT

import A11yTree

extension VoiceOver {
  /// Returns the group in which the cursor stays, or the control whose value the arrow keys change, if it still exists.
  func interaction(in tree: AccessibilityTree) -> ElementID? {
    guard let interaction, tree.isReachable(interaction) else { return nil }
    return interaction
  }

  /// Starts interacting with a container, in which the cursor then stays, or with a control whose value changes in
  /// steps.
  mutating func interact(in tree: AccessibilityTree) -> [Effect] {
    guard let stops = containerStops else { return unavailable }
    guard let place = visit.place, let element = tree[place.id] else { return [.sound(.border)] }
    let isContainer = stops.includes(place.id, in: tree)
    guard isContainer || element.isAdjustable else { return [.sound(.border)] }
    interaction = place.id
    let entering = announce(.interacting, place.id, in: tree)
    guard isContainer else { return entering }
    let first = Walk(in: tree, scope: place.id, stops).place(at: .start)
    return entering + (first.map { land(on: $0, in: tree) } ?? [])
  }

  /// Stops interacting with a group or a control, and returns the cursor to the group or control.
  mutating func stopInteracting(in tree: AccessibilityTree) -> [Effect] {
    guard let stops = containerStops else { return unavailable }
    guard let inside = interaction(in: tree) else { return [.sound(.border)] }
    interaction = nil
    let edge: ContainerEdge? = stops.includes(inside, in: tree) ? .start : nil
    let leaving = announce(.notInteracting, inside, in: tree)
    visit = Visit(of: Place(id: inside, edge: edge), in: tree)
    return leaving
  }

  /// Returns the effect of an arrow key on the control with which the user interacts, or `nil` if the key only moves
  /// the cursor.
  func adjustment(by command: Command, in tree: AccessibilityTree) -> [Effect]? {
    guard let target = interaction(in: tree), tree[target]?.isAdjustable == true,
      !(containerStops?.includes(target, in: tree) ?? false)
    else { return nil }
    switch command {
    case .next, .tableMove(.up), .tableMove(.right):
      return [.request(ActionRequest(.increment, on: target))]
    case .previous, .tableMove(.down), .tableMove(.left):
      return [.request(ActionRequest(.decrement, on: target))]
    default: return nil
    }
  }

  private var unavailable: [Effect] {
    [
      .sound(.border),
      verbosity.notice(.noGroups),
    ]
  }

  private func announce(_ word: Word, _ id: ElementID, in tree: AccessibilityTree) -> [Effect] {
    guard let description = Description(of: id, in: tree, verbosity: verbosity) else { return [] }
    let words =
      containerStops?.includes(id, in: tree) ?? false
      ? containerStops?.words(description, .start) ?? []
      : description.words.filter { [.label, .role].contains($0.kind) }
    let catalog = description.catalog
    let name = words.map(\.text).joined(separator: ", ")
    return .say(Utterance([catalog.segment(.interface, catalog[word, name])]))
  }
}
