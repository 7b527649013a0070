// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// A reader for AccessKit's `TreeUpdate` in the form used since version 0.16, a list of pairs that each consist of an
/// identifier and a node.
struct AccessKitReader: DocumentReader {
  static let fileEnding = "accesskit.json"

  private var screen = Screen(Element(.window))
  private var nodes: [String: JSONNode] = [:]
  private var isRead: Set<String> = []

  static func recognizes(_ text: DocumentOpening) -> Bool {
    !text.names.isDisjoint(with: ["nodes", "update"]) && text.isListOfLists("\"nodes")
      || text.names.isSuperset(of: ["nodes", "tree"])
  }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    let document = try JSONTape.reading(text)
    let root = document["update"] ?? document
    var reader = AccessKitReader()
    guard let list = root["nodes"] else {
      throw DocumentError(
        "the list of nodes is missing; an update has the form {\"nodes\": [[0, {…}]], \"tree\": …}"
      )
    }
    var first: String?
    for (place, pair) in list.elements.enumerated() {
      if pair.kind == .object {
        throw DocumentError(
          "an entry is an object, as in versions of AccessKit before 0.16, which cannot be read; "
            + "an entry must consist of an identifier and a node",
          at: pair.offset,
          of: text
        )
      }
      let parts = Array(pair.elements.prefix(2))
      guard parts.count == 2, let id = parts[0].scalar, parts[1].kind == .object else {
        throw DocumentError(
          "entry \(place + 1) in the list of nodes does not consist of an identifier and a node",
          at: pair.offset,
          of: text
        )
      }
      if first == nil { first = id }
      reader.nodes[id] = parts[1]
    }
    guard let start = root["tree"]?["root"]?.scalar ?? first, reader.nodes[start] != nil else {
      throw DocumentError("the root node is not in the list of nodes")
    }
    try reader.read(from: start)
    if let focus = root["focus"]?.scalar { reader.setFocus(focus) }
    var notices = reader.screen.notices.all
    if reader.missing > 0 {
      notices.append(
        DocumentNotice(
          "a child is missing, possibly because the update contains only part of a tree",
          count: reader.missing
        )
      )
    }
    return Document(format: .accessKit, tree: reader.screen.update(), notices: notices)
  }

  private var missing = 0
  private var places: [String: Int] = [:]

  private mutating func read(from root: String) throws(DocumentError) {
    var pending: [(id: String, parent: Int?)] = [(root, nil)]
    while let (id, parent) = pending.popLast() {
      guard let source = nodes[id] else {
        missing += 1
        continue
      }
      guard isRead.insert(id).inserted else {
        throw DocumentError("node \(quoted(id)) is a child of more than one node")
      }
      let node = AccessKitNode(source)
      if let unknown = node.unknownRole { screen.notices.note("unknown role \(quoted(unknown))") }
      var element = node.element
      if element.label.isEmpty { element.label = words(of: node.ids("labelledBy")) }
      if element.details.description.isEmpty {
        let described = words(of: node.ids("describedBy"))
        if !described.isEmpty { element.details.description = described }
      }
      let index: Int
      if let parent {
        index = screen.append(element, to: parent)
      } else {
        screen.change(0) { $0 = element }
        index = 0
      }
      places[id] = index
      pending += node.ids("children").map { (id: $0, parent: index) }.reversed()
    }
  }

  private func words(of ids: [String]) -> String {
    ids.compactMap { nodes[$0].map { AccessKitNode($0).words } }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private mutating func setFocus(_ id: String) {
    guard let index = places[id], index != 0 else { return }
    screen.change(index) { element in
      element.details.isDefaultFocus = true
      if element.role.isTextEntry { element.states.isEditing = true }
    }
  }
}
