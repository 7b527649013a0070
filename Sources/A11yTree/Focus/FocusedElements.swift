// SPDX-License-Identifier: MIT

/// The position of each cursor.
public struct FocusedElements: Hashable, Sendable {
  /// The element at the VoiceOver cursor, if VoiceOver is on.
  public var voiceOver: ElementID?
  /// The element at Switch Control's cursor, if Switch Control is on.
  public var switchControl: ElementID?
  /// The element with keyboard focus, which receives typed text and is the starting point for the Tab key.
  public var keyboard: ElementID?

  /// Creates a value in which no element is focused.
  public init() {}

  /// The element at a technology's cursor, if the technology is on.
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
