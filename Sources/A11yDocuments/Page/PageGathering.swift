// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that replaces wrappers with their contents and drops nodes that users do not perceive.
enum PageGathering {
  /// Replaces the wrappers among a node's children with their contents and drops children that users do not perceive.
  static func gather(_ index: Int, _ nodes: inout [Page.Node]) {
    let children = nodes[index].children
    guard !children.isEmpty else { return }
    if children.count == 1, isTransparent(Int(children[0]), nodes) {
      // The list is moved rather than copied, so the cost of a long chain of wrappers is proportional to its
      // length.
      let child = Int(children[0])
      markEnds(child, &nodes)
      passOnLanguage(child, &nodes)
      nodes[index].children = exchange(&nodes[child].children, with: [])
      return
    }
    var gathered: [Int32] = []
    gathered.reserveCapacity(children.count)
    // An empty block also separates the words before and after it.
    var isParted = false
    for child in children {
      let start = gathered.count
      if isTransparent(Int(child), nodes) {
        markEnds(Int(child), &nodes)
        passOnLanguage(Int(child), &nodes)
        gathered += nodes[Int(child)].children
        if nodes[Int(child)].children.isEmpty, nodes[Int(child)].edges != .none { isParted = true }
        nodes[Int(child)].children = []
      } else if isMet(Int(child), nodes) {
        gathered.append(child)
      }
      if isParted, gathered.count > start {
        nodes[Int(gathered[start])].startsBlock = .always
        isParted = false
      }
    }
    nodes[index].children = gathered
  }

  private static func isTransparent(_ index: Int, _ nodes: [Page.Node]) -> Bool {
    nodes[index].kind == .wrapper || nodes[index].kind == .phrase
  }

  /// Passes a wrapper's language on to contents that do not specify a language.
  private static func passOnLanguage(_ index: Int, _ nodes: inout [Page.Node]) {
    let language = nodes[index].details.language
    guard !language.isEmpty else { return }
    for child in nodes[index].children where nodes[Int(child)].details.language.isEmpty {
      nodes[Int(child)].details.language = language
    }
  }

  /// Marks the edges of a block so that its words stay separate from other words, because browsers keep no spaces at
  /// the edges of blocks.
  private static func markEnds(_ index: Int, _ nodes: inout [Page.Node]) {
    if nodes[index].continuesWord, let first = nodes[index].children.first {
      nodes[Int(first)].continuesWord = true
    }
    guard nodes[index].kind == .wrapper, let first = nodes[index].children.first,
      let last = nodes[index].children.last
    else { return }
    nodes[Int(first)].endsWord = true
    nodes[Int(last)].endsWord = true
    let edges = nodes[index].edges
    nodes[Int(first)].startsBlock = max(nodes[Int(first)].startsBlock, edges)
    nodes[Int(last)].endsBlock = max(nodes[Int(last)].endsBlock, edges)
  }

  /// Returns whether users perceive a node, after its contents have been processed.
  private static func isMet(_ index: Int, _ nodes: [Page.Node]) -> Bool {
    // Fields are checked individually, because copying the node would cost more than the check.
    switch nodes[index].kind {
    case .gone: return false
    case .text: return !nodes[index].name.isEmpty
    case .phrase, .wrapper: return true
    case .element(let role):
      switch role {
      case .separator: return true
      case .image, .figure, .iframe, .math:
        return !nodes[index].name.isEmpty || !nodes[index].children.isEmpty
      case .cell, .gridCell, .columnHeader, .rowHeader, .row, .dialog, .alertDialog:
        return true
      case .listItem, .paragraph, .blockquote, .term, .definition, .caption, .note, .tooltip,
        .generic, .staticText, .legend:
        return !nodes[index].name.isEmpty || !nodes[index].value.isEmpty
          || !nodes[index].children.isEmpty
          || nodes[index].details.live != nil
      case .alert, .status, .log, .marquee, .timer: return true
      case .heading: return !nodes[index].name.isEmpty || !nodes[index].children.isEmpty
      // A live region must have a position before its content appears and is announced.
      default:
        return !role.isStructure || !nodes[index].children.isEmpty
          || nodes[index].details.live != nil
      }
    }
  }
}

/// Sets a variable to a new value and returns its old value.
private func exchange<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  var value = value
  swap(&place, &value)
  return value
}
