// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Splitting large groups into smaller groups for scanning", .timeLimit(.minutes(30)))
struct ScanPartTests {
  private func scan(_ count: Int, size: Int, frames: Bool = false) -> [SwitchControl.ScanEntry] {
    let buttons = (1...count).map { place in
      "  button \"\(place)\"" + (frames ? " frame=0,\(place * 10),10,10" : "")
    }
    var settings = SwitchControl.Settings()
    settings.groupSize = size
    let page = Page("webarea\n" + buttons.joined(separator: "\n"))
    return SwitchControl.scan(of: page.tree, settings: settings)
  }

  private func lines(_ entries: [SwitchControl.ScanEntry]) -> [String] {
    entries.map { String(repeating: " ", count: $0.depth) + $0.utterance.text }
  }

  @Test func `A long group is split into parts of about the same size`() {
    #expect(
      lines(scan(5, size: 3)) == [
        "group, 2 items, 1 to 2", " 1, button", " 2, button", " back",
        "group, 3 items, 3 to 5", " 3, button", " 4, button", " 5, button", " back",
      ]
    )
    #expect(lines(scan(3, size: 3)) == ["1, button", "2, button", "3, button"])
    #expect(scan(30, size: 0).count == 30)
  }

  @Test func `Parts are split again until every group is small`() {
    let entries = scan(1000, size: 10)
    let items = entries.filter { $0.activate != nil }.map(\.utterance.text)
    #expect(items == (1...1000).map { "\($0), button" })
    #expect(entries.map(\.depth).max() == 2)
    let flat = scan(1000, size: 0)
    let worst = entries.compactMap(\.activate?.time).max() ?? .zero
    let worstFlat = flat.compactMap(\.activate?.time).max() ?? .zero
    #expect(worst * 20 < worstFlat)
  }

  @Test func `Elements with a position on the screen are not split`() {
    #expect(scan(30, size: 10, frames: true).count == 30)
  }

  @Test func `A program’s focus request finds an element inside a part`() {
    var user = SwitchUser(
      "webarea\n" + (1...30).map { "  button \"\($0)\"" }.joined(separator: "\n")
    )
    #expect(user.stop == "[part from 1]")
    _ = user.switchControl.focus(user.page["17"], in: user.page.tree, at: .zero)
    #expect(user.stop == "17")
  }

  @Test func `A group is named by its role description`() {
    let page = Page(
      "webarea\n  region \"Photos\" roledescription=carousel\n    button \"a\"\n    button \"b\"\n  button \"c\""
    )
    #expect(lines(SwitchControl.scan(of: page.tree))[0] == "Photos, carousel, group, 2 items")
  }

  @Test func `A group covers all of its elements, and so does its Back stop`() {
    var user = SwitchUser(
      "webarea\n" + (1...5).map { "  button \"\($0)\"" }.joined(separator: "\n")
    ) {
      $0.groupSize = 3
      $0.scanning = .manual
    }
    func elements() -> [String?] {
      user.switchControl.elements(in: user.page.tree).map { user.page.name(of: $0) }
    }
    #expect(elements() == ["1", "2"])
    user.hears(.next)
    #expect(elements() == ["3", "4", "5"])
    user.hears(.select)
    #expect(elements() == ["3"])
    user.hears(.previous)
    #expect(user.stop == "back")
    #expect(elements() == ["3", "4", "5"])
  }

  @Test func `A row covers all of its elements`() {
    let buttons = (0..<6).map { "  button \"\($0)\" frame=\($0 % 3 * 10),\($0 / 3 * 10),10,10" }
    let user = SwitchUser("webarea\n" + buttons.joined(separator: "\n")) { $0.scanning = .manual }
    let elements = user.switchControl.elements(in: user.page.tree)
    #expect(elements.map { user.page.name(of: $0) } == ["0", "1", "2"])
  }

  @Test func `A scanner remembers one stop per level, however many levels there are`() throws {
    var user = SwitchUser(
      "webarea\n" + (1...5_000).map { "  button \"\($0)\"" }.joined(separator: "\n"),
      SwitchControl.Settings.manual
    )
    let atStart = size(of: user.switchControl)
    for _ in 0..<3 { user.hears(.select) }
    #expect(user.switchControl.depth == 3)
    #expect(atStart < 200 && size(of: user.switchControl) < 2 * atStart)
  }

  /// Returns the number of values inside a value, counted recursively.
  private func size(of value: Any) -> Int {
    Mirror(reflecting: value).children.reduce(1) { $0 + size(of: $1.value) }
  }
}
