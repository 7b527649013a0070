// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// A search for new and removed text in the live regions of a page.
///
/// Elements do not show which text is new or removed. A line that consists of several pieces of text is a single
/// element, and removed text leaves no element behind.
struct LiveTexts {
  private let before: [String: ChromeNode]
  private let after: [String: ChromeNode]
  private let page: LivePage
  private var found: [LiveText] = []
  private var seen: Set<String> = []
  /// The number of words at the start of the current region that are not new.
  private var repeated = 0

  /// The last known words of each live region, keyed by DOM node, for comparison with a region that is rendered again.
  struct Memory {
    fileprivate var words: [Int: [Substring]] = [:]
  }

  /// Returns the changed pieces of text in regions that existed before, in reading order.
  ///
  /// - Parameter memory: The last words of each region, which are known even while a page re-renders the region.
  static func find(
    _ before: [ChromeNode],
    _ after: [ChromeNode],
    in page: LivePage,
    _ memory: inout Memory
  ) -> [LiveText] {
    let regions = after.filter(\.isLiveRegion)
    guard !regions.isEmpty else { return [] }
    var texts = LiveTexts(before, after, in: page)
    for region in regions { texts.read(region, &memory) }
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

  private mutating func read(_ region: ChromeNode, _ memory: inout Memory) {
    guard let dom = region.backendDOMNodeId else { return }
    let current = Self.texts(in: region, after)
    let now = current.map(\.name).joined(separator: " ").spokenWords
    guard let old = before[region.nodeId], let id = page.element(ofDOMNode: dom) else {
      return memory.words[dom] = now
    }
    let earlier = Self.texts(in: old, before)
    let known = memory.words[dom] ?? earlier.map(\.name).joined(separator: " ").spokenWords
    if !now.isEmpty { memory.words[dom] = now }
    defer { repeated = 0 }
    // A region that is rendered again with more words has new nodes even for the words that were already there.
    if !known.isEmpty, now.count > known.count, now.starts(with: known),
      earlier.allSatisfy({ after[$0.nodeId] == nil })
    {
      repeated = known.count
    }
    let texts = current.filter { seen.insert($0.nodeId).inserted }
    let gone = earlier.filter {
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

  /// Returns each element's pieces of text, in reading order.
  private mutating func grouped(
    _ texts: [ChromeNode]
  ) -> [(id: ElementID, pieces: [LiveText.Piece])] {
    var groups: [(id: ElementID, pieces: [LiveText.Piece])] = []
    for text in texts {
      let (known, new) = splitting(text.name)
      guard let dom = text.backendDOMNodeId, let id = page.element(ofDOMNode: dom) else { continue }
      var pieces: [LiveText.Piece] = known.isEmpty ? [] : [LiveText.Piece(known)]
      if !new.isEmpty { pieces.append(LiveText.Piece(new, change: change(of: text))) }
      // Text that is not a separate element was joined to the preceding text.
      if let last = groups.last?.id,
        id == last || page.elements[id]?.children.contains(last) == true
      {
        groups[groups.count - 1].pieces += pieces
      } else {
        groups.append((id, pieces))
      }
    }
    return groups
  }

  /// Splits a text after the words that are not new.
  private mutating func splitting(_ text: String) -> (known: String, new: String) {
    guard repeated > 0 else { return ("", text) }
    var rest = text[...]
    while repeated > 0 {
      rest = rest.drop(while: \.isWhitespace)
      guard !rest.isEmpty else { return (text, "") }
      rest = rest.drop { !$0.isWhitespace }
      repeated -= 1
    }
    return (String(text[..<rest.startIndex]), String(rest))
  }

  /// Returns whether an element's label consists of the text inside the element. A name from the author has no pieces
  /// of text.
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

extension String {
  fileprivate var spokenWords: [Substring] { split(whereSeparator: \.isWhitespace) }
}
