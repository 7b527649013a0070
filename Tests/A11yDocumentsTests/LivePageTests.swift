// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import A11yDocuments

@Suite(.timeLimit(.minutes(30))) struct LivePageTests {
  /// Returns a log with the given number of lines. The text in a log line is not a separate element, so the line itself
  /// is spoken with this text.
  private func log(of lines: Int) throws -> LivePage {
    func node(_ id: Int, _ role: String, _ name: String, _ parent: Int?, _ children: [Int])
      -> String
    {
      let above = parent.map { ",\"parentId\":\"\($0)\"" } ?? ""
      let below = children.map { "\"\($0)\"" }.joined(separator: ",")
      return "{\"nodeId\":\"\(id)\",\"ignored\":false,\"role\":{\"value\":\"\(role)\"},"
        + "\"name\":{\"value\":\"\(name)\"}\(above),\"childIds\":[\(below)],"
        + "\"backendDOMNodeId\":\(id)}"
    }
    var nodes = [node(1, "RootWebArea", "Log", nil, [2])]
    let items = (0..<lines).map { 3 + $0 * 2 }
    nodes.append(node(2, "log", "", 1, items))
    for item in items {
      nodes.append(node(item, "paragraph", "", 2, [item + 1]))
      nodes.append(node(item + 1, "StaticText", "Line \(item)", item, []))
    }
    let bytes = Array("{\"nodes\":[\(nodes.joined(separator: ","))]}".utf8)
    var page = LivePage()
    _ = try page.read(try #require(try ChromeNodes(bytes).nodes))
    return page
  }

  @Test
  func `The texts in a log are found in the same number of steps however long the log is`() throws {
    let page = try log(of: 5_000)
    var looks = 0
    for line in 0..<5_000 {
      let found = page.nearest(toDOMNode: 4 + line * 2)
      #expect(found.element != nil)
      looks += found.looks
    }
    #expect(looks <= 5_000 * 3)
    #expect(page.element(ofDOMNode: 1_000_000) == nil)
  }
}
