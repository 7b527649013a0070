// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("How far a command searches if some rows are not yet created", .timeLimit(.minutes(30)))
struct ReachTests {
  private static let page = """
    window
      button "top"
      list "rows"
        text "one"
        heading "two" level=2
        generic "front" unmade=40
        text "fifty"
        generic "back" unmade=9
      button "end"
    """

  @Test("A placeholder for missing rows is not a stop and is never found by a search")
  func kinds() {
    let page = Page(Self.page)
    #expect(page.tree.kinds(of: page["front"]) == .unmade)
    var user = VoiceOverUser(Self.page)
    #expect(
      [user.cursor].compactMap(\.self) + user.walk() == [
        "top", "rows, one, list start", "two, heading level 2", "fifty", "end, button",
      ]
    )
  }

  @Test(
    "A search requests missing rows only if it reaches their placeholder before it finds a match"
  )
  func searches() {
    let page = Page(Self.page)
    func rows(_ reach: Reach, from name: String?) -> String? {
      guard let rows = reach.unmade(from: name.map { page[$0] }, in: page.tree) else { return nil }
      return
        "\(page.name(of: rows.id) ?? "")\(rows.isForward ? " from the front" : " from the back")"
    }
    #expect(rows(.next(.stop), from: "one") == nil)
    #expect(rows(.next(.stop), from: "two") == "front from the front")
    #expect(rows(.next(.heading), from: "top") == nil)
    #expect(rows(.next(.button), from: "top") == "front from the front")
    #expect(rows(.next(.stop), from: "end") == nil)
    #expect(rows(.previous(.stop), from: "end") == "back from the back")
    #expect(rows(.previous(.stop), from: "fifty") == "front from the back")
    #expect(rows(.previous(.heading), from: "two") == nil)
    #expect(rows(.first, from: "end") == nil)
    #expect(rows(.last, from: "top") == nil)
    #expect(rows(.everything, from: "end") == "front from the front")
  }

  @Test("Each command searches no further than necessary")
  func commands() {
    let user = VoiceOverUser(Self.page)
    func reach(_ command: VoiceOver.Command) -> Reach? {
      user.voiceOver.reach(of: command, in: user.page.tree)
    }
    #expect(reach(.next) == .next(.stop))
    #expect(reach(.previous) == .previous(.stop))
    #expect(reach(.first) == .first)
    #expect(reach(.last) == .last)
    #expect(reach(.find(.headings, .backward)) == .previous(.heading))
    #expect(reach(.find(.sameKind, .forward)) == .next(.button))
    #expect(reach(.readFromTop) == .first)
    #expect(reach(.choose("fifty")) == .everything)
    #expect(reach(.turnRotor(.forward)) == .everything)
    for command in [VoiceOver.Command.activate, .escape, .repeat, .spell, .tableMove(.up)] {
      #expect(reach(command) == nil)
    }
    #expect(VoiceOver().reach(of: .previous, in: user.page.tree) == .last)
    #expect(VoiceOver().reach(of: .next, in: user.page.tree) == .first)
  }
}
