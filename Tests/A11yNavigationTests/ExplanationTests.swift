// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests for explanations of utterances, which name the rules that produced the utterances.
@Suite(.timeLimit(.minutes(30)))
struct ExplanationTests {
  private func explain(
    _ outline: String,
    _ verbosity: Verbosity = Verbosity()
  ) throws -> Explanation {
    let user = VoiceOverUser(outline, verbosity: verbosity)
    let utterance = try #require(user.voiceOver.lastUtterance)
    return user.voiceOver.explain(utterance, in: user.page.tree)
  }

  @Test(arguments: Platform.allCases)
  func `The explained parts form the utterance, in order`(platform: Platform) throws {
    var verbosity = Verbosity()
    verbosity.platform = platform
    let outline = """
      region "Order"
        checkbox "Milk" checked=on required hint="In your tea" actions=Remove description=Fresh
      """
    var user = VoiceOverUser(outline, verbosity: verbosity)
    user.go(to: "Milk")
    let utterance = try #require(user.voiceOver.lastUtterance)
    let explanation = user.voiceOver.explain(utterance, in: user.page.tree)
    let words = explanation.parts.map(\.words).filter { !$0.isEmpty }
    #expect(words.joined(separator: ", ") == utterance.text)
    for part in explanation.parts {
      #expect(!part.rule.isEmpty && !part.source.isEmpty)
      #expect(part.words.isEmpty == (part.reason != nil), "\(part.name)")
    }
  }

  @Test func `Each part of an explanation lists its facts`() throws {
    let explanation = try explain("checkbox \"Milk\" checked=on")
    let state = try #require(explanation.parts.first { $0.name == "state" })
    #expect(state.words == "checked")
    #expect(state.facts.map(\.name) == ["checked"])
    #expect(state.facts.map(\.value) == ["on"])
    #expect(state.source == "recording, iOS 12.3 to 18.5")
  }

  @Test func `A part that a setting silences names the setting`() throws {
    var verbosity = Verbosity()
    verbosity.speaksPositions = false
    verbosity.speaksHints = false
    let explanation = try explain("radio \"Cat\" checked=on position=1,3 hint=Purrs", verbosity)
    let reasons = Dictionary(
      explanation.parts.compactMap { part in part.reason.map { (part.name, $0) } }
    ) { first, _ in first }
    #expect(reasons["position"] == "the “positions” setting is off")
    #expect(reasons["hint"] == "the “hints” setting is off")
    #expect(reasons["headers"] == "the element has no headers")
  }

  @Test func `An option has no position, because its list announces its start and end`() throws {
    let explanation = try explain("listbox\n  option \"Nebraska\" position=1,2\n  option \"Ohio\"")
    let position = try #require(explanation.parts.first { $0.name == "position" })
    #expect(position.reason == "a list announces its start and end instead")
    #expect(position.facts.map(\.value) == ["1 of 2"])
  }

  @Test func `The explanation of a container on a Mac names the rule for Macs`() throws {
    var verbosity = Verbosity()
    verbosity.platform = .macOS
    let explanation = try explain(
      "webarea\n  region \"Order\"\n    button \"Buy\"",
      verbosity
    )
    #expect(explanation.parts.map(\.words) == ["Order, region"])
    #expect(explanation.parts[0].rule.contains("stops at their start and end"))
  }

  @Test func `An announcement is explained as coming from the program`() {
    let user = VoiceOverUser("button \"Buy\"")
    let explanation = user.voiceOver.explain(
      Utterance(.announcement, "Sold out"),
      in: user.page.tree
    )
    #expect(
      explanation.parts.map(\.rule)
        == ["The program announced the words, or a live region changed."]
    )
  }

  @Test func `The text in a secure field is not explained`() throws {
    let explanation = try explain("securetextbox \"Password\" value=hunter2")
    #expect(!"\(explanation)".contains("hunter2"))
  }
}
