/// One node of `Accessibility.getFullAXTree`: only the fields in use, to keep parsing fast.
struct ChromeNode {
  var nodeId = ""
  var isIgnored = false
  var role = ""
  var name = ""
  var value: Value?
  var description = ""
  var properties: [Property] = []
  var parentId: String?
  var childIds: [String] = []
  var backendDOMNodeId: Int?

  /// Whether the node is one laid-out line of its parent's text.
  var isLineBox: Bool { role == "InlineTextBox" }

  /// One property, such as `checked`.
  struct Property {
    var name = ""
    var value = Value()
  }

  /// A value of any type.
  struct Value {
    var content: Content?
    /// The nodes that the value refers to, by their DOM node ids.
    var related: [Int] = []

    enum Content {
      case bool(Bool), number(Double), word(String)
    }
  }
}

extension ChromeNode.Value {
  /// The value as a word: tokens are unchanged, flags are `true` and `false`.
  var word: String? {
    switch content {
    case .word(let word): word
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): SpokenNumber.text(Double("\(Float(number))") ?? number)
    case nil: nil
    }
  }

  /// The value as a flag.
  var flag: Bool? {
    switch word {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// The value as a number, if it is one. Chrome stores most in 32 bits: 0.7 is 0.69999998….
  var number: Double? {
    guard case .number(let number) = content, number.isFinite else { return nil }
    return Double("\(Float(number))") ?? number
  }
}
