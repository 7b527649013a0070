// SPDX-License-Identifier: MIT

import A11yTree
import SessionFixtures
import Testing

@testable import A11ySession
@testable import A11yTerminal

@MainActor @Suite("Colours, and what stands at the foot", .timeLimit(.minutes(10)))
struct ThemeTests {
  @Test(
    "A terminal’s own words about its ground decide",
    arguments: [
      ("15;0", Theme.dark), ("0;15", .light), ("0;default;15", .light), ("12;7", .light),
      ("x", .dark), ("", .dark), ("7;8", .dark),
    ]
  )
  func theme(_ words: String, _ theme: Theme) {
    #expect(Theme(environment: ["COLORFGBG": words]) == theme)
  }

  @Test("Every style has a sequence, and those of the cursors differ")
  func sequences() {
    for theme in Theme.allCases {
      #expect(theme.sequence(for: .voiceOver) != theme.sequence(for: .switchControl))
      #expect(theme.sequence(for: .dim) == Screen.Line.Style.dim.brightness)
    }
  }

  @Test("Help and the way out are at the foot of any screen", arguments: [20, 40, 80, 200])
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
