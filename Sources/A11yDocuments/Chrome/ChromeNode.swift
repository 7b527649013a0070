/// One node of `Accessibility.getFullAXTree`: only what is used, so that reading stays quick.
struct ChromeNode: Decodable {
  var nodeId: String
  var ignored: Bool?
  var role: Word?
  var name: Word?
  var value: Value?
  var description: Word?
  var properties: [Property]?
  var parentId: String?
  var childIds: [String]?
  var backendDOMNodeId: Int?

  /// Whether the node is one line of the text above it, as it is laid out.
  var isLineBox: Bool { role?.value == "InlineTextBox" }

  /// A value that always is a word.
  struct Word: Decodable {
    var value: String?
  }

  /// One property, such as `checked`.
  struct Property: Decodable {
    var name: String
    var value: Value
  }

  /// A value of any type.
  struct Value: Decodable {
    var content: Content?
    var related: [Related]?

    enum Content {
      case bool(Bool), number(Double), word(String)
    }

    private enum CodingKeys: String, CodingKey {
      case type, value, relatedNodes
    }

    /// The type is asked first: to try one after the other would cost an error for each miss.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decodeIfPresent(String.self, forKey: .type) ?? "" {
      case "boolean", "booleanOrUndefined":
        content = (try? container.decodeIfPresent(Bool.self, forKey: .value))?.map(Content.bool)
      case "number", "integer":
        content = (try? container.decodeIfPresent(Double.self, forKey: .value))?.map(Content.number)
      case "idref", "idrefList", "node", "nodeList":
        related = try container.decodeIfPresent([Related].self, forKey: .relatedNodes)
      default:
        content = (try? container.decodeIfPresent(String.self, forKey: .value))?.map(Content.word)
      }
    }
  }

  /// A node that a property points at.
  struct Related: Decodable {
    var backendDOMNodeId: Int?
    var text: String?
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

/// A capture as the protocol gives it, with or without the message round it.
struct ChromeCapture: Decodable {
  var nodes: [ChromeNode]?
  var result: Result?

  struct Result: Decodable {
    var nodes: [ChromeNode]?
  }
}
