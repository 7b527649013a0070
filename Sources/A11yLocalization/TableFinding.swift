// SPDX-License-Identifier: MIT

import Foundation

/// A fault in an app's strings that a listener would notice.
package struct TableFinding: Hashable, Sendable {
  /// A type of fault in an app's strings.
  package enum Rule: String, CaseIterable, Hashable, Sendable {
    case spokenKey = "spoken-key"
    case untranslated
    case differentSpecifiers = "different-specifiers"
    case missingPlural = "missing-plural"
    case unreviewed
    case staleText = "stale-text"

    /// A description of the fault, in one sentence.
    package var sentence: String {
      switch self {
      case .spokenKey: "A key is spoken because no text is defined for the key."
      case .untranslated: "Untranslated text is spoken by a voice for another language."
      case .differentSpecifiers:
        "A translation omits a value or formats the value as a different type."
      case .missingPlural: "A plural lacks a form that the language requires."
      case .unreviewed: "A translation is new or needs review."
      case .staleText: "A key is no longer used in the code."
      }
    }
  }

  package let rule: Rule
  package let table: String
  package let key: String
  /// The language in which listeners notice the fault.
  package let language: String
  /// The faulty text, as it is spoken.
  package let heard: String
  /// A description of the fault, in one sentence.
  package let message: String
}

extension LocalizedBundle {
  /// Finds the faults in all tables.
  ///
  /// - Parameter languages: The languages to check, or `nil` to check all languages.
  package func findings(in languages: [String]? = nil) -> [TableFinding] {
    let checked = languages ?? localizations
    var found: [TableFinding] = []
    for table in tables {
      let source = developmentLanguage
      for entry in entries(in: table) where !entry.key.isEmpty {
        found += check(entry, in: table, languages: checked, source: source)
      }
    }
    return found
  }

  private func check(
    _ entry: Entry,
    in table: String,
    languages: [String],
    source: String
  ) -> [TableFinding] {
    var found: [TableFinding] = []
    let values = Self.samples(for: entry.key, entry.templates[source])
    func said(_ template: LocalizedTemplate?, _ language: String) -> String {
      template?.text(values, language: language, locale: Locale(identifier: language)) ?? entry.key
    }
    func add(_ rule: TableFinding.Rule, _ language: String, _ heard: String, _ message: String) {
      found.append(
        TableFinding(
          rule: rule,
          table: table,
          key: entry.key,
          language: language,
          heard: heard,
          message: message
        )
      )
    }
    let original = entry.templates[source]
    if entry.isStale {
      add(.staleText, source, said(original, source), "The code no longer uses “\(entry.key)”.")
    }
    if original.map({ $0.texts == [entry.key] }) ?? true, Self.isSymbolic(entry.key) {
      add(.spokenKey, source, entry.key, "“\(entry.key)” has no text, so the key is spoken.")
    }
    for language in languages {
      guard let template = entry.templates[language] else {
        if language != source, entry.isTranslatable {
          let name = Self.name(of: language)
          add(
            .untranslated,
            language,
            said(original, source),
            "“\(entry.key)” has no \(name) text, so the \(name) voice speaks another language."
          )
        }
        continue
      }
      let states = entry.states[language] ?? []
      if language != source, !states.isDisjoint(with: ["new", "needs_review"]) {
        add(
          .unreviewed,
          language,
          said(template, language),
          "The \(Self.name(of: language)) text for “\(entry.key)” "
            + (states.contains("new") ? "is new." : "needs review.")
        )
      }
      for plural in Self.missingPlurals(of: template, in: language) {
        let place = plural.name.isEmpty ? "“\(entry.key)”" : "“\(plural.name)” in “\(entry.key)”"
        let sample = values.map {
          $0.kind == .object ? $0 : FormatArgument("\(plural.sample)", .signed)
        }
        add(
          .missingPlural,
          language,
          template.text(sample, language: language, locale: Locale(identifier: language)),
          "\(place) has no “\(plural.category.rawValue)” form, which the number \(plural.sample) requires."
        )
      }
      let wanted = Self.specifiers(of: entry.key, original)
      if let fault = Self.difference(of: template, from: wanted) {
        add(.differentSpecifiers, language, said(template, language), fault)
      }
    }
    return found
  }

