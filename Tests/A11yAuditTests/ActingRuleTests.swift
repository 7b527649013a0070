// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@testable import A11yAudit
@testable import A11ySession

/// Tests for rules about the effects of a press and about changes that happen without a press. The rules are applied to
/// actions that a test describes. The shop in `Examples/Audit` demonstrates these rules on a live page.
@Suite("Audit rules that check the results of actions")
struct ActingRuleTests {
  private func speech(
    _ words: String,
    _ kind: Utterance.Segment.Kind = .announcement,
    after seconds: Double = 0
  ) -> TranscriptRecord {
    TranscriptRecord(
      time: .seconds(seconds),
      technology: .voiceOver,
      isDriven: true,
      content: .speech(Utterance([.init(kind, words)]))
    )
  }

  /// Returns one rule's findings after the “Press” button on a page has been pressed.
  private func finds(
    _ rule: String,
    before: String = "webarea\n  button \"Press\"\n  text \"Tea\"",
    after: String,
    saying records: [TranscriptRecord] = [],
    cursor: UInt32? = 1,
    keyboardFocus: UInt32? = 1,
    dialog: DialogVisit? = nil
  ) throws -> [String] {
    let exploration = Exploration(of: Page(before).tree)
    let stop = try #require(exploration.stops.first { $0.name == "Press" })
    var act = Act(
      at: stop,
      ["activate"],
      records: records,
      from: Page(before).tree,
      to: Page(after).tree,
      cursor: cursor.map { ElementID(index: $0) },
      keyboardFocus: keyboardFocus.map { ElementID(index: $0) }
    )
    act.dialog = dialog
    var live = LiveExploration()
    live.acts = [act]
    return try Audit(only: [rule]).findings(in: exploration.with(live)).map(\.message)
  }

  @Test func `A name that changes along with a pressed state is reported`() throws {
    let before = "webarea\n  button \"Press\" pressed=off"
    #expect(
      try finds("name-and-state", before: before, after: "webarea\n  button \"Mute\" pressed=on")
        == ["“Press” becomes “Mute” when its state changes from not pressed to pressed."]
    )
    #expect(
      try finds("name-and-state", before: before, after: "webarea\n  button \"Press\" pressed=on")
        == []
    )
    #expect(
      try finds(
        "name-and-state",
        before: "webarea\n  button \"Press\" expanded=false",
        after: "webarea\n  button \"Hide\" expanded=true"
      ) == []
    )
  }

  private static let changed = "webarea\n  button \"Press\"\n  text \"Coffee\""

  @Test func `A change is silent unless it is announced`() throws {
    #expect(
      try finds("silent-change", after: Self.changed)
        == ["1 stop is new, such as “Coffee”, but nothing is announced."]
    )
    #expect(try finds("silent-change", after: Self.changed, saying: [speech("Coffee")]) == [])
    #expect(try finds("silent-change", after: "webarea\n  button \"Press\"\n  text \"Tea\"") == [])
  }

  @Test func `Focus is lost when its control disappears, unless it moves elsewhere`() throws {
    let gone = "webarea \"Shop\""
    #expect(
      try finds("focus-lost", after: gone, keyboardFocus: nil)
        == ["“Press” disappears when it is pressed, and no element has keyboard focus."]
    )
    #expect(try finds("focus-lost", after: gone, keyboardFocus: 0) == [])
    #expect(try finds("focus-lost", after: Self.changed, keyboardFocus: nil) == [])
  }

  private static let dialog =
    "webarea\n  button \"Press\"\n  text \"Tea\"\n  dialog \"Map\"\n    button \"Zoom\""
  private static let modal =
    "webarea\n  button \"Press\"\n  text \"Tea\"\n  dialog \"Map\" modal\n    button \"Zoom\""

  @Test func `A modal dialog is reported if Tab leaves it or VoiceOver reads past it`() throws {
    var visit = DialogVisit(ElementID(index: 3))
    visit.tabbedOutside = ElementID(index: 1)
    #expect(
      try finds("behind-dialog", after: Self.modal, dialog: visit)
        == ["“Map” is modal, but Tab leaves it."]
    )
    #expect(try finds("behind-dialog", after: Self.dialog, dialog: visit) == [])
    var read = DialogVisit(ElementID(index: 3))
    read.keepsTab = true
    read.readOutside = speech("Tea", .label)
    #expect(
      try finds("behind-dialog", after: Self.dialog, dialog: read)
        == ["Tab stays in “Map”, but VoiceOver continues to the content behind it."]
    )
    read.keepsTab = false
    #expect(try finds("behind-dialog", after: Self.dialog, dialog: read) == [])
  }

  @Test func `A dialog is reported if neither Escape nor a control closes it`() throws {
    var visit = DialogVisit(ElementID(index: 3))
    visit.wasTriedWhole = true
    visit.tried = ["Zoom"]
    #expect(
      try finds("no-way-out", after: Self.dialog, dialog: visit)
        == ["Neither Escape nor pressing any of its controls closes the dialog."]
    )
    visit.closesOnEscape = true
    #expect(try finds("no-way-out", after: Self.dialog, dialog: visit) == [])
  }

  @Test func `An announcement that is cut off by another announcement is reported`() throws {
    let long = "Your order has been saved and will be delivered on Monday in the morning"
    let found = try finds(
      "cut-off",
      after: Self.changed,
      saying: [speech(long), speech("Basket: 1 tea", after: 0.3)]
    )
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("to say but is cut off after 0.3 s.") == true)
    #expect(
      try finds(
        "cut-off",
        after: Self.changed,
        saying: [speech(long), speech("Basket: 1 tea", after: 20)]
      ) == []
    )
  }

  /// Returns one rule's findings from a page that is being watched.
  private func watched(_ rule: String, _ cursors: [UInt32], saying: [TranscriptRecord]) throws
    -> [String]
  {
    let page = Page("webarea\n  button \"Press\"\n  text \"Tea\"")
    var live = LiveExploration()
    live.watch.time = .seconds(10)
    live.watch.cursors = cursors.map { ElementID(index: $0) }
    live.watch.looks = [(.zero, page.tree)]
    live.watch.records = saying
    let exploration = Exploration(of: page.tree).with(live)
    return try Audit(only: [rule]).findings(in: exploration).map(\.message)
  }

  @Test func `Focus that moves without input is reported`() throws {
    #expect(
      try watched("focus-stolen", [1, 2], saying: [speech("Tea", .label)])
        == ["The cursor was moved away from “Press”."]
    )
    #expect(try watched("focus-stolen", [1, 1], saying: []) == [])
  }

  @Test func `A screen that keeps talking is reported, but not a screen that speaks occasionally`()
    throws
  {
    let talk = (0..<10).map { speech("\($0)", after: Double($0)) }
    #expect(
      try watched("chatter", [1, 1], saying: talk) == [
        "10 announcements within 10 s without any input."
      ]
    )
    #expect(try watched("chatter", [1, 1], saying: Array(talk.prefix(2))) == [])
  }
}
