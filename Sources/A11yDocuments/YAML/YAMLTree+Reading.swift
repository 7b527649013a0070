// SPDX-License-Identifier: MIT

extension YAMLTree {
  /// The maximum nesting depth of nodes. An entry and the list inside it count as two levels.
  static let depthLimit = 1_000
  static let tooDeep = "entries are nested deeper than \(depthLimit) levels"
  /// The maximum nesting depth of brackets. A limit is needed because libyaml checks all open brackets for every word.
  static let bracketLimit = 100
  /// The maximum number of directives. A limit is needed because libyaml compares each directive with all others.
  static let directiveLimit = 1_000

  /// Parses UTF-8 text in time and memory proportional to its length.
  init(reading text: [UInt8]) throws(DocumentError) {
    try Self.checkDirectives(of: text)
    self = try YAMLEvents.reading(text) { events throws(DocumentError) in
      var reading = Reading()
      while let event = try events.next() { try reading.take(event) }
      return reading.tree
    }
  }

  private static func checkDirectives(of text: [UInt8]) throws(DocumentError) {
    let sign = Array("%TAG".utf8)
    var count = 0
    var before = UInt8(ascii: "\n")
    for (offset, byte) in text.enumerated() {
      // In YAML, every line break is a control character or outside ASCII.
      if byte == sign[0], !(0x20..<0x80).contains(before), text[offset...].starts(with: sign) {
        count += 1
        guard count <= directiveLimit else {
          throw DocumentError(
            "there are more than \(directiveLimit) directives",
            at: offset,
            of: text
          )
        }
      }
      before = byte
    }
  }
}

/// A tree that grows by one event at a time.
private struct Reading {
  var tree = YAMLTree()
  /// The open sequences and mappings, innermost last.
  private var open: [Int] = []
  private var brackets = 0
  private var isBegun = false
  /// The anchors that have been defined so far.
  private var anchors: Set<String> = []

  mutating func take(_ event: YAMLEvent) throws(DocumentError) {
    switch event.kind {
    case .document:
      guard !isBegun else {
        throw DocumentError(
          "expected a single document in the stream, but found another document",
          at: event
        )
      }
      isBegun = true
    case .scalar(let text):
      append(event, .scalar, text)
    case .sequence:
      try begin(event, .sequence)
    case .mapping:
      try begin(event, .mapping)
    case .end:
      try end()
    case .alias:
      // Aliases are rejected, because aliases would let a short text expand without limit.
      throw anchors.contains(event.anchor ?? "")
        ? DocumentError("YAML anchors and aliases are not supported in a snapshot", at: event)
        : DocumentError("found undefined alias", at: event)
    }
  }

  private mutating func append(_ event: YAMLEvent, _ kind: YAMLTree.Node.Kind, _ text: String = "")
  {
    if let anchor = event.anchor { anchors.insert(anchor) }
    tree.append(
      YAMLTree.Node(
        kind: kind,
        text: text,
        isQuoted: event.isQuoted,
        line: event.line,
        column: event.column,
        end: tree.nodes.count + 1
      )
    )
  }

  private mutating func begin(
    _ event: YAMLEvent,
    _ kind: YAMLTree.Node.Kind
  ) throws(DocumentError) {
    guard open.count < 2 * YAMLTree.depthLimit else {
      throw DocumentError(YAMLTree.tooDeep, at: event)
    }
    if event.isInBrackets { brackets += 1 }
    guard brackets <= YAMLTree.bracketLimit else {
      throw DocumentError(
        "brackets are nested deeper than \(YAMLTree.bracketLimit) levels",
        at: event
      )
    }
    open.append(tree.nodes.count)
    append(event, kind)
  }

  private mutating func end() throws(DocumentError) {
    guard let index = open.popLast() else { return }
    tree.close(index)
    // Only bracketed nodes can be inside brackets, so open brackets are always closed first.
    if brackets > 0 { brackets -= 1 }
    if tree[index].kind == .mapping { try checkKeys(of: index) }
  }

  private func checkKeys(of mapping: Int) throws(DocumentError) {
    let pairs = tree.pairs(of: mapping)
    // Duplicate keys are possible only in mappings with several keys, and nearly all mappings have just one.
    guard pairs.dropFirst().contains(where: { _ in true }) else { return }
    var keys: [String: Int] = [:]
    for (key, _) in pairs where tree[key].kind == .scalar {
      guard let first = keys.updateValue(key, forKey: tree[key].text) else { continue }
      throw DocumentError(
        "\(quoted(tree[key].text)) occurs twice in one entry",
        line: tree[first].line,
        column: tree[first].column
      )
    }
  }
}

extension DocumentError {
  fileprivate init(_ message: String, at event: YAMLEvent) {
    self.init(message, line: event.line, column: event.column)
  }
}
