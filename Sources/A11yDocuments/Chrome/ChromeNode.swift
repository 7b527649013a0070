/// One node of `Accessibility.getFullAXTree`: only what is used, so that reading stays quick.
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

  /// Whether the node is one line of the text above it, as it is laid out.
  var isLineBox: Bool { role == "InlineTextBox" }

  /// One property, such as `checked`.
  struct Property {
    var name = ""
    var value = Value()
  }

  /// A value of any type.
  struct Value {
    var content: Content?
    /// The nodes that the value points at, by the number that the browser's DOM has for them.
    var related: [Int] = []

    enum Content {
      case bool(Bool), number(Double), word(String)
    }
  }
}

extension ChromeNode.Value {
  /// The value as a word: tokens come as they are, flags as `true` and `false`.
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

  /// The value as a number that is one. Chrome keeps most as 32 bits: 0.7 comes as 0.69999998….
  var number: Double? {
    guard case .number(let number) = content, number.isFinite else { return nil }
    return Double("\(Float(number))") ?? number
  }
}
