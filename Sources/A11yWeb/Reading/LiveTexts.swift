// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// A search for new and removed pieces of text in a page's live regions.
///
/// Elements do not provide this information, because a line that consists of several pieces of text is one element, and
/// removed text leaves no element.
struct LiveTexts {
  private let before: [String: ChromeNode]
  private let after: [String: ChromeNode]
  private let page: LivePage
  private var found: [LiveText] = []
  private var seen: Set<String> = []

  /// Returns the changed pieces of text in regions that existed before, in reading order.
  static func find(_ before: [ChromeNode], _ after: [ChromeNode], in page: LivePage) -> [LiveText] {
    let regions = after.filter(\.isLiveRegion)
    guard !regions.isEmpty else { return [] }
    var texts = LiveTexts(before, after, in: page)
    for region in regions { texts.read(region) }
    return texts.found
  }

  private init(_ before: [ChromeNode], _ after: [ChromeNode], in page: LivePage) {
    self.before = Dictionary(
      before.map { ($0.nodeId, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.after = Dictionary(after.map { ($0.nodeId, $0) }, uniquingKeysWith: { first, _ in first })
    self.page = page
  }

  private mutating func read(_ region: ChromeNode) {
    guard let old = before[region.nodeId], let dom = region.backendDOMNodeId,
      let id = page.element(ofDOMNode: dom)
    else { return }
    let texts = Self.texts(in: region, after).filter { seen.insert($0.nodeId).inserted }
    let gone = Self.texts(in: old, before).filter {
      after[$0.nodeId] == nil && seen.insert($0.nodeId).inserted
    }
    guard !gone.isEmpty || texts.contains(where: { change(of: $0) != [] }) else { return }
    let place = found.count
    found.append(LiveText(id, removed: gone.map { LiveText.Piece($0.name) }.words))
    for (element, pieces) in grouped(texts) where areLabel(pieces, of: element) {
      // A region that contains only words is one element.
      if element == id {
        found[place].pieces = pieces
      } else {
        found.append(LiveText(element, pieces: pieces))
      }
    }
  }

  /// Returns the pieces of each element, in reading order.
  private func grouped(_ texts: [ChromeNode]) -> [(id: ElementID, pieces: [LiveText.Piece])] {
    var groups: [(id: ElementID, pieces: [LiveText.Piece])] = []
    for text in texts {
      guard let dom = text.backendDOMNodeId, let id = page.element(ofDOMNode: dom) else { continue }
      let piece = LiveText.Piece(text.name, change: change(of: text))
      // Text that is not a separate element was joined to the preceding text.
      if let last = groups.last?.id,
        id == last || page.elements[id]?.children.contains(last) == true
      {
        groups[groups.count - 1].pieces.append(piece)
      } else {
        groups.append((id, [piece]))
      }
    }
    return groups
  }

  /// Returns whether an element's label consists of the text in it; a name that the author has given has no pieces.
  private func areLabel(_ pieces: [LiveText.Piece], of id: ElementID) -> Bool {
    let label = page.elements[id]?.label ?? ""
    return pieces.map(\.text).joined().filter { !$0.isWhitespace }
      == label.filter { !$0.isWhitespace }
  }

  private func change(of text: ChromeNode) -> LiveChanges {
    guard let old = before[text.nodeId] else { return .additions }
    return old.name == text.name ? [] : .text
  }

  /// Returns the pieces of text below a node, in reading order.
  private static func texts(in region: ChromeNode, _ nodes: [String: ChromeNode]) -> [ChromeNode] {
    var texts: [ChromeNode] = []
    var pending = Array(region.childIds.reversed())
    var steps = 0
    while let next = pending.popLast(), let node = nodes[next], steps < nodes.count {
      steps += 1
      if node.role == "StaticText", !node.isIgnored {
        texts.append(node)
      } else {
        pending += node.childIds.reversed()
      }
    }
    return texts
  }
}

extension ChromeNode {
  /// Whether changes inside the node are announced.
  fileprivate var isLiveRegion: Bool {
    !isIgnored && property("live")?.word.map { $0 != "off" } ?? false
  }
}
