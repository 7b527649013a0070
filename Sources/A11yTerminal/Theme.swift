// SPDX-License-Identifier: MIT

import A11ySession

/// The colours of a session on the screen.
public enum Theme: String, CaseIterable, Sendable {
  /// For light text on a dark ground.
  case dark
  /// For dark text on a light ground.
  case light

  /// The theme for a terminal that says what its colours are, as several do in `COLORFGBG`: the last
  /// of its numbers is the ground, 7 and from 9 on a light one.
  public init(environment: [String: String]) {
    let ground = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    self = ground.map { $0 == 7 || $0 > 8 } == true ? .light : .dark
  }

  /// The sequence for a style, made to stand out by its colour as well as by brightness.
  func sequence(for style: Screen.Line.Style) -> VisibleText {
    switch (style, self) {
    case (.voiceOver, .dark): "\u{1B}[1;36m"
    case (.voiceOver, .light): "\u{1B}[1;34m"
    case (.switchControl, .dark): "\u{1B}[1;33m"
    case (.switchControl, .light): "\u{1B}[1;35m"
    default: style.brightness
    }
  }
}
