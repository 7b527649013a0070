// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yTree

/// One reading of a whole page, which consists of a single list with Chrome's nodes for all frames, and of additional
/// facts from the DOM.
struct PageReading: Sendable {
  /// The nodes in the same form as in a capture.
  var nodes: [ChromeNode] = []
  /// The start of the selection in the focused field and the insertion point, in UTF-16 code units, or an empty array
  /// if no field is focused.
  var selection: [Int] = []
  /// The visible part of the document.
  var view = Frame(x: 0, y: 0, width: 0, height: 0)
  /// The frames of the DOM nodes that are not in the outermost document.
  var frameOfNode: [Int: String] = [:]
  /// Whether the page may contain boxes that scroll independently of it.
  var hasScrollBoxes = false
  /// Whether the outermost document has live regions, even if they are empty.
  var hasLiveRegions = false
  /// Whether the page can change without being detected.
  var hidesChanges = true
}

extension PageReading {
  /// Joins the trees of all frames into a single tree. The trees are joined off the main actor, because this takes some
  /// time for a large page.
  static func joining(
    _ answers: [(PageDocuments.Document, [ChromeNode])],
    _ facts: DOMFacts,
    _ visited: Set<String>
  ) async -> PageReading {
    var reading = PageReading()
    reading.hidesChanges = facts.hidesChanges
    var places: [String: Int] = [:]
    for (number, (frame, nodes)) in answers.enumerated() {
      let start = reading.nodes.count
      reading.nodes.reserveCapacity(start + nodes.count)
      places.reserveCapacity(start + nodes.count)
      for node in nodes {
        places[node.nodeId] = reading.nodes.count
        reading.nodes.append(node)
        if number > 0, let dom = node.backendDOMNodeId { reading.frameOfNode[dom] = frame.id }
      }
      if number > 0 { reading.join(start, to: frame.owner, at: &places) }
    }
    if !facts.mapLinks.isEmpty { reading.add(facts.mapLinks, &places) }
    for place in reading.nodes.indices {
      if reading.nodes[place].childIds.contains(where: { places[$0] == nil }) {
        reading.nodes[place].childIds.removeAll { places[$0] == nil }
      }
      reading.add(facts, to: place, places, visited)
    }
    return reading
  }

  /// Records the visible part of the document.
  mutating func show(_ state: JSONValue) {
    view = Frame(
      x: state["scrollX"].number ?? 0,
      y: state["scrollY"].number ?? 0,
      width: state["width"].number ?? 0,
      height: state["height"].number ?? 0
    )
  }

  /// Makes the root of a frame's tree a child of the element that contains the frame. If no such element exists, the
  /// frame's nodes are dropped.
  fileprivate mutating func join(_ start: Int, to owner: Int?, at places: inout [String: Int]) {
    guard start < nodes.count else { return }
    let container = nodes[..<start].firstIndex {
      owner != nil && $0.backendDOMNodeId == owner
    }
    guard let container, !nodes[container].isIgnored else {
      for node in nodes[start...] { places[node.nodeId] = nil }
      nodes.removeSubrange(start...)
      return
    }
    nodes[start].parentId = nodes[container].nodeId
    nodes[container].childIds.append(nodes[start].nodeId)
  }

  /// Adds image-map links to the images for which Chrome reports no links.
  fileprivate mutating func add(_ links: [Int: [ChromeNode]], _ places: inout [String: Int]) {
    for place in nodes.indices where nodes[place].childIds.isEmpty && !nodes[place].isIgnored {
      guard let dom = nodes[place].backendDOMNodeId, let links = links[dom] else { continue }
      for var link in links where places[link.nodeId] == nil {
        link.parentId = nodes[place].nodeId
        nodes[place].childIds.append(link.nodeId)
        places[link.nodeId] = nodes.count
        nodes.append(link)
        if let frame = frameOfNode[dom] { frameOfNode[link.backendDOMNodeId ?? dom] = frame }
      }
    }
  }

  fileprivate mutating func add(
    _ facts: DOMFacts,
    to place: Int,
    _ places: [String: Int],
    _ visited: Set<String>
  ) {
    guard let dom = nodes[place].backendDOMNodeId, let entry = facts.entries[dom] else { return }
    if nodes[place].isIgnored {
      // Chrome drops the role of a list item outside a list, but the item is still a separate line.
      if entry.isListItem { nodes[place].set("block", .bool(true)) }
      return
    }
    var language = ""
    var parent = nodes[place].parentId.flatMap { places[$0] }
    var steps = 0
    while let next = parent, steps < AccessibilityTree.depthLimit {
      if !nodes[next].isIgnored {
        language = nodes[next].backendDOMNodeId.flatMap { facts.entries[$0]?.language } ?? ""
        break
      }
      parent = nodes[next].parentId.flatMap { places[$0] }
      steps += 1
    }
    nodes[place].add(entry, around: language)
    if nodes[place].role == "link", let url = nodes[place].property("url")?.word,
      visited.contains(url)
    {
      nodes[place].set("visited", .bool(true))
    }
  }
}
