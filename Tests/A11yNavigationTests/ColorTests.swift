// SPDX-License-Identifier: MIT

import Testing

@testable import A11yNavigation

@Suite("Naming colors in speech")
struct ColorTests {
  private func name(_ color: String, _ language: SpokenLanguage = .english) -> String? {
    SpokenColor(color)?.name(in: .of(language))
  }

  @Test(arguments: [
    ("#000000", "black"), ("#ffffff", "white"), ("#808080", "gray"), ("#333333", "dark gray"),
    ("#d3d3d3", "light gray"), ("#ff0000", "red"), ("#8b0000", "dark red"), ("#ffa500", "orange"),
    ("#ffff00", "yellow"), ("#008000", "dark green"), ("#90ee90", "light green"),
    ("#00ffff", "cyan"), ("#0000FF", "blue"), ("#000080", "dark blue"), ("#add8e6", "light blue"),
    ("#800080", "dark purple"), ("#ffc0cb", "pink"), ("#8b4513", "brown"),
  ])
  func `A color is announced by a familiar name`(color: String, expected: String) {
    #expect(name(color) == expected)
  }

  @Test func `A shade follows the language’s spelling`() {
    #expect(
      SpokenLanguage.allCases.compactMap { name("#000080", $0) } == [
        "dark blue", "dunkelblau", "bleu foncé", "azul oscuro", "暗い青", "深蓝色",
      ]
    )
  }

  @Test(arguments: ["", "#", "#fff", "#12345", "#1234567", "#gggggg", "#+12345", "red", "#１２３４５６"])
  func `A value that is not a color has no color name`(text: String) {
    #expect(name(text) == nil)
  }
}
