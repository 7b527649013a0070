// SPDX-License-Identifier: MIT

/// The name that Xcode generates for an entry of a catalog.
///
/// `cards-background` becomes `cardsBackground`. An underscore is added to a name that is not a valid identifier, and a
/// name that is a Swift keyword is enclosed in backticks.
struct SymbolName: Hashable {
  let text: String

  /// Creates the name for an entry, or returns `nil` if none of the entry's characters are valid in an identifier.
  init?(_ name: String, startsUppercase: Bool = false) {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let first = words.first else { return nil }
    let start = startsUppercase ? Self.capitalized(first) : Self.lowercased(first)
    let whole = start + words.dropFirst().map(Self.capitalized).joined()
    let isFree = whole.first?.isNumber != true
    guard let name = SwiftIdentifier(isFree ? whole : "_" + whole) else { return nil }
    text = name.text
  }

  /// Returns the name without a last word that only states the asset's type, because Xcode also removes such a word.
  func without(_ suffix: String) -> SymbolName? {
    guard text.hasSuffix(suffix), text.count > suffix.count else { return nil }
    return SymbolName(String(text.dropLast(suffix.count)))
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a word whose leading capital letters are converted to lowercase, except the last of several, so that
  /// `URLField` becomes `urlField`.
  private static func lowercased(_ word: Substring) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
