// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The languages that the user prefers, which determine the app's language.
///
/// A run of an app must not depend on the machine, so the default language is always English.
package enum AppLanguages {
  /// The pseudolanguage, which marks every string from the tables, so that strings without a mark can be recognized as
  /// not localizable.
  package static let pseudo = "pseudo"

  private static let state = Mutex<[String]?>(nil)

  /// The user's preferred languages, most preferred first.
  package static var preferred: [String] { state.withLock { $0 } ?? ["en"] }

  /// Whether the user has selected languages.
  package static var areChosen: Bool { state.withLock { $0 != nil } }

  /// Sets the preferred languages for the whole process, such as `["de-AT", "en"]`, or restores the default if
  /// `languages` is `nil`.
  package static func use(_ languages: [String]?) {
    state.withLock { $0 = languages.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// The locale for numbers, dates and other values, which is the locale of the first preferred language.
  package static var locale: Locale {
    guard let first = state.withLock({ $0?.first }), first != pseudo else { return .current }
    return locale(of: first)
  }

  /// Returns the locale for a language tag.
  package static func locale(of tag: String) -> Locale {
    Locale(identifier: tag.replacing("-", with: "_"))
  }

  /// Chooses one of an app's languages for the user.
  ///
  /// A preferred language matches every language with the same base language and script. An identical tag is the best
  /// match, followed by a language without a region, and then by a language with the same region. If no language
  /// matches, the development language is chosen.
  ///
  /// - Parameters:
  ///   - available: The app's languages as BCP 47 tags.
  ///   - preferred: The user's languages, most preferred first.
  ///   - development: The language in which the app was written.
  package static func choose(
    from available: [String],
    preferred: [String] = AppLanguages.preferred,
    development: String
  ) -> String {
    let candidates = available.filter { $0 != "Base" }.sorted().map { (tag: $0, parts: Parts($0)) }
    for wanted in preferred {
      if let exact = candidates.first(where: { same($0.tag, wanted) }) { return exact.tag }
      let parts = Parts(wanted)
      let near = candidates.filter { $0.parts.speaks(parts) }
      let match =
        near.first { $0.parts.region == nil } ?? near.first { $0.parts.region == parts.region }
        ?? near.first
      if let match { return match.tag }
    }
    return development
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left.replacing("_", with: "-").lowercased() == right.replacing("_", with: "-").lowercased()
  }

  /// The components of a language tag that determine which languages match.
  private struct Parts {
    let language: String
    let script: String?
    /// The region, if the language tag specifies one.
    let region: String?

    init(_ tag: String) {
      let tag = tag.replacing("_", with: "-")
      let written = Locale.Language(identifier: tag)
      let whole = Locale.Language(identifier: written.maximalIdentifier)
      language = (whole.languageCode ?? written.languageCode)?.identifier.lowercased() ?? tag
      script = whole.script?.identifier
      region = tag.split(separator: "-").dropFirst()
        .first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
        .map { $0.uppercased() }
    }

    func speaks(_ other: Parts) -> Bool { language == other.language && script == other.script }
  }
}
