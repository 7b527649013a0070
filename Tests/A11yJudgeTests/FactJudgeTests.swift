// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing

@testable import A11yJudge

struct FactJudgeTests {
  /// A “Link” button in a list of three, announced at the start of the list.
  private static let button = Utterance([
    .init(.label, "Link"), .init(.role, "button"), .init(.state, "expanded"),
    .init(.position, "1 of 3"), .init(.edge, "list start"),
  ])

  private func judge(_ statement: String, _ utterance: Utterance, _ role: Role = .button) -> Verdict
  {
    var element = Element()
    element.role = role
    return FactJudge(heard: [Heard(utterance, at: element)]).judge(statement)
  }

  @Test func `A role is conveyed only by words for roles, not by a name`() {
    #expect(judge("Role 'button' is conveyed", Self.button) == .conveyed(by: "button"))
    #expect(judge("Role 'link' is conveyed", Self.button) == .missing)
    #expect(judge("Name 'Link' is conveyed", Self.button) == .conveyed(by: "Link"))
    #expect(judge("Name 'button' is conveyed", Self.button) == .missing)
  }

  @Test func `Positions, counts and boundaries are conveyed only by their own words`() {
    #expect(judge("Position of the item, 1, is conveyed", Self.button) == .conveyed(by: "1 of 3"))
    #expect(judge("Position of the item, 3, is conveyed", Self.button) == .missing)
    #expect(judge("Number of items, 3, is conveyed", Self.button) == .conveyed(by: "1 of 3"))
    #expect(judge("List boundary is conveyed", Self.button) == .conveyed(by: "list start"))
  }

  @Test func `A state must match all of its words`() {
    let box = Utterance([.init(.label, "Tea"), .init(.state, "unchecked")])
    #expect(judge("State 'checked' is conveyed", box) == .missing)
    #expect(judge("State 'not checked' is conveyed", box) == .conveyed(by: "unchecked"))
  }

  @Test func `Silence conveys only that an item is not selected`() {
    let tab = Utterance([.init(.label, "Maps"), .init(.role, "tab")])
    let selected = Utterance([.init(.selected, "selected"), .init(.label, "Maps")])
    #expect(judge("State of the tab, 'not selected', is conveyed", tab) == .conveyed(by: ""))
    #expect(judge("State of the tab, 'not selected', is conveyed", selected) == .missing)
    #expect(judge("State 'collapsed' is conveyed", tab) == .missing)
    #expect(FactJudge(heard: []).judge("State 'not selected' is conveyed") == .missing)
  }

  @Test func `A fact that must not be conveyed fails if it is conveyed`() {
    #expect(judge("Role 'link' is not conveyed", Self.button) == .conveyed(by: ""))
    #expect(judge("Role 'button' is not conveyed", Self.button) == .missing)
  }

  @Test func `A number that must not be conveyed may be part of a value’s text`() {
    let absent = "Numeric value '21.5' is not conveyed"
    let text = Utterance([.init(.label, "Oven"), .init(.value, "21.5 degrees")])
    let number = Utterance([.init(.label, "Oven"), .init(.value, "21.5")])
    #expect(judge(absent, text) == .conveyed(by: ""))
    #expect(judge(absent, number) == .missing)
    #expect(judge("Value '21.5' is conveyed", text) == .conveyed(by: "21.5 degrees"))
  }

  @Test func `Invalid data conveys that a field is not valid`() {
    let field = Utterance([.init(.label, "Street"), .init(.state, "invalid data")])
    let invalid = "State of the field, 'not valid', is conveyed"
    #expect(judge(invalid, field) == .conveyed(by: "invalid data"))
    #expect(judge(invalid, Self.button) == .missing)
  }

  @Test func `Speaking any state or value conveys a change`() {
    let changed = Utterance([.init(.state, "checked")])
    #expect(judge("Change in state is conveyed", changed) == .conveyed(by: "checked"))
    #expect(judge("Change in state is conveyed", Utterance([.init(.label, "Tea")])) == .missing)
  }

  @Test func `A field conveys that it can be edited`() {
    let field = Utterance([.init(.label, "Street"), .init(.role, "edit text")])
    let statement = "Support for edit commands is conveyed"
    #expect(judge(statement, field, .textField) == .conveyed(by: "edit text"))
    #expect(judge(statement, Self.button) == .missing)
  }

  @Test func `Statements about modes are inapplicable, and unknown statements are not judged`() {
    let mode = "Screen reader switched from reading mode to interaction mode"
    #expect(judge(mode, Self.button) == .inapplicable)
    #expect(judge("Something else", Self.button) == .unjudged)
  }

  @Test func `Words are compared regardless of case, punctuation and the kind of apostrophe`() {
    #expect(ComparedWords("Can’t I pay?") == ComparedWords("can't i pay"))
    #expect(ComparedWords("Total: $999,741.00").contains(ComparedWords("$999,741.00")))
    #expect(!ComparedWords("unchecked").contains(ComparedWords("checked")))
    #expect(!ComparedWords("anything").contains(ComparedWords("?")))
  }
}
