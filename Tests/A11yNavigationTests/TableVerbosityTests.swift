// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("Settings for announcements in tables", .timeLimit(.minutes(30)))
struct TableVerbosityTests {
  @Test func `Headers and numbers can be turned off separately`() {
    var verbosity = Verbosity()
    verbosity.speaksTableHeaders = false
    var user = VoiceOverUser(TableTests.pets, verbosity: verbosity)
    #expect(user.hears(.moveTo(user.page["cat"])) == "cat, row 2, column 2")
    verbosity.speaksTableHeaders = true
    verbosity.speaksTableNumbers = false
    user = VoiceOverUser(TableTests.pets, verbosity: verbosity)
    #expect(user.hears(.moveTo(user.page["cat"])) == "Lisa, type, cat")
  }

  @Test func `All table announcements can be turned off`() {
    var verbosity = Verbosity()
    verbosity.describesTables = false
    verbosity.describesContainers = false
    var user = VoiceOverUser(TableTests.pets, verbosity: verbosity)
    #expect(user.opening == "name")
    user.hears(.next)
    #expect(user.hears(.moveTo(user.page["cat"])) == "cat")
  }
}
