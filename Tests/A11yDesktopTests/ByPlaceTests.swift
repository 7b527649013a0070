// SPDX-License-Identifier: MIT

import A11yTree
import Testing

@testable import A11yDesktop

@Suite(.timeLimit(.minutes(30))) struct SortedByPlaceTests {
  private func sorted(_ frames: [(String, Double, Double, Double, Double)]) -> [String] {
    frames.sortedByPlace { Frame(x: $0.1, y: $0.2, width: $0.3, height: $0.4) }.map(\.0)
  }

  @Test func `Items are sorted by row from top to bottom, and from left to right within a row`() {
    let items = [
      ("field", 100.0, 10.0, 80.0, 30.0), ("button", 10.0, 60.0, 80.0, 30.0),
      ("label", 10.0, 16.0, 60.0, 18.0),
    ]
    #expect(sorted(items) == ["label", "field", "button"])
  }

  @Test func `A tall item beside a column belongs to the row in which it begins`() {
    let items = [
      ("picture", 0.0, 0.0, 50.0, 100.0), ("title", 60.0, 0.0, 100.0, 20.0),
      ("text", 60.0, 30.0, 100.0, 20.0),
    ]
    #expect(sorted(items) == ["picture", "title", "text"])
  }

  @Test func `Items in the same place keep their order`() {
    let items = [("b", 0.0, 0.0, 10.0, 10.0), ("a", 0.0, 0.0, 10.0, 10.0)]
    #expect(sorted(items) == ["b", "a"])
  }
}
