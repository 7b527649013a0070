// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// Facts about a page from `DOMSnapshot.captureSnapshot` that its accessibility tree lacks.
package struct DOMFacts: Sendable {
  /// The facts about one DOM node.
  package struct Entry: Sendable {
    /// The attributes that this program uses, keyed by name.
    package var attributes: [String: String] = [:]
    /// The node's frame, in the coordinates of the outermost document.
    package var frame: Frame?
    /// The language of the node's words, or an empty string if the page does not specify it.
    package var language = ""
    /// Whether the node is a password field.
    package var isPasswordField = false
    /// The group of a radio button, identified by its form and its name, or `nil` for any other node.
    package var radioGroup: String?
    /// Whether the node is a list item. Chrome omits the role of list items outside a list.
    package var isListItem = false
    /// Whether a CSS style displays the node's text as bullets.
    package var masksText = false

    /// The type of text input that the node's attributes request, or `nil` if they request none.
    var textInput: TextInput? {
      TextInput(
        type: attributes["type"],
        inputMode: attributes["inputmode"],
        enterKeyHint: attributes["enterkeyhint"]
      )
    }
  }

  /// The computed styles to request, in the order in which their values are read.
  package static let styles = ["-webkit-text-security"]

  /// The facts about each node, keyed by DOM node ID.
  package private(set) var entries: [Int: Entry] = [:]

  /// The links of image maps, keyed by the image's DOM node ID.
  package private(set) var mapLinks: [Int: [ChromeNode]] = [:]

  /// Whether the page has shadow roots or custom elements, which do not report changes inside them.
  package private(set) var hidesChanges = false

  /// Creates an empty set of facts.
  package init() {}

  /// Parses the response to `DOMSnapshot.captureSnapshot`, including the protocol message that encloses it.
  package init(_ bytes: [UInt8]) throws(JSONCursor.Fault) {
    let snapshot = try DOMSnapshot(bytes)
    hidesChanges = snapshot.hidesChanges
    var origins: [Int: Point] = [0: Point(x: 0, y: 0)]
    // The documents can be read in order, because a frame's document comes after the document that contains it.
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

  /// The names of the DOM attributes that this program reads.
  static let names: Set<String> = [
    "aria-current", "aria-sort", "aria-placeholder", "placeholder", "required", "aria-required",
    "aria-invalid", "lang", "rowspan", "colspan", "aria-rowspan", "aria-colspan", "role",
    "aria-valuetext", "aria-rowcount", "aria-colcount", "aria-rowindex", "aria-colindex",
    "aria-modal", "aria-posinset", "aria-setsize", "aria-selected", "type", "scope", "inputmode",
    "enterkeyhint",
  ]

  private mutating func add(_ document: DOMSnapshot.Document, _ strings: [String], _ origin: Point)
  {
    var languages: [String] = []
    languages.reserveCapacity(document.ids.count)
    var forms = FormOwners(document, strings)
    var areas: [Int] = []
    for (place, id) in document.ids.enumerated() {
      var entry = Entry()
      let parent = document.parents.indices.contains(place) ? document.parents[place] : -1
      if languages.indices.contains(parent) { entry.language = languages[parent] }
      if document.attributes.indices.contains(place) {
        let words = document.attributes[place]
        for index in stride(from: 0, to: words.count - 1, by: 2) {
          guard strings.indices.contains(words[index]), Self.names.contains(strings[words[index]])
          else { continue }
          // An attribute without a value, such as `required`, refers to no string.
          let value = words[index + 1]
          entry.attributes[strings[words[index]]] =
            strings.indices.contains(value) ? strings[value] : ""
        }
        if let language = entry.attributes["lang"] { entry.language = language }
        let name = document.name(at: place, strings).uppercased()
        entry.isListItem = name == "LI"
        if name == "AREA" { areas.append(place) }
        let isInput = name == "INPUT"
        let type = isInput ? entry.attributes["type"]?.lowercased() : nil
        entry.isPasswordField = type == "password"
        if type == "radio" { entry.radioGroup = forms.radioGroup(at: place) }
      }
      languages.append(entry.language)
      entries[id] = entry
    }
    if !areas.isEmpty {
      mapLinks.merge(ImageMaps(document, strings).links(of: areas)) { first, _ in first }
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
    // The document's language is the language of the root element.
    if let root = document.ids.first, let child = document.parents.firstIndex(of: 0),
      languages.indices.contains(child)
    {
      entries[root]?.language = languages[child]
    }
  }
}

/// A document's forms, which determine the groups of radio buttons.
///
/// Source: According to “Radio Button state” in the HTML standard, buttons belong to one group if they have the same
/// form owner and name.
private struct FormOwners {
  let document: DOMSnapshot.Document
  let strings: [String]
  /// The forms by their `id` attributes. The forms are collected when a radio button first refers to a form.
  private lazy var identified: [String: Int] = {
    var found: [String: Int] = [:]
    for place in document.ids.indices where isForm(place) {
      if let id = attribute("id", at: place) { found[id] = found[id] ?? place }
    }
    return found
  }()

  init(_ document: DOMSnapshot.Document, _ strings: [String]) {
    self.document = document
    self.strings = strings
  }

  /// Returns the group of a radio button, or `nil` if the button has no name and therefore forms its own group.
  mutating func radioGroup(at place: Int) -> String? {
    guard let name = attribute("name", at: place), !name.isEmpty else { return nil }
    let owner = attribute("form", at: place).map { identified[$0] } ?? form(around: place)
    let id = owner.flatMap { document.id(at: $0) } ?? document.ids.first ?? 0
    return "\(id) \(name)"
  }

  private func form(around place: Int) -> Int? {
    var next = place
    for _ in document.ids.indices {
      guard document.parents.indices.contains(next), document.parents[next] >= 0 else { return nil }
      next = document.parents[next]
      if isForm(next) { return next }
    }
    return nil
  }

  private func isForm(_ place: Int) -> Bool {
    document.name(at: place, strings).uppercased() == "FORM"
  }

  private func attribute(_ name: String, at place: Int) -> String? {
    document.attribute(name, at: place, strings)
  }
}
