// SPDX-License-Identifier: MIT

import A11yAudit
import Testing

@Suite(.timeLimit(.minutes(30)))
struct BesideTests {
  @Test func `The comparison lists shared findings and the findings of only one checker`() throws {
    let screen = try Screen("- main:\n  - button\n  - textbox\n  - button \"Search button\"")
    var result = AuditResult(of: "shop", Audit(), in: screen.exploration)
    let places = result.findings.enumerated().map { ($1.element, SourcePlace(selector: "#e\($0)")) }
    result.place(
      Dictionary(uniqueKeysWithValues: places.compactMap { id, place in id.map { ($0, place) } })
    )
    let answer = """
      {"value":{"version":"4.1","violations":[
        {"id":"label","selectors":["#e0"]},
        {"id":"color-contrast","selectors":["#e9","body > p"]}]}}
      """
    result.compare(with: try OtherReport(axe: answer))
    #expect(
      result.text().map(\.text).drop { !$0.hasPrefix("Compared") }.dropLast(2) == [
        "Compared with axe 4.1:", "Found by both (1 element):",
        "  #e0: field-name (a11ynav), label (axe 4.1)",
        "Found only by axe 4.1 (2 findings):", "  color-contrast at #e9",
        "  color-contrast at body > p",
        "Found only by a11ynav (2 findings):", "  no-words at #e1", "  role-twice at #e2",
      ]
    )
  }

  @Test(arguments: [
    ("{\"error\":\"ReferenceError: axe is not defined\"}", "axe failed: ReferenceError"),
    ("{\"value\":[1,2]}", "axe did not return a report"),
    ("", "axe did not return a report"),
  ])
  func `An invalid axe report is a one-line error`(answer: String, message: String) {
    let error = #expect(throws: OtherReportError.self) { try OtherReport(axe: answer) }
    #expect(error?.description.hasPrefix(message) == true)
  }

  @Test func `A Storybook’s stories are listed by name, and its documentation pages are left out`()
    throws
  {
    let storybook = try Storybook(
      index: """
        {"v":5,"entries":{
          "b--c":{"id":"b--c","title":"Forms/Button","name":"Primary","type":"story"},
          "b--d":{"id":"b--d","title":"Forms/Button","name":"Docs","type":"docs"},
          "a b&c=1":{"title":"Card"}}}
        """
    )
    #expect(storybook.stories.map(\.name) == ["Card", "Forms/Button: Primary"])
    #expect(
      storybook.stories.map(\.address) == [
        "iframe.html?id=a%20b%26c%3D1&viewMode=story", "iframe.html?id=b--c&viewMode=story",
      ]
    )
    let old = try Storybook(
      index: "{\"v\":3,\"stories\":{\"a--b\":{\"title\":\"A\",\"name\":\"B\"}}}"
    )
    #expect(old.stories.map(\.name) == ["A: B"])
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"entries\":{}}", "{\"entries\":{\"a\":{\"type\":\"docs\"}}}",
  ])
  func `An index without stories is an error`(index: String) {
    #expect(throws: StorybookError.self) { try Storybook(index: index) }
  }
}
