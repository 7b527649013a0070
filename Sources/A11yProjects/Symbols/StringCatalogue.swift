// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// The manually added keys of a string catalogue, to which code refers by symbols.
struct StringCatalogue {
  /// A key with its text in the source language.
  struct Entry {
    let key: String
    let text: String
  }

  /// The name of the table, which is the file's name.
  let table: String
  let entries: [Entry]

  /// Reads a catalogue; `nil` if the file is not one.
  init?(at file: URL) {
    guard let data = try? Data(contentsOf: file) else { return nil }
    var cursor = JSONCursor(Array(data))
    guard let root = try? JSONValue(&cursor), case .object(let strings) = root["strings"] else {
      return nil
    }
    table = file.deletingPathExtension().lastPathComponent
    let language = root["sourceLanguage"].string ?? "en"
    entries = strings.filter { $0.value["extractionState"].string == "manual" }
      .map { key, value in
        let text = value["localizations"][language]["stringUnit"]["value"].string
        return Entry(key: key, text: text ?? key)
      }
      .sorted { $0.key < $1.key }
  }
}
