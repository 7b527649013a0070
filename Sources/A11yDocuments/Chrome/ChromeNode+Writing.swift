// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree
import Foundation

extension ChromeNodes {
  /// Returns the nodes as a capture in Chrome's format, with only the fields that a reader uses. Secrets in addresses
  /// are masked.
  package static func json(_ nodes: [ChromeNode]) -> Data {
    var text = "{\"nodes\":["
    for (place, node) in nodes.enumerated() {
      text += place == 0 ? "\n" : ",\n"
      node.write(to: &text)
    }
    text += "\n]}\n"
    return Data(AddressMask.masked(text: text).utf8)
  }
}

extension ChromeNode {
  fileprivate func write(to text: inout String) {
    text += "{\"nodeId\":\(nodeId.inJSON),\"ignored\":\(isIgnored)"
    if !role.isEmpty { text += ",\"role\":" + Self.value(.word(role)) }
    if !name.isEmpty { text += ",\"name\":" + Self.value(.word(name)) }
    if let content = value?.content { text += ",\"value\":" + Self.value(content) }
    if !description.isEmpty { text += ",\"description\":" + Self.value(.word(description)) }
    if !properties.isEmpty {
      let written = properties.map {
        "{\"name\":\($0.name.inJSON),\"value\":\(Self.value($0.value.content, $0.value.related))}"
      }
      text += ",\"properties\":[\(written.joined(separator: ","))]"
    }
    if let parentId { text += ",\"parentId\":\(parentId.inJSON)" }
    if !childIds.isEmpty {
      text += ",\"childIds\":[\(childIds.map(\.inJSON).joined(separator: ","))]"
    }
    if let backendDOMNodeId { text += ",\"backendDOMNodeId\":\(backendDOMNodeId)" }
    text += "}"
  }

  private static func value(_ content: Value.Content?, _ related: [Int] = []) -> String {
    var fields: [String] = []
    switch content {
    case .bool(let flag): fields = ["\"type\":\"boolean\"", "\"value\":\(flag)"]
    case .number(let number) where number.isFinite:
      fields = ["\"type\":\"number\"", "\"value\":\(number)"]
    case .word(let word): fields = ["\"type\":\"string\"", "\"value\":\(word.inJSON)"]
    case .frame:
      fields = ["\"type\":\"string\"", "\"value\":\((Value(content: content).word ?? "").inJSON)"]
    case .number, nil: fields = ["\"type\":\"undefined\""]
    }
    if !related.isEmpty {
      let nodes = related.map { "{\"backendDOMNodeId\":\($0)}" }
      fields.append("\"relatedNodes\":[\(nodes.joined(separator: ","))]")
    }
    return "{\(fields.joined(separator: ","))}"
  }
}
