// SPDX-License-Identifier: MIT

/// The position of each cursor.
public struct FocusedElements: Hashable, Sendable {
  /// The element under VoiceOver's cursor, if VoiceOver is on.
  public var voiceOver: ElementID?
  /// The element under Switch Control's cursor, if Switch Control is on.
  public var switchControl: ElementID?
  /// The element with keyboard focus, which receives typed text and from which the Tab key moves.
  public var keyboard: ElementID?

  /// Creates a record in which nothing is focused.
  public init() {}

  /// The element under a technology's cursor, if the technology is on.
  public subscript(technology: AssistiveTechnology) -> ElementID? {
    get {
      switch technology {
      case .voiceOver: voiceOver
      case .switchControl: switchControl
      }
    }
    set {
      switch technology {
      case .voiceOver: voiceOver = newValue
      case .switchControl: switchControl = newValue
      }
    }
  }
}
