// SPDX-License-Identifier: MIT

/// A language's words for colors.
struct ColorWords: Sendable {
  /// The color names, in the order of `Hue`.
  var names: [String]
  /// The phrase for a dark shade of a color (`%1`).
  var dark: String
  /// The phrase for a light shade of a color (`%1`).
  var light: String

  /// The name of a color, regardless of the shade.
  enum Hue: Int, CaseIterable {
    case black, white, gray, red, orange, yellow, green, cyan, blue, purple, pink, brown
  }
}

extension ColorWords {
  /// Returns the color names in a language.
  static func of(_ language: SpokenLanguage) -> ColorWords {
    switch language {
    case .english:
      ColorWords(
        names: [
          "black", "white", "gray", "red", "orange", "yellow", "green", "cyan", "blue", "purple",
          "pink", "brown",
        ],
        dark: "dark %1",
        light: "light %1"
      )
    case .german:
      ColorWords(
        names: [
          "schwarz", "weiß", "grau", "rot", "orange", "gelb", "grün", "cyan", "blau", "violett",
          "rosa", "braun",
        ],
        dark: "dunkel%1",
        light: "hell%1"
      )
    case .french:
      ColorWords(
        names: [
          "noir", "blanc", "gris", "rouge", "orange", "jaune", "vert", "cyan", "bleu", "violet",
          "rose", "marron",
        ],
        dark: "%1 foncé",
        light: "%1 clair"
      )
    case .spanish:
      ColorWords(
        names: [
          "negro", "blanco", "gris", "rojo", "naranja", "amarillo", "verde", "cian", "azul",
          "morado", "rosa", "marrón",
        ],
        dark: "%1 oscuro",
        light: "%1 claro"
      )
    case .japanese:
      ColorWords(
        names: [
          "黒", "白", "グレー", "赤", "オレンジ", "黄", "緑", "シアン", "青", "紫", "ピンク", "茶",
        ],
        dark: "暗い%1",
        light: "明るい%1"
      )
    case .simplifiedChinese:
      ColorWords(
        names: [
          "黑色", "白色", "灰色", "红色", "橙色", "黄色", "绿色", "青色", "蓝色", "紫色", "粉色", "棕色",
        ],
        dark: "深%1",
        light: "浅%1"
      )
    }
  }
}
