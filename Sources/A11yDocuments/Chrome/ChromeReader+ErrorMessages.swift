// SPDX-License-Identifier: MIT

extension ChromeReader {
  /// Records the node that contains a field's error message.
  mutating func noteErrorMessage(of place: Int, _ field: Int) {
    guard page.nodes[field].states.invalid != nil,
      let related = property("errormessage", of: place)?.related
    else { return }
    for node in related { errorMessages.append((field, node)) }
  }

  /// Replaces the fields' references to error messages with the words of the messages, wherever the messages are on the
  /// page.
  mutating func resolveErrorMessages() {
    guard !errorMessages.isEmpty else { return }
    var targets: [Int: Int] = [:]
    for (place, node) in nodes.enumerated() {
      if let id = node.backendDOMNodeId, targets[id] == nil { targets[id] = place }
    }
    for (field, node) in errorMessages {
      guard let target = targets[node] else { continue }
      let text = page.nodes[field].details.errorMessage + " " + words(in: target)
      page.nodes[field].details.errorMessage = text.collapsingSpaces()
    }
  }

  func words(in place: Int) -> String {
    var words = ""
    var pending = [place]
    while let next = pending.popLast() {
      let node = nodes[next]
      if node.role == "StaticText", !node.isIgnored {
        words += node.name
      } else {
        pending += node.childIds.reversed().compactMap { places[$0] }
      }
    }
    return words
  }
}
