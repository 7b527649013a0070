import A11yTree

/// Which cursors a focus wrapper follows.
enum FocusKind: Hashable {
  /// Those of some technologies; `nil` for whichever moved last.
  case accessibility(AccessibilityTechnologies?)
  /// Keyboard focus.
  case keyboard

  func covers(_ cursor: FocusCursor) -> Bool {
    switch (self, cursor) {
    case (.keyboard, .keyboard): true
    case (.accessibility(let some), .technology(let technology)):
      some?.contains(AccessibilityTechnologies(technology)) ?? true
    default: false
    }
  }
}

/// One cursor.
enum FocusCursor: Hashable, CaseIterable {
  case technology(AssistiveTechnology)
  case keyboard

  static let allCases = AssistiveTechnology.allCases.map(FocusCursor.technology) + [.keyboard]
}
