// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation

/// The words for roles that can appear in names.
enum RoleWords {
  /// Returns the words in a name that repeat a role that VoiceOver also announces, together with VoiceOver's own words
  /// for this role.
  static func spokenTwice(
    in name: String,
    at stop: HeardStop,
    _ language: SpokenLanguage
  ) -> (written: String, role: String)? {
    let words = name.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
    let roles = stop.words([.role])
    for role in roles {
      let parts = role.split(separator: " ")
      guard !parts.isEmpty, words.count > parts.count else { continue }
      if same(words.suffix(parts.count), parts) {
        return (written(from: words[words.count - parts.count], in: name), role)
      }
    }
    guard stop.element.role == .image || stop.element.traits.contains(.isImage) else { return nil }
    let role = roles.last ?? Catalog.of(language)[.image]
    let start = name.lowercased()
    guard let opening = openings(language).first(where: { start.hasPrefix($0) }) else { return nil }
    return (String(name.prefix(opening.count)), role)
  }

  private static func same(_ words: ArraySlice<Substring>, _ role: [Substring]) -> Bool {
    zip(words, role).allSatisfy { $0.lowercased() == $1.lowercased() }
  }

  private static func written(from word: Substring, in name: String) -> String {
    String(name[word.startIndex...])
  }

  /// Returns the phrases with which an image's text begins and that identify it as an image.
  private static func openings(_ language: SpokenLanguage) -> [String] {
    switch language {
    case .english: ["image of ", "picture of ", "graphic of ", "an image of ", "a picture of "]
    case .german: ["bild von ", "ein bild von ", "grafik von ", "abbildung von ", "bild: "]
    case .french: ["image de ", "image d’", "image d'", "photo : ", "une image de "]
    case .spanish: ["imagen de ", "una imagen de ", "gráfico de "]
    case .japanese: ["画像："]
    case .simplifiedChinese: ["图片：", "图像："]
    }
  }
}
