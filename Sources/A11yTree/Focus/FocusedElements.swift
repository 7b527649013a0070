// SPDX-License-Identifier: MIT

/// Where each cursor is.
public struct FocusedElements: Hashable, Sendable {
  /// Where VoiceOver is, if it is on.
  public var voiceOver: ElementID?
  /// Where Switch Control is, if it is on.
  public var switchControl: ElementID?
  /// Where typing goes and Tab starts from.
  public var keyboard: ElementID?

  /// Creates a record in which nothing is focused.
  public init() {}

  /// Where a technology is, if it is on.
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
