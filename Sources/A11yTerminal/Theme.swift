// SPDX-License-Identifier: MIT

import A11ySession

/// The colours of a session on the screen.
///
/// They are from the colour cube of terminals, which palettes leave alone, so their contrast is known: at
/// least 4.5 to 1 with the grounds that a theme is for.
public enum Theme: String, CaseIterable, Sendable {
  /// For any ground, where nothing says which it is.
  case any
  /// For light text on a dark ground.
  case dark
  /// For dark text on a light ground.
  case light

  /// The theme for a terminal that says what its colours are, as several do in `COLORFGBG`: the last
  /// of its numbers is the ground, 7 and from 9 on a light one.
  public init(environment: [String: String]) {
    let ground = environment["COLORFGBG"]?.split(separator: ";").last.flatMap { Int($0) }
    self = ground.map { $0 == 7 || $0 > 8 ? .light : .dark } ?? .any
  }

  /// The sequence for a style, made to stand out by its colour as well as by brightness.
  func sequence(for style: Screen.Line.Style) -> VisibleText {
    guard let number = color(of: style) else { return style.brightness }
    return "\u{1B}[1;38;5;\(number)m"
  }

  /// The number of a colour; `nil` for the terminal's own.
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
