// SPDX-License-Identifier: MIT

/// A language in which VoiceOver's own words are available.
public enum SpokenLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case japanese = "ja"
  case simplifiedChinese = "zh-Hans"

  /// Returns whether a string has the form of a language tag, such as `pt-BR`, or is `pseudo`.
  public static func isTag(_ text: String) -> Bool {
    guard text != "pseudo" else { return true }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    }
  }

  /// Finds the language for a tag or a locale, such as `de-AT`, `pt_BR.UTF-8` or `zh-CN`.
  ///
  /// The result is `nil` for Traditional Chinese, because only Simplified Chinese is available.
  public init?(tag: String) {
    let parts = tag.split(whereSeparator: { "-_.@".contains($0) }).map { $0.lowercased() }
    guard let language = parts.first else { return nil }
    if language == "zh" {
      guard parts.isDisjoint(with: ["hant", "tw", "hk", "mo"]) else { return nil }
      self = .simplifiedChinese
      return
    }
    guard let match = Self.allCases.first(where: { $0.rawValue == language }) else { return nil }
    self = match
  }

  /// Returns the plural form for a number, following CLDR's rules for whole numbers.
  public func plural(of number: Int) -> PluralForm {
    switch self {
    case .english, .german, .spanish: number == 1 ? .one : .other
    case .french: number == 0 || number == 1 ? .one : .other
    case .japanese, .simplifiedChinese: .other
    }
  }

  /// The plural forms that the language distinguishes.
  public var pluralForms: [PluralForm] {
    switch self {
    case .japanese, .simplifiedChinese: [.other]
    default: [.one, .other]
    }
  }
}

/// One of the plural forms of a phrase.
public enum PluralForm: String, CaseIterable, Hashable, Sendable {
  case one, other
}

extension [String] {
  fileprivate func isDisjoint(with others: Set<String>) -> Bool { others.isDisjoint(with: self) }
}
