// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

@Suite("How much is said of tables", .timeLimit(.minutes(10)))
struct TableVerbosityTests {
  @Test func `Headers and numbers can be silent by themselves`() {
    var verbosity = Verbosity()
    verbosity.speaksTableHeaders = false
    var user = VoiceOverUser(TableTests.pets, verbosity: verbosity)
    #expect(user.hears(.moveTo(user.page["cat"])) == "cat, row 2, column 2")
    verbosity.speaksTableHeaders = true
    verbosity.speaksTableNumbers = false
    user = VoiceOverUser(TableTests.pets, verbosity: verbosity)
    #expect(user.hears(.moveTo(user.page["cat"])) == "Lisa, type, cat")
  }

  @Test func `Rows and columns can be silent`() {
    var verbosity = Verbosity()
    verbosity.describesTables = false
    verbosity.describesContainers = false
    var user = VoiceOverUser(TableTests.pets, verbosity: verbosity)
    #expect(user.opening == "name")
    user.hears(.next)
    #expect(user.hears(.moveTo(user.page["cat"])) == "cat")
  }
}
