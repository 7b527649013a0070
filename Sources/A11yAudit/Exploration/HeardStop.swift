// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// One stop on VoiceOver's path through a screen, with the words spoken there.
public struct HeardStop: Sendable {
  /// The stop's zero-based index in reading order.
  public var place: Int
  /// The element.
  public var id: ElementID
  /// The element's state when the cursor arrived.
  public var element: Element
  /// The utterance spoken when the cursor arrived.
  public var utterance: Utterance
  /// The innermost landmark or dialog that contains the element, or `nil` if there is none.
  public var area: ElementID?
  /// Whether the element is interactive.
  public var isInteractive: Bool
}

extension HeardStop {
  /// Returns the words of the given kinds, in the order in which they were spoken.
  func words(_ kinds: Set<Utterance.Segment.Kind>) -> [String] {
    utterance.segments.filter { kinds.contains($0.kind) }.map(\.text)
  }

  /// The spoken name of the element, or an empty string if there is none.
  var name: String { words([.label]).joined(separator: " ") }

  /// The words spoken for the element itself, without the words for its surroundings and its position.
  var ownWords: String {
    utterance.segments.filter { !Self.surroundings.contains($0.kind) }.map(\.text)
      .joined(separator: ", ")
  }

  private static let surroundings: Set<Utterance.Segment.Kind> = [
    .container, .edge, .position, .header,
  ]

  /// Whether the element is a link.
  var isLink: Bool { element.role == .link || element.traits.contains(.isLink) }

  /// Whether activating the element performs an action other than following a link.
  var isButton: Bool {
    switch element.role {
    case .button, .popUpButton, .backButton, .disclosure: true
    default: element.traits.contains(.isButton)
    }
  }
}
