// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A reader for the result of Chrome's `Accessibility.getFullAXTree` command.
struct ChromeReader: DocumentReader {
  static let fileEnding = "chrome.json"

  static func recognizes(_ text: DocumentOpening) -> Bool {
    !text.names.isDisjoint(with: ["nodes", "nodeId", "result"])
  }

  let nodes: [ChromeNode]
  let places: [String: Int]
  var page = Page(spacing: .carried)
  private var isRead: [Bool]
  /// The unread nodes, in reverse order.
  private var pending: [Visit] = []
  /// The fields that have an error message, each with the DOM node of the message.
  var errorMessages: [(field: Int, node: Int)] = []

  private struct Visit {
    var place: Int
    var parent: Int
    var depth: Int
  }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    var reader = try ChromeReader(nodes: try nodes(of: text))
    let order = try reader.readPage()
    return Document(
      format: .chrome,
      tree: reader.page.update(order),
      notices: reader.page.notices.all
    )
  }

  /// Reads all nodes into the ``page`` property and returns the remaining nodes in reading order.
  mutating func readPage() throws(DocumentError) -> [Int] {
    try readAll(from: try root())
    try refuseCycles()
    resolveErrorMessages()
    return page.settle()
  }

  private static func nodes(of text: [UInt8]) throws(DocumentError) -> [ChromeNode] {
    let capture: ChromeNodes
    do {
      capture = try ChromeNodes(text)
    } catch {
      throw DocumentError(error.message, at: error.offset, of: text)
    }
    guard let nodes = capture.nodes else {
      throw DocumentError(
        "the list of nodes is missing; a Chrome capture has the form {\"nodes\": […]}"
      )
    }
    if let stranger = capture.stranger {
      throw DocumentError(
        "entry \(stranger.number) in the list of nodes has no nodeId",
        at: stranger.offset,
        of: text
      )
    }
    return nodes
  }

  init(nodes: [ChromeNode]) throws(DocumentError) {
    var places: [String: Int] = [:]
    places.reserveCapacity(nodes.count)
    for (place, node) in nodes.enumerated() {
      // Chrome lists the line boxes of generated text twice. Chrome's line boxes are not used.
      if node.isLineBox, places[node.nodeId] != nil { continue }
      guard places.updateValue(place, forKey: node.nodeId) == nil else {
        throw DocumentError("two nodes have the id \(quoted(node.nodeId))")
      }
    }
    self.nodes = nodes
    self.places = places
    isRead = [Bool](repeating: false, count: nodes.count)
  }

  private func root() throws(DocumentError) -> Int {
    guard !nodes.isEmpty else { throw DocumentError("the list of nodes is empty") }
    let roots = nodes.indices.filter { nodes[$0].parentId == nil }
    let page = roots.first { nodes[$0].role == "RootWebArea" }
    guard let root = page ?? roots.first else {
      throw DocumentError("there is no root, because every node has a parent")
    }
    return root
  }

  private mutating func readAll(from root: Int) throws(DocumentError) {
    isRead[root] = true
    page.nodes[0].source = Int32(truncatingIfNeeded: root)
    page.nodes[0].name = nodes[root].name.collapsingSpaces()
    page.nodes[0].details.url = property("url", of: root)?.word ?? ""
    page.nodes[0].details.language = property("language", of: root)?.word ?? ""
    if nodes[root].role == "RootWebArea" {
      try push(root, parent: 0, depth: 1)
    } else {
      pending.append(Visit(place: root, parent: 0, depth: 1))
    }
    while let visit = pending.popLast() { try read(visit) }
  }

  private mutating func push(
    _ place: Int,
    parent: Int,
    depth: Int
  ) throws(DocumentError) {
    guard depth <= AccessibilityTree.depthLimit else {
      throw DocumentError("nodes are nested deeper than \(AccessibilityTree.depthLimit) levels")
    }
    for child in nodes[place].childIds.reversed() {
      guard let next = places[child] else {
        throw DocumentError(
          "node \(quoted(nodes[place].nodeId)) refers to a child, \(quoted(child)), that does not exist"
        )
      }
      if nodes[next].isLineBox { continue }
      guard !isRead[next] else {
        throw DocumentError("node \(quoted(child)) has two parents or is its own descendant")
      }
      isRead[next] = true
      pending.append(Visit(place: next, parent: parent, depth: depth + 1))
    }
  }

  private mutating func read(_ visit: Visit) throws(DocumentError) {
    let node = nodes[visit.place]
    let name = node.name
    let meaning = meaning(of: node)
    switch meaning {
    case .marker:
      if page.nodes[visit.parent].role == .listItem {
        let marker = Page.Node(.element(.listMarker), name: name.collapsingSpaces())
        append(marker, visit)
      }
    case .lineBreak: append(Page.Node(.text, name: " "), visit)
    case .kind(.text):
      var text = Page.Node(.text, name: name)
      if let language = node.property("language")?.word, !language.isEmpty {
        text.details.language = language
      }
      append(text, visit)
    case .kind(.gone): break
    case .kind, .opaque:
      let index = append(makeNode(visit.place, meaning), visit)
      noteErrorMessage(of: visit.place, index)
      return try push(visit.place, parent: index, depth: visit.depth)
    }
    // A text node's contents only repeat the node's text.
    try skip(visit)
  }

  @discardableResult
  private mutating func append(_ node: Page.Node, _ visit: Visit) -> Int {
    var node = node
    node.source = Int32(truncatingIfNeeded: visit.place)
    return page.append(node, to: visit.parent)
  }

  private mutating func skip(_ visit: Visit) throws(DocumentError) {
    guard !nodes[visit.place].childIds.isEmpty else { return }
    let hidden = page.append(Page.Node(.gone), to: visit.parent)
    try push(visit.place, parent: hidden, depth: visit.depth)
  }

  /// Skips unreachable nodes and adds a notice about them. Throws an error if nodes form a cycle.
  private mutating func refuseCycles() throws(DocumentError) {
    let strays = nodes.indices.filter { !isRead[$0] && !nodes[$0].isLineBox }
    guard !strays.isEmpty else { return }
    var isNamed = Set<Int>()
    for stray in strays {
      for child in nodes[stray].childIds {
        if let place = places[child] { isNamed.insert(place) }
      }
    }
    var pending = strays.filter { !isNamed.contains($0) }
    while let next = pending.popLast() {
      page.notices.note("a node is outside the page's tree and was left out")
      isRead[next] = true
      pending += nodes[next].childIds.compactMap { places[$0] }.filter { !isRead[$0] }
    }
    guard let ring = strays.first(where: { !isRead[$0] }) else { return }
    throw DocumentError("node \(quoted(nodes[ring].nodeId)) is its own descendant")
  }
}