  /// Returns whether a key is a symbolic name instead of text for people.
  private static func isSymbolic(_ key: String) -> Bool {
    !key.contains(where: \.isWhitespace) && key.contains(/[a-z0-9][._][a-zA-Z0-9]/)
  }

  private static func name(of language: String) -> String {
    Locale(identifier: "en").localizedString(forIdentifier: language) ?? language
  }

  /// Returns sample values for the specifiers in a key, which are 2 for an integer, 2.5 for a fraction, and an ellipsis
  /// for a string.
  private static func samples(for key: String, _ original: LocalizedTemplate?) -> [FormatArgument] {
    let kinds = specifiers(of: key, original)
    guard let last = kinds.keys.max() else { return [] }
    return (1...last).map { position in
      switch kinds[position] {
      case .whole: FormatArgument("2", .signed)
      case .fraction: FormatArgument("2.5", .double)
      default: FormatArgument("…", .object)
      }
    }
  }

  /// The type of a value, as implied by its specifier.
  private enum ValueKind { case text, whole, fraction }

  /// Returns the types of values by position, taken from the key or, if the key is symbolic, from the source text.
  private static func specifiers(
    of key: String,
    _ original: LocalizedTemplate?
  ) -> [Int: ValueKind] {
    let own = kinds(in: key, nil)
    if !own.isEmpty { return own }
    guard let original else { return [:] }
    return original.texts.first.map { kinds(in: $0, original) } ?? [:]
  }

  private static func kinds(in text: String, _ template: LocalizedTemplate?) -> [Int: ValueKind] {
    var kinds: [Int: ValueKind] = [:]
    var next = 1
    for piece in FormatString(text).pieces {
      switch piece {
      case .text: break
      case .value(let specifier) where specifier.kind == "arg": break
      case .value(let specifier):
        let kind: ValueKind =
          switch specifier.kind.last {
          case "@", "s", "S", "c", "C": .text
          case "f", "F", "e", "E", "g", "G", "a", "A": .fraction
          default: .whole
          }
        kinds[specifier.position ?? next] = kind
        if specifier.position == nil { next += 1 }
      case .variation(let name, let position):
        kinds[position ?? template?.substitutions[name]?.position ?? next] = .whole
        next += 1
      }
    }
    return kinds
  }

  /// Returns a description of the differences between the values that a translation uses and the values that the code
  /// provides, or `nil` if there are none.
  private static func difference(
    of template: LocalizedTemplate,
    from wanted: [Int: ValueKind]
  ) -> String? {
    guard !wanted.isEmpty else { return nil }
    let texts: [String] =
      if case .text(let text) = template.form { [text] } else { template.texts }
    let isPlural = !template.plurals.isEmpty
    for text in texts {
      let found = kinds(in: text, template)
      if let (position, kind) = found.first(where: { wanted[$0.key] != $0.value }) {
        guard wanted[position] != nil else {
          return "“\(text)” uses value number \(position), which does not exist."
        }
        return "“\(text)” formats value number \(position) as \(words(of: kind))."
      }
      // A plural form for a single number does not need to contain the number.
      if !isPlural, let position = wanted.keys.sorted().first(where: { found[$0] == nil }) {
        return "“\(text)” omits value number \(position)."
      }
    }
    return nil
  }

  private static func words(of kind: ValueKind) -> String {
    switch kind {
    case .text: "text"
    case .whole: "a whole number"
    case .fraction: "a fraction"
    }
  }

  private struct MissingPlural {
    let name: String
    let category: PluralCategory
    let sample: Int
  }

  private static func missingPlurals(
    of template: LocalizedTemplate,
    in language: String
  ) -> [MissingPlural] {
    let rules = PluralRules.of(language)
    return template.plurals.flatMap { plural in
      rules.categories.filter { !plural.categories.contains($0) }.compactMap { category in
        // A plural category without everyday whole numbers, such as the French “many”, is not required.
        (0...200).first { rules.category(of: Double($0)) == category }
          .map { MissingPlural(name: plural.name, category: category, sample: $0) }
      }
    }
  }
}
