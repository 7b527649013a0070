// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing

@testable import A11ySession

/// A page that adds an item each time a cursor moves.
@MainActor
private final class EndlessSource: TreeSource {
  var onEvent: ((SourceEvent) -> Void)?
  var clock: SourceClock { .session }
  private(set) var count: Int
  private let last: Int

  init(beginningWith count: Int, endingAt last: Int = .max) {
    self.count = count
    self.last = last
  }

  private var root: Element {
    Element(.webArea, children: (1...count).map { ElementID(index: UInt32($0)) })
  }

  private func item(_ number: Int) -> TreeUpdate.Change {
    .init(ElementID(index: UInt32(number)), Element(.button, label: "\(number)"))
  }

  func start() -> TreeUpdate {
    TreeUpdate(
      root: ElementID(index: 0),
      changes: [.init(ElementID(index: 0), root)] + (1...count).map(item)
    )
  }

  func perform(_ request: ActionRequest) -> ActionResponse { .refused("") }

  func focusDidSettle(_ focus: FocusedElements) -> TreeUpdate {
    guard count < last else { return TreeUpdate() }
    count += 1
    return TreeUpdate(changes: [.init(ElementID(index: 0), root), item(count)])
  }
}

@MainActor @Suite("Reading endless pages", .timeLimit(.minutes(30)))
struct ReadingLimitTests {
  private func read(_ source: EndlessSource, within limit: ReadingLimit) -> [String] {
    let session = AssistiveSession(source: source)
    var lines: [String] = []
    session.onRecord = { record in
      guard case .speech(let utterance) = record.content else { return }
      lines.append(utterance.text)
    }
    ScriptDriver(session).readThrough(within: limit)
    return lines
  }

  @Test func `An endless page is read up to the limit`() {
    let limit = ReadingLimit(7)
    #expect(read(EndlessSource(beginningWith: 3), within: limit) == (1...7).map { "\($0), button" })
    #expect(limit.endedAfter == 7)
  }

  @Test(arguments: [1, 2])
  func `A page that fits the limit is read completely`(count: Int) {
    let limit = ReadingLimit(count)
    let source = EndlessSource(beginningWith: count, endingAt: count)
    #expect(read(source, within: limit).count == count)
    #expect(limit.endedAfter == nil)
  }

  @Test func `Without a limit, a page that grows and ends is read completely`() {
    let limit = ReadingLimit()
    #expect(read(EndlessSource(beginningWith: 5, endingAt: 60), within: limit).count == 60)
    #expect(limit.endedAfter == nil)
  }

  @Test func `Without a limit, reading stops a thousand stops after the initial stops`() {
    let (root, list) = (ElementID(index: 0), ElementID(index: 1))
    for (rows, stops) in [(5_000, 6_001), (Int.max, Int.max / 2 + 1_001), (0, 1_001)] {
      var element = Element(.list)
      element.details.unmadeRows = rows
      let button = Element(.button, label: "Buy")
      let changes = [
        TreeUpdate.Change(root, Element(.webArea, children: [list, ElementID(index: 2)])),
        .init(list, element), .init(ElementID(index: 2), button),
      ]
      let tree = try? AccessibilityTree(TreeUpdate(root: root, changes: changes))
      #expect(tree.map(ReadingLimit().stops) == stops)
    }
  }
}
