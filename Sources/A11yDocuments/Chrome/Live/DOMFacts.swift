// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// What the DOM says about a page and its accessibility tree does not, as
/// `DOMSnapshot.captureSnapshot` returns it.
package struct DOMFacts: Sendable {
  /// What is known about one DOM node.
  package struct Entry: Sendable {
    /// The attributes in use, by name.
    package var attributes: [String: String] = [:]
    /// Where the node is, in the coordinates of the outermost document.
    package var frame: Frame?
    /// The language of the node's words; empty if the page does not say.
    package var language = ""
    /// Whether the node is a field of the type for passwords.
    package var isPasswordField = false
    /// Whether a style has the node's text drawn as bullets.
    package var masksText = false
  }

  /// The computed styles to ask for, in the order that entries are read.
  package static let styles = ["-webkit-text-security"]

  /// The entries by DOM node id.
  package private(set) var entries: [Int: Entry] = [:]

  /// Whether there are shadow roots or elements of the page's own: nothing outside hears of what
  /// changes in them.
  package private(set) var hidesChanges = false

  /// Creates an empty set of facts.
  package init() {}

  /// Parses the answer to `DOMSnapshot.captureSnapshot`, with the protocol message around it.
  package init(_ bytes: [UInt8]) throws(JSONCursor.Fault) {
    let snapshot = try DOMSnapshot(bytes)
    hidesChanges = snapshot.hidesChanges
    var origins: [Int: Point] = [0: Point(x: 0, y: 0)]
    // A frame's document comes after the one that contains it.
    for (number, document) in snapshot.documents.enumerated() {
      let origin = origins[number] ?? Point(x: 0, y: 0)
      add(document, snapshot.strings, origin)
      for (place, inner) in document.contentDocuments {
        guard snapshot.documents.indices.contains(inner),
          let frame = document.id(at: place).flatMap({ entries[$0]?.frame })
        else { continue }
        let scroll = snapshot.documents[inner].scroll
        origins[inner] = Point(x: frame.x - scroll.x, y: frame.y - scroll.y)
      }
    }
  }

  /// The attributes that are read.
  static let names: Set<String> = [
    "aria-current", "aria-sort", "aria-placeholder", "placeholder", "required", "aria-required",
    "aria-invalid", "lang", "rowspan", "colspan", "aria-rowspan", "aria-colspan", "role",
    "aria-valuetext", "aria-rowcount", "aria-colcount", "aria-selected", "type",
  ]

  private mutating func add(_ document: DOMSnapshot.Document, _ strings: [String], _ origin: Point)
  {
    var languages: [String] = []
    languages.reserveCapacity(document.ids.count)
    for (place, id) in document.ids.enumerated() {
      var entry = Entry()
      let parent = document.parents.indices.contains(place) ? document.parents[place] : -1
      if languages.indices.contains(parent) { entry.language = languages[parent] }
      if document.attributes.indices.contains(place) {
        let words = document.attributes[place]
        for index in stride(from: 0, to: words.count - 1, by: 2) {
          guard strings.indices.contains(words[index]), Self.names.contains(strings[words[index]])
          else { continue }
          // An attribute without a value, such as `required`, has none to refer to.
          let value = words[index + 1]
          entry.attributes[strings[words[index]]] =
            strings.indices.contains(value) ? strings[value] : ""
        }
        if let language = entry.attributes["lang"] { entry.language = language }
        let isInput = document.name(at: place, strings).uppercased() == "INPUT"
        entry.isPasswordField =
          isInput && entry.attributes["type"]?.lowercased() == "password"
      }
      languages.append(entry.language)
      entries[id] = entry
    }
    for (place, bounds) in zip(document.laidOut, document.bounds) {
      guard bounds.count == 4, let id = document.id(at: place) else { continue }
      entries[id]?.frame = Frame(
        x: bounds[0] + origin.x,
        y: bounds[1] + origin.y,
        width: max(bounds[2], 0),
        height: max(bounds[3], 0)
      )
    }
    for (place, styles) in zip(document.laidOut, document.styles) {
      guard let style = styles.first, strings.indices.contains(style), strings[style] != "none",
        !strings[style].isEmpty, let id = document.id(at: place)
      else { continue }
      entries[id]?.masksText = true
    }
    // The document's language is that of its element.
    if let root = document.ids.first, let child = document.parents.firstIndex(of: 0),
      languages.indices.contains(child)
    {
      entries[root]?.language = languages[child]
    }
  }
}
