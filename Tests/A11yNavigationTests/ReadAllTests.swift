// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Reading everything from the cursor onwards", .timeLimit(.minutes(30)))
struct ReadAllTests {
  private var user = VoiceOverUser(
    "webarea\n  text \"a\"\n  text \"b\"\n  generic containment=element #mute\n  text \"c\""
  )

  private mutating func goesOn() -> String {
    let effects = user.voiceOver.speechDidFinish(in: user.page.tree)
    return effects.transcript(in: user.page)
  }

  @Test mutating func `Reading continues from the cursor to the end and stops`() {
    user.hears(.next)
    #expect(user.hears(.readFromHere) == "b")
    #expect(user.voiceOver.reading == .on)
    // An element without words does not stop the reading.
    #expect(goesOn() == "c")
    #expect(user.cursor == "c")
    #expect(goesOn() == "(border)")
    #expect(user.voiceOver.reading == .off)
    #expect(goesOn() == "")
  }

  @Test mutating func `Reading can start from the top`() {
    user.hears(.last)
    #expect(user.hears(.readFromTop) == "a")
    #expect(goesOn() == "b")
  }

  @Test mutating func `Reading from a silent element continues with the next element`() {
    user.go(to: "mute")
    #expect(user.hears(.readFromHere) == "c")
  }

  @Test mutating func `Reading can be paused and resumed`() {
    user.hears(.readFromHere)
    #expect(goesOn() == "b")
    #expect(user.hears(.pauseOrResume) == "(silence)")
    #expect(user.voiceOver.reading == .paused)
    #expect(goesOn() == "")
    #expect(user.hears(.pauseOrResume) == "b")
    #expect(goesOn() == "c")
  }

  @Test mutating func `Any other command stops reading`() {
    user.hears(.readFromHere)
    #expect(user.hears(.next) == "b")
    #expect(user.voiceOver.reading == .off)
    #expect(goesOn() == "")
    user.hears(.readFromHere)
    user.hears(.pauseOrResume)
    user.hears(.repeat)
    #expect(user.hears(.pauseOrResume) == "(silence)")
    user.hears(.readFromHere)
    user.voiceOver.stopReading()
    #expect(goesOn() == "")
  }

  @Test mutating func `A modal or a program’s focus request stops reading`() throws {
    user.hears(.readFromTop)
    let request = TreeUpdate(focusRequests: [FocusRequest(user.page["c"], generation: 1)])
    #expect(try user.hears(request) == "c")
    #expect(user.voiceOver.reading == .off)
    user.hears(.readFromTop)
    let modal = user.page.insert("dialog modal #ask\n  button \"OK\"", into: "mute")
    try user.hears(modal)
    #expect(user.voiceOver.reading == .off)
  }
}
