import A11yTree

extension Page {
  /// Puts what is inside wrappers and phrases in their place, and leaves out what no one meets.
  mutating func gather(_ index: Int) {
    let children = nodes[index].children
    guard !children.isEmpty else { return }
    if children.count == 1, isTransparent(Int(children[0])) {
      // The list is moved, not copied: a long chain of wrappers costs no more than its length.
      let child = Int(children[0])
      markEnds(child)
      nodes[index].children = exchange(&nodes[child].children, with: [])
      return
    }
    var gathered: [Int32] = []
    gathered.reserveCapacity(children.count)
    // An empty block keeps the words before and after it apart, too.
    var isParted = false
    for child in children {
      let start = gathered.count
      if isTransparent(Int(child)) {
        markEnds(Int(child))
        gathered += nodes[Int(child)].children
        if nodes[Int(child)].children.isEmpty, nodes[Int(child)].edges != .none { isParted = true }
        nodes[Int(child)].children = []
      } else if isMet(Int(child)) {
        gathered.append(child)
      }
      if isParted, gathered.count > start {
        nodes[Int(gathered[start])].startsBlock = .always
        isParted = false
      }
    }
    nodes[index].children = gathered
  }

  private func isTransparent(_ index: Int) -> Bool {
    nodes[index].kind == .wrapper || nodes[index].kind == .phrase
  }

  /// Blocks bring no spaces with them, so the words of two of them must be kept apart.
  private mutating func markEnds(_ index: Int) {
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

  /// Whether a node, its inside settled, is anything to a person.
  private func isMet(_ index: Int) -> Bool {
    // Field by field: a copy of the node would cost more than the question.
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
      default: return !role.isStructure || !nodes[index].children.isEmpty
      }
    }
  }
}

/// Puts a new value in the place of an old one, and gives the old one.
private func exchange<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  var value = value
  swap(&place, &value)
  return value
}
