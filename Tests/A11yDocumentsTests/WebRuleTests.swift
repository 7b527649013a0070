// SPDX-License-Identifier: MIT

import A11yDocuments
import Foundation
import Testing

/// Tests that run every example for web pages in the documentation of the speech rules.
@Suite(.timeLimit(.minutes(30)))
struct WebRuleTests {
  @Test(arguments: rows)
  func `Each rule for web pages is spoken as documented`(row: [String]) throws {
    let example = row[1].trimmingCharacters(in: ["`"])
    let heard = try Document(Chrome.page(outline: example.components(separatedBy: " / "))).heard
    #expect(heard.joined(separator: " ⏐ ") == row[2], "\(row[0])")
  }

  @Test func `The documentation lists the rules`() { #expect(Self.rows.count > 15) }

  static var rows: [[String]] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/A11yNavigation/A11yNavigation.docc/SpeechRules.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let part = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Web pages\n") }
    return (part ?? "").split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| Rule")
    }
    .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    .filter { $0.count == 4 }
  }
}

extension Chrome {
  /// Returns a page from lines such as `·radio "Cat" checked=false`, where each `·` stands for one level of depth.
  static func page(outline: [String], language: String = "") -> String {
    var nodes: [(text: String, parent: Int, children: [Int])] = [("RootWebArea \"Page\"", -1, [])]
    var open = [0]
    for line in outline {
      let depth = line.prefix { $0 == "·" }.count
      open.removeSubrange((depth + 1)...)
      nodes.append((String(line.dropFirst(depth)), open[depth], []))
      nodes[open[depth]].children.append(nodes.count - 1)
      open.append(nodes.count - 1)
    }
    let list = nodes.enumerated().map { id, node in
      let parent = node.parent < 0 ? "" : "\"parentId\":\"\(node.parent)\","
      let children = node.children.map { "\"\($0)\"" }.joined(separator: ",")
      let root = id == 0 && !language.isEmpty ? " language=\(language)" : ""
      return
        "{\"nodeId\":\"\(id)\",\(parent)\(fields(node.text + root)),\"childIds\":[\(children)]}"
    }
    return "{\"nodes\":[\(list.joined(separator: ","))]}"
  }

  private static func fields(_ line: String) -> String {
    var words: [String] = []
    for part in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if part.offset.isMultiple(of: 2) {
        words += part.element.split(separator: " ").map(String.init)
      } else if words.last?.hasSuffix("=") == true {
        words[words.count - 1] += part.element
      } else {
        words.append("name=" + part.element)
      }
    }
    var fields = ["\"ignored\":false", "\"role\":{\"value\":\"\(words[0])\"}"]
    var properties: [String] = []
    for word in words.dropFirst() {
      let pair = word.split(separator: "=", maxSplits: 1).map(String.init)
      let value = Int(pair[1]) == nil ? "\"\(pair[1])\"" : pair[1]
      if ["name", "value", "description"].contains(pair[0]) {
        fields.append("\"\(pair[0])\":{\"value\":\"\(pair[1])\"}")
      } else {
        properties.append("{\"name\":\"\(pair[0])\",\"value\":{\"value\":\(value)}}")
      }
    }
    return fields.joined(separator: ",") + ",\"properties\":[\(properties.joined(separator: ","))]"
  }
}
