// SPDX-License-Identifier: MIT

/// The links of a document's image maps.
///
/// Chrome reports the links of an image map only for an image that it can show. WebKit reports image-map links for
/// every image (`AccessibilityRenderObject::addImageMapChildren`), so links that Chrome lacks are read from the DOM.
struct ImageMaps {
  private let document: DOMSnapshot.Document
  private let strings: [String]

  init(_ document: DOMSnapshot.Document, _ strings: [String]) {
    self.document = document
    self.strings = strings
  }

  /// Returns the links in each image, keyed by the image's DOM node ID.
  ///
  /// - Parameter areas: The indices of the document's `area` elements.
  func links(of areas: [Int]) -> [Int: [ChromeNode]] {
    let maps = Dictionary(grouping: areas.filter { attribute("href", at: $0) != nil }) { area in
      map(around: area)
    }
    var found: [Int: [ChromeNode]] = [:]
    for (place, id) in document.ids.enumerated() {
      guard let name = attribute("usemap", at: place), name.hasPrefix("#"),
        let areas = maps[String(name.dropFirst())]
      else { continue }
      found[id] = areas.compactMap(link)
    }
    return found
  }

  private func link(_ area: Int) -> ChromeNode? {
    guard let id = document.id(at: area) else { return nil }
    var node = ChromeNode()
    node.nodeId = "area \(id)"
    node.role = "link"
    node.name = attribute("aria-label", at: area) ?? attribute("alt", at: area) ?? ""
    node.backendDOMNodeId = id
    node.set("focusable", .bool(true))
    return node
  }

  /// Returns the name of the image map that contains an area.
  private func map(around area: Int) -> String? {
    var next = area
    for _ in document.ids.indices {
      guard document.parents.indices.contains(next), document.parents[next] >= 0 else { return nil }
      next = document.parents[next]
      if document.name(at: next, strings).uppercased() == "MAP" {
        return attribute("name", at: next)
      }
    }
    return nil
  }

  private func attribute(_ name: String, at place: Int) -> String? {
    document.attribute(name, at: place, strings)
  }
}
