// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Settings that control how VoiceOver speaks letters", .timeLimit(.minutes(30)))
struct LetterTests {
  private func segment(_ letter: String, isDeleted: Bool = false, _ verbosity: Verbosity)
    -> Utterance.Segment
  {
    let tree = Page("text \"a\"").tree
    return CharacterName.segment(letter, isDeleted: isDeleted, verbosity, in: tree)
  }

  @Test func `Capitals are indicated by a word, by pitch or not at all`() {
    var verbosity = Verbosity()
    #expect(segment("A", verbosity).text == "cap A")
    verbosity.capitals = .pitch
    #expect(segment("A", verbosity).text == "A")
    #expect(segment("A", verbosity).pitch == 0.5)
    #expect(segment("a", verbosity).pitch == nil)
    verbosity.capitals = .nothing
    #expect(segment("A", verbosity) == Utterance.Segment(.text, "A"))
  }

  @Test func `Deleted letters are announced`() {
    var verbosity = Verbosity()
    #expect(segment("a", isDeleted: true, verbosity).text == "a")
    verbosity.deletions = .speak
    #expect(segment("A", isDeleted: true, verbosity).text == "cap A deleted")
    verbosity.deletions = .pitch
    #expect(segment("a", isDeleted: true, verbosity).pitch == -0.5)
  }

  @Test func `The rotor contains the selected items in their order`() {
    var verbosity = Verbosity()
    verbosity.rotor = [.links, .headings]
    let page = "webarea\n  heading \"a\" level=1\n  link \"b\"\n  button \"c\""
    var user = VoiceOverUser(page, verbosity: verbosity)
    #expect(user.hears(.turnRotor(.forward)) == "links")
    #expect(user.hears(.turnRotor(.forward)) == "headings")
    #expect(user.hears(.turnRotor(.forward)) == "links")
  }
}
