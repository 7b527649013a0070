// SPDX-License-Identifier: MIT

import A11yTree

/// A source that changes according to the fuzzer's bytes and accepts every request.
@MainActor
final class FuzzSource: TreeSource {
  private static let roles: [Role] = [
    .webArea, .group, .button, .link, .heading, .staticText, .textField, .slider, .list, .listItem,
    .table, .row, .cell, .image, .checkbox, .alert, .dialog,
  ]

  private func id(_ input: inout FuzzInput) -> ElementID {
    ElementID(index: UInt32(input.choice(24)))
  }

  func start() -> TreeUpdate {
    var root = Element(.webArea)
    root.children = [ElementID(index: 1)]
    return TreeUpdate(
      root: ElementID(index: 0),
      changes: [
        .init(ElementID(index: 0), root), .init(ElementID(index: 1), Element(.button, label: "A")),
      ]
    )
  }

  /// Returns an update, which is often invalid.
  func change(_ input: inout FuzzInput) -> TreeUpdate {
    var update = TreeUpdate()
    for _ in 0..<input.choice(6) {
      var element = Element(Self.roles[input.choice(Self.roles.count)], label: input.text())
      for _ in 0..<input.choice(4) { element.children.append(id(&input)) }
      let bits = input.choice(256)
      if bits & 1 != 0 { element.states.isHidden = true }
      if bits & 2 != 0 { element.states.isEditing = true }
      if bits & 4 != 0 { element.traits.insert(.isModal) }
      if bits & 8 != 0 { element.states.isProtected = true }
      if bits & 16 != 0 { element.states.isMultiline = true }
      if bits & 32 != 0 { element.details.insertionPoint = input.choice(256) - 20 }
      if bits & 64 != 0 { element.details.unmadeRows = input.choice(100) }
      if bits & 128 != 0 {
        element.details.cell = .init(row: input.choice(256) - 9, column: input.choice(256) - 9)
      }
      element.value = input.text()
      update.changes.append(.init(id(&input), element))
    }
    for _ in 0..<input.choice(3) { update.removals.append(id(&input)) }
    if input.choice(4) == 0 { update.announcements.append(Announcement(input.text())) }
    return update
  }

  func perform(_ request: ActionRequest) -> ActionResponse { .handled(TreeUpdate()) }
}
