// SPDX-License-Identifier: MIT

extension DOMSnapshot {
  /// Whether a document has a custom element (an element with a hyphen in its name) or a shadow root that the browser
  /// did not create.
  var hidesChanges: Bool {
    let hiding = Set(
      strings.indices.filter { place in
        let text = strings[place]
        return text == "open" || text == "closed"
      }
    )
    let custom = Set(
      strings.indices.filter { strings[$0].contains("-") && !strings[$0].hasPrefix(":") }
    )
    return documents.contains { document in
      document.shadowRoots.contains { hiding.contains($0) }
        || document.names.contains { custom.contains($0) }
    }
  }
}
