// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// One stop on VoiceOver's path through a screen, as it was spoken.
public struct HeardStop: Sendable {
  /// The stop's zero-based index in reading order.
  public var place: Int
  /// The element.
  public var id: ElementID
  /// The element as it was when the cursor arrived.
  public var element: Element
  /// The utterance that was spoken when the cursor arrived.
  public var utterance: Utterance
  /// The innermost landmark or dialog that contains the element, or `nil` if there is none.
  public var area: ElementID?
  /// Whether the element is interactive.
  public var isInteractive: Bool
}

extension HeardStop {
  /// Returns the words of the given kinds, in spoken order.
  func words(_ kinds: Set<Utterance.Segment.Kind>) -> [String] {
    utterance.segments.filter { kinds.contains($0.kind) }.map(\.text)
  }

  /// The element's name as it was spoken, or an empty string if there is none.
  var name: String { words([.label]).joined(separator: " ") }

  /// The words that are spoken for the element itself, without those for its surroundings and its position.
  var ownWords: String {
    utterance.segments.filter { !Self.surroundings.contains($0.kind) }.map(\.text)
      .joined(separator: ", ")
  }

  private static let surroundings: Set<Utterance.Segment.Kind> = [
    .container, .edge, .position, .header,
  ]

  /// Whether the element is a link.
  var isLink: Bool { element.role == .link || element.traits.contains(.isLink) }

  /// Whether the element performs an action when it is activated and is not a link.
  var isButton: Bool {
    switch element.role {
    case .button, .popUpButton, .backButton, .disclosure: true
    default: element.traits.contains(.isButton)
    }
  }
}
