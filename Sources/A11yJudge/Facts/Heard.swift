// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The speech at one point in time, with information about the element that was spoken.
public struct Heard: Sendable {
  /// The utterance.
  public let utterance: Utterance
  /// The role of the element at the cursor.
  let role: Role?
  /// Whether the user can type text into the element at the cursor.
  let isEditable: Bool

  init(_ utterance: Utterance, at element: Element?) {
    self.utterance = utterance
    role = element?.role
    isEditable = element.map { Self.fields.contains($0.role) } ?? false
  }

  private static let fields: Set<Role> = [
    .textField, .secureTextField, .searchField, .comboBox, .stepper,
  ]

  /// Returns the segments of certain kinds.
  func segments(_ kinds: Set<Utterance.Segment.Kind>) -> [Utterance.Segment] {
    utterance.segments.filter { kinds.contains($0.kind) }
  }
}
