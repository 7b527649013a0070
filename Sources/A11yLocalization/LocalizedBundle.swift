// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The string tables in one or more resource folders.
///
/// A table is opened when a key is first looked up in it. Looking up a key that was looked up before is O(1).
package final class LocalizedBundle: Sendable {
  /// The text for a key, with the language in which the text was found.
  package struct Found: Sendable {
    package let template: LocalizedTemplate
    package let language: String
  }

  /// The folders, in search order.
  package let folders: [URL]
  private let state: Mutex<State>

  private struct State {
    /// The files of each table, which are found when the folders are first listed.
    var files: [String: [TableFile]]?
    var localizations: [String] = []
    var developmentLanguage = "en"
    var tables: [String: Table] = [:]
    /// The app's language for each list of preferred languages.
    var chosen: [[String]: String] = [:]
  }

  /// A file that contains some of a table's strings.
  private enum TableFile {
    case catalog(StringCatalog)
    /// A file in a language folder such as `de.lproj`.
    case language(String, URL)
  }

  private struct Table {
    var catalogs: [StringCatalog] = []
    var languages: [String: [String: LocalizedTemplate]] = [:]
    /// The results of earlier lookups, keyed by language and key. The number of lookup results is small, because an app
    /// has few keys and languages.
    var found: [String: [String: Found?]] = [:]
  }

  package init(folders: [URL]) {
    self.folders = folders
    state = Mutex(State())
  }

  /// Returns the bundle for a resource folder. Each folder has only one bundle.
  package static func at(_ folder: URL) -> LocalizedBundle {
    bundles.withLock { bundles in
      if let bundle = bundles[folder.path] { return bundle }
      let bundle = LocalizedBundle(folders: [folder])
      bundles[folder.path] = bundle
      return bundle
    }
  }

  /// The bundles that have been opened, keyed by path.
  private static let bundles = Mutex<[String: LocalizedBundle]>([:])

  /// Whether there are any tables.
  package var isEmpty: Bool { state.withLock { Self.files(of: folders, &$0).isEmpty } }

  /// The names of the string tables.
  package var tables: [String] {
    state.withLock { Self.files(of: folders, &$0).keys.sorted() }
  }

  /// The languages of all tables, including the languages of folders without tables.
  package var localizations: [String] {
    state.withLock {
      _ = Self.files(of: folders, &$0)
      return $0.localizations
    }
  }

  /// The language in which the app was written.
  package var developmentLanguage: String {
    state.withLock {
      _ = Self.files(of: folders, &$0)
      return $0.developmentLanguage
    }
  }

  /// Returns the app's language for a user with the given preferred languages.
  package func language(for preferred: [String] = AppLanguages.preferred) -> String {
    state.withLock { state in
      if let language = state.chosen[preferred] { return language }
      _ = Self.files(of: folders, &state)
      let language = AppLanguages.choose(
        from: state.localizations,
        preferred: preferred,
        development: state.developmentLanguage
      )
      state.chosen[preferred] = language
      return language
    }
  }

  /// Returns the text for a key in a language or, if there is no text in this language, in the development language.
  ///
  /// - Parameter table: The table's name; `Localizable` by default.
  package func find(_ key: String, in table: String? = nil, language: String) -> Found? {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return state.withLock { state in
      let files = Self.files(of: folders, &state)
      guard let entries = files[table] else { return nil }
      if let known = state.tables[table]?.found[language]?[key] { return known }
      if state.tables[table] == nil { state.tables[table] = Self.open(entries) }
      let fallbacks = [language, state.developmentLanguage, "Base"]
      let found = state.tables[table].flatMap { Self.look(for: key, in: $0, fallbacks) }
      state.tables[table]?.found[language, default: [:]].updateValue(found, forKey: key)
      return found
    }
  }

  /// A key in a table, with its strings in the form that the checks need.
  struct Entry {
    let key: String
    let isTranslatable: Bool
    let isStale: Bool
    /// The key's strings, keyed by language. If a key has no string in the source language, the key itself is the
    /// string.
    var templates: [String: LocalizedTemplate] = [:]
    /// The states of a catalog's strings, keyed by language.
    var states: [String: Set<String>] = [:]
  }

  /// Returns the keys of a table, in alphabetical order.
  func entries(in table: String) -> [Entry] {
    let opened = state.withLock { state in
      Self.files(of: folders, &state)[table].map(Self.open) ?? Table()
    }
    var entries: [String: Entry] = [:]
    for catalog in opened.catalogs {
      for key in catalog.keys {
        guard let node = catalog[key], entries[key] == nil else { continue }
        var entry = Entry(
          key: key,
          isTranslatable: node.shouldTranslate,
          isStale: node.extractionState == "stale"
        )
        for language in node.languages {
          entry.templates[language] = node.template(in: language)
          entry.states[language] = node.states(in: language)
        }
        let source = catalog.sourceLanguage
        if entry.templates[source] == nil {
          entry.templates[source] = LocalizedTemplate(.text(key))
        }
        entries[key] = entry
      }
    }
    for (language, templates) in opened.languages where language != "Base" {
      for (key, template) in templates {
        entries[key, default: Entry(key: key, isTranslatable: true, isStale: false)]
          .templates[language] = template
      }
    }
    return entries.values.sorted { $0.key < $1.key }
  }

  /// Searches the strings in each of the given languages in order, and finally the strings in each catalog's source
  /// language.
  private static func look(for key: String, in table: Table, _ languages: [String]) -> Found? {
    for language in languages {
      if let template = table.languages[language]?[key] {
        return Found(template: template, language: language)
      }
      for catalog in table.catalogs {
        if let template = catalog.template(for: key, in: language) {
          return Found(template: template, language: language)
        }
      }
    }
    for catalog in table.catalogs {
      let language = catalog.sourceLanguage
      if let template = catalog.template(for: key, in: language) {
        return Found(template: template, language: language)
      }
    }
    return nil
  }

  private static func open(_ files: [TableFile]) -> Table {
    var table = Table()
    for file in files {
      switch file {
      case .catalog(let catalog): table.catalogs.append(catalog)
      case .language(let language, let place):
        guard let data = try? Data(contentsOf: place) else { continue }
        let hasPlurals = place.pathExtension == "stringsdict"
        let templates =
          hasPlurals
          ? StringsFile.templates(of: data)
          : StringsFile.texts(of: data)?.mapValues { LocalizedTemplate(.text($0)) }
        // Plurals take precedence over plain strings with the same key; otherwise, the first file takes precedence.
        table.languages[language, default: [:]].merge(templates ?? [:]) { first, second in
          hasPlurals ? second : first
        }
      }
    }
    return table
  }

  // MARK: Finding tables

  private static func files(of folders: [URL], _ state: inout State) -> [String: [TableFile]] {
    if let files = state.files { return files }
    var files: [String: [TableFile]] = [:]
    var languages: Set<String> = []
    var sources: [String] = []
    for folder in folders {
      for place in contents(of: folder) {
        let name = place.deletingPathExtension().lastPathComponent
        switch place.pathExtension {
        case "xcstrings":
          guard let catalog = StringCatalog(at: place) else { continue }
          files[name, default: []].append(.catalog(catalog))
          sources.append(catalog.sourceLanguage)
          languages.formUnion(catalog.languages)
        case "lproj":
          languages.insert(name)
          for file in contents(of: place) where tableTypes.contains(file.pathExtension) {
            let table = file.deletingPathExtension().lastPathComponent
            files[table, default: []].append(.language(name, file))
          }
        case let type where tableTypes.contains(type):
          // A table outside the language folders applies to all languages.
          files[name, default: []].append(.language("Base", place))
          languages.insert("Base")
        default: break
        }
      }
    }
    state.files = files
    state.localizations = languages.subtracting(["Base"]).sorted()
    state.developmentLanguage =
      sources.first
      ?? ["en", "Base"].first(where: languages.contains) ?? state.localizations.first ?? "en"
    return files
  }

  private static let tableTypes: Set<String> = ["strings", "stringsdict"]

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
