// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// A string catalog, which contains the keys of one table with their strings in every language.
///
/// A string catalog's file has the extension `.xcstrings`. Opening a catalog reads only its structure. The strings for
/// a key are read on request.
package struct StringCatalog: Sendable {
  /// The table's name, which is the name of the file.
  package let table: String
  /// The language in which the app is written.
  package let sourceLanguage: String
  private let nodes: [String: JSONNode]

  /// Reads a catalog, or returns `nil` if the file is not a catalog.
  package init?(at file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    self.init(Array(data), table: file.deletingPathExtension().lastPathComponent)
  }

  /// Reads a catalog from its contents, or returns `nil` if the bytes are not a catalog.
  package init?(_ bytes: [UInt8], table: String) {
    guard let tape = try? JSONTape(bytes), let strings = tape.root["strings"],
      strings.kind == .object
    else { return nil }
    self.table = table
    sourceLanguage = tape.root["sourceLanguage"]?.string ?? "en"
    var nodes: [String: JSONNode] = [:]
    for (key, node) in strings.members where nodes[key] == nil { nodes[key] = node }
    self.nodes = nodes
  }

  /// The keys, in alphabetical order.
  package var keys: [String] { nodes.keys.sorted() }

  /// The source language, and the languages in which at least one key has a string. The complexity is O(size of the
  /// file).
  package var languages: Set<String> {
    var found: Set<String> = [sourceLanguage]
    for node in nodes.values {
      guard let localizations = node["localizations"] else { continue }
      for (language, _) in localizations.members { found.insert(language) }
    }
    return found
  }

  /// A key with its strings.
  package struct Entry: Sendable {
    package let key: String
    /// The extraction state, which records how the key was added to the catalog, such as `manual`, `stale`, `migrated`
    /// or `extracted_with_value`.
    package let extractionState: String?
    /// Whether the text should be translated.
    package let shouldTranslate: Bool
    fileprivate let localizations: JSONNode?

    /// The languages in which the key has a string, in alphabetical order.
    package var languages: [String] { localizations?.members.map(\.name).sorted() ?? [] }

    /// Returns the text in a language, or `nil` if there is none.
    package func template(in language: String) -> LocalizedTemplate? {
      localizations.flatMap { node in
        node.members.first { $0.name == language }.flatMap { StringCatalog.template($0.value) }
      }
    }

    /// Returns the states of a language's strings, such as `new`, `needs_review` or `translated`.
    package func states(in language: String) -> Set<String> {
      guard let node = localizations?.members.first(where: { $0.name == language })?.value else {
        return []
      }
      var states: Set<String> = []
      func look(_ node: JSONNode) {
        for (name, value) in node.members {
          if name == "stringUnit" {
            if let state = value["state"]?.string { states.insert(state) }
          } else if value.kind == .object {
            look(value)
          }
        }
      }
      look(node)
      return states
    }
  }

  /// The entry for a key, or `nil` if the catalog does not contain the key.
  package subscript(_ key: String) -> Entry? {
    nodes[key].map { node in
      Entry(
        key: key,
        extractionState: node["extractionState"]?.string,
        shouldTranslate: node["shouldTranslate"]?.flag ?? true,
        localizations: node["localizations"]
      )
    }
  }

  /// Returns the text for a key in a language. If a key has no text in the source language, the key itself is the text.
  package func template(for key: String, in language: String) -> LocalizedTemplate? {
    guard let entry = self[key] else { return nil }
    let isSource = language == sourceLanguage || !entry.shouldTranslate
    if let template = entry.template(in: language) { return template }
    guard isSource else { return nil }
    return entry.template(in: sourceLanguage) ?? LocalizedTemplate(.text(key))
  }

  private static func template(_ node: JSONNode) -> LocalizedTemplate? {
    guard let form = form(node, depth: 0) else { return nil }
    var substitutions: [String: LocalizedTemplate.Substitution] = [:]
    if let members = node["substitutions"]?.members {
      for (name, value) in members {
        guard let form = self.form(value, depth: 0) else { continue }
        substitutions[name] = LocalizedTemplate.Substitution(
          position: value["argNum"]?.integer.flatMap { $0 > 0 ? $0 : nil },
          form: form
        )
      }
    }
    return LocalizedTemplate(form, substitutions: substitutions)
  }

  private static func form(_ node: JSONNode, depth: Int) -> LocalizedTemplate.Form? {
    if let text = node["stringUnit"]?["value"]?.string { return .text(text) }
    guard depth < 8, let variations = node["variations"] else { return nil }
    if let plural = variations["plural"] {
      var forms: [PluralCategory: LocalizedTemplate.Form] = [:]
      for (name, value) in plural.members {
        guard let category = PluralCategory(rawValue: name) else { continue }
        forms[category] = form(value, depth: depth + 1)
      }
      return forms.isEmpty ? nil : .plural(forms)
    }
    if let device = variations["device"] {
      var forms: [String: LocalizedTemplate.Form] = [:]
      for (name, value) in device.members { forms[name] = form(value, depth: depth + 1) }
      return forms.isEmpty ? nil : .device(forms)
    }
    // The widest text is used, because a screen reader does not need to save space.
    let widths = variations["width"].map { Array($0.members) } ?? []
    return widths.max { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }
      .flatMap { form($0.value, depth: depth + 1) }
  }
}
