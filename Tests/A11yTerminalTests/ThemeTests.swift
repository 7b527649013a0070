// SPDX-License-Identifier: MIT

import A11yTree
import Foundation
import SessionFixtures
import Testing

@testable import A11ySession
@testable import A11yTerminal

@MainActor @Suite("The colors and the footer of the screen", .timeLimit(.minutes(30)))
struct ThemeTests {
  @Test(
    "The COLORFGBG environment variable determines the color theme",
    arguments: [
      ("15;0", Theme.dark), ("0;15", .light), ("0;default;15", .light), ("12;7", .light),
      ("x", .any), ("", .any), ("7;8", .dark),
    ]
  )
  func theme(_ words: String, _ theme: Theme) {
    #expect(Theme(environment: ["COLORFGBG": words]) == theme)
  }

  @Test("Every style has an escape sequence, and the styles of the two cursors differ")
  func sequences() {
    for theme in Theme.allCases {
      #expect(theme.sequence(for: .voiceOver) != theme.sequence(for: .switchControl))
      #expect(theme.sequence(for: .dim) == Screen.Line.Style.dim.brightness)
    }
  }

  /// Returns WCAG's relative luminance for a color number in the terminals' color cube.
  private func luminance(_ number: Int) -> Double {
    let place = number - 16
    let parts = [place / 36, place / 6 % 6, place % 6].map { step in
      let part = Double(step == 0 ? 0 : 55 + step * 40) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test func `Coloured words have a contrast of at least 4.5:1 on their backgrounds`() {
    let (black, white) = (16, 231)
    func contrast(_ one: Int, _ other: Int) -> Double {
      let (one, other) = (luminance(one), luminance(other))
      return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }
    #expect(contrast(black, white) > 20.9)
    // The background is assumed to lie between black and the next color, 5f5f5f, or between white and the next color,
    // d7d7d7.
    let grounds: [Theme: [Int]] = [
      .any: [black, white], .dark: [black, 59], .light: [white, 188],
    ]
    for (theme, grounds) in grounds {
      for color in Screen.Line.Style.allCases.compactMap(theme.color) {
        for ground in grounds { #expect(contrast(color, ground) >= 4.5, "\(theme): \(color)") }
      }
    }
    for color in VisibleText.Color.allCases {
      for ground in [black, white] { #expect(contrast(color.rawValue, ground) >= 4.5, "\(color)") }
    }
  }

  @Test("The footer shows the help and quit keys on any screen", arguments: [20, 40, 80, 200])
  func foot(_ columns: Int) throws {
    let page = RecordedSession([.button("Buy")])
    let line = page.session.footer(width: columns)
    #expect(line.hasSuffix("? help  q quit"))
    #expect(line.count <= columns)
    _ = try page.press(": n")
    #expect(page.session.footer(width: columns).hasPrefix("Enter run"))
    #expect(page.session.footer(width: columns).count <= columns)
  }
}
