// SPDX-License-Identifier: MIT

import A11yDocuments

/// A page's secure fields, and the masking of their text.
///
/// A reading that contains the text of a secure field is never stored. Secure fields include fields that the page has
/// since made readable, for example through a button that shows the password.
struct PageSecrets {
  /// The DOM nodes that are or have been secure fields.
  private var fields: Set<Int> = []
  /// The number of the document that contains the fields.
  private var generation = 0

  /// Masks the text of secure fields in the nodes that were read from a document.
  mutating func seal(_ nodes: inout [ChromeNode], of generation: Int) {
    if generation != self.generation { fields = [] }
    self.generation = generation
    let secret = nodes.indices.filter { isSecret(&nodes[$0]) }
    guard !secret.isEmpty else { return }
    var places: [String: Int] = [:]
    for (place, node) in nodes.enumerated() { places[node.nodeId] = place }
    for place in secret { Self.mask(place, &nodes, places) }
  }

  /// Returns whether a node is or was a secure field, and marks it if it is a former secure field.
  private mutating func isSecret(_ node: inout ChromeNode) -> Bool {
    guard let dom = node.backendDOMNodeId else { return false }
    switch node.protection {
    case .on: fields.insert(dom)
    case .shown: break
    case .off, nil:
      guard fields.contains(dom) else { return false }
      node.set(ChromeProtection.property, .word(ChromeProtection.shown.rawValue))
    }
    return true
  }

  /// Masks a field's value, the text inside the field, and names that were derived from the value.
  private static func mask(_ place: Int, _ nodes: inout [ChromeNode], _ places: [String: Int]) {
    let value = nodes[place].value?.word ?? ""
    // An editor keeps a line break after its text is deleted.
    let text = value == "\n" ? "" : value
    nodes[place].value?.content = .word(text.bullets)
    if let spoken = nodes[place].property("valuetext")?.word {
      nodes[place].set("valuetext", .word(spoken.bullets))
    }
    var inside = nodes[place].childIds.compactMap { places[$0] }
    var seen: Set<Int> = [place]
    while let next = inside.popLast() {
      guard seen.insert(next).inserted else { continue }
      nodes[next].name = nodes[next].name.bullets
      inside += nodes[next].childIds.compactMap { places[$0] }
    }
    guard !text.isEmpty, !text.allSatisfy({ $0 == "•" }) else { return }
    var above = nodes[place].parentId.flatMap { places[$0] }
    while let next = above, seen.insert(next).inserted {
      nodes[next].mask(text)
      above = nodes[next].parentId.flatMap { places[$0] }
    }
    guard let dom = nodes[place].backendDOMNodeId else { return }
    for index in nodes.indices where nodes[index].isNamed(after: dom) { nodes[index].mask(text) }
  }
}

extension ChromeNode {
  /// Returns whether the name or the description is derived from another node.
  fileprivate func isNamed(after dom: Int) -> Bool {
    ["labelledby", "describedby"].contains { property($0)?.related.contains(dom) == true }
  }

  /// Masks every word in the name and the description that contains a given string. Whole words are masked, because a
  /// name may be read slightly later than the value and contain an additional letter.
  fileprivate mutating func mask(_ text: String) {
    name = name.masking(text)
    description = description.masking(text)
  }
}

extension String {
  /// A string with one bullet for each character of this string.
  fileprivate var bullets: String { String(repeating: "•", count: count) }

  /// Returns this string with each word that contains a secret replaced by bullets.
  fileprivate func masking(_ secret: String) -> String {
    guard contains(secret) else { return self }
    return replacing(secret, with: secret.bullets)
      .split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.contains("•") ? String($0).bullets : String($0) }
      .joined(separator: " ")
  }
}
