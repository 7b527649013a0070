// SPDX-License-Identifier: MIT

import A11ySession

/// The colors of a session's screen.
///
/// The colors come from the terminal's color cube, which palettes do not change. The theme's colors therefore have a
/// known contrast of at least 4.5 to 1 with the backgrounds for which the theme is intended.
public enum Theme: String, CaseIterable, Sendable {
  /// A theme for any background, which is used if the background is unknown.
  case any
  /// A theme for light text on a dark background.
  case dark
  /// A theme for dark text on a light background.
  case light

  /// Chooses the theme for a terminal that reports its colors in the environment variable `COLORFGBG`, as several
  /// terminals do. The last number in the variable is the background color, which is light if the number is 7 or at
  /// least 9.
  public init(environment: [String: String]) {
    let ground = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    self = ground.map { $0 == 7 || $0 > 8 ? .light : .dark } ?? .any
  }

  /// Returns the escape sequence for a style, which differs from other styles in both color and brightness.
  func sequence(for style: Screen.Line.Style) -> VisibleText {
    guard let number = color(of: style) else { return style.brightness }
    return "\u{1B}[1;38;5;\(number)m"
  }

  /// Returns a color's number, or `nil` for the terminal's default color.
  func color(of style: Screen.Line.Style) -> Int? {
    switch (style, self) {
    case (.voiceOver, .any): 63
    case (.voiceOver, .dark): 51
    case (.voiceOver, .light): 18
    case (.switchControl, .any): 163
    case (.switchControl, .dark): 226
    case (.switchControl, .light): 90
    default: nil
    }
  }
}
