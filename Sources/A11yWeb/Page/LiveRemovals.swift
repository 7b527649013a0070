import A11yDocuments
import A11yTree

/// What is removed from live regions whose author wants to have that said (`aria-relevant`).
///
/// Nothing of it is left in the tree, so its words are taken from the last reading.
enum LiveRemovals {
  /// The words of texts that were in such regions and are not there any more, region by region.
  static func announcements(_ before: [ChromeNode], _ after: [ChromeNode]) -> [Announcement] {
    let regions = before.filter(saysRemovals)
    guard !regions.isEmpty else { return [] }
    let there = Set(after.lazy.filter { !$0.isIgnored }.map(\.nodeId))
    let nodes = Dictionary(before.map { ($0.nodeId, $0) }, uniquingKeysWith: { first, _ in first })
    return regions.compactMap { region in
      guard there.contains(region.nodeId) else { return nil }
      var words: [String] = []
      var pending = Array(region.childIds.reversed())
      var steps = 0
      while let next = pending.popLast(), let node = nodes[next], steps < before.count {
        steps += 1
        if node.role == "StaticText", !node.isIgnored, !there.contains(next) {
          words += node.name.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        pending += node.childIds.reversed()
      }
      guard !words.isEmpty else { return nil }
      let isAssertive = region.property("live")?.word == "assertive"
      return Announcement(words.joined(separator: " "), priority: isAssertive ? .default : .low)
    }
  }

  private static func saysRemovals(_ node: ChromeNode) -> Bool {
    guard let live = node.property("live")?.word, live != "off",
      let relevant = node.property("relevant")?.word
    else { return false }
    return relevant.split(separator: " ").contains { $0 == "removals" || $0 == "all" }
      && node.property("busy")?.flag != true
  }
}
