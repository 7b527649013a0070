// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// The inflection that Markdown requests, as in `^[3 item](inflect: true)`. The noun is inflected to agree with its
/// number, as in "3 items".
///
/// Only English nouns can be inflected. In any other language, the words remain unchanged and a diagnostic is reported.
package enum GrammarAgreement {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives",
    "knife": "knives", "half": "halves",
  ]
  private static let unchanging: Set = ["sheep", "fish", "series", "species", "deer", "aircraft"]

  /// Returns the words with the last word inflected to agree with the first number.
  package static func agreeing(
    _ words: String,
    language: String? = Locale.current.language.languageCode?.identifier
  ) -> String {
    let parts = words.split(separator: " ")
    if let language, language != "en" {
      Diagnostic.reportHere(.notInflected) {
        "uses “inflect: true”, which supports only English nouns, so words in the language "
          + "“\(language)” are not inflected."
      }
    }
    guard language ?? "en" == "en", parts.count > 1, let noun = parts.last,
      let number = parts.dropLast().lazy.compactMap({ Double($0) }).first
    else { return words }
    let agreed = number == 1 ? singular(String(noun)) : plural(String(noun))
    return (parts.dropLast().map(String.init) + [agreed]).joined(separator: " ")
  }

  private static func plural(_ noun: String) -> String {
    let lower = noun.lowercased()
    if let known = irregular[lower] { return cased(known, like: noun) }
    if unchanging.contains(lower) || irregular.values.contains(lower) { return noun }
    if lower.hasSuffix("s"), !endsInHiss(lower) { return noun }
    if endsInHiss(lower) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return lower.last?.isLetter == true ? noun + "s" : noun
  }

  private static func singular(_ noun: String) -> String {
    let lower = noun.lowercased()
    if let known = irregular.first(where: { $0.value == lower })?.key {
      return cased(known, like: noun)
    }
    if unchanging.contains(lower) || !lower.hasSuffix("s") || endsInHiss(lower) { return noun }
    if lower.hasSuffix("ies"), lower.count > 4 { return noun.dropLast(3) + "y" }
    if lower.hasSuffix("es"), endsInHiss(String(lower.dropLast(2))) {
      return String(noun.dropLast(2))
    }
    return String(noun.dropLast())
  }

  /// Returns whether a word ends in a sibilant, in which case the plural has an additional syllable.
  private static func endsInHiss(_ word: String) -> Bool {
    ["ss", "us", "is", "x", "z", "ch", "sh"].contains { word.hasSuffix($0) }
  }

  private static func cased(_ word: String, like other: String) -> String {
    other.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }
}
