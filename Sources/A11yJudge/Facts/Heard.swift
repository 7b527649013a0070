// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// What was said at one time, and at which element.
public struct Heard: Sendable {
  /// What was said.
  public let utterance: Utterance
  /// The role of the element where the cursor was.
  let role: Role?
  /// Whether text can be typed there.
  let isEditable: Bool

  init(_ utterance: Utterance, at element: Element?) {
    self.utterance = utterance
    role = element?.role
    isEditable = element.map { Self.fields.contains($0.role) } ?? false
  }

  private static let fields: Set<Role> = [
    .textField, .secureTextField, .searchField, .comboBox, .stepper,
  ]

  /// The segments of some kinds.
  func segments(_ kinds: Set<Utterance.Segment.Kind>) -> [Utterance.Segment] {
    utterance.segments.filter { kinds.contains($0.kind) }
  }
}
