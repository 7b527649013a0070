// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation
import Testing
import TreeOutlines

@Suite("The findings in audit reports", .timeLimit(.minutes(30)))
struct ReportTests {
  private static let shop = """
    - main:
      - heading "Teas" [level=1]
      - button
      - button "Search button"
    """

  private func report(
    _ text: String,
    _ subject: String = "shop.yaml",
    without known: Baseline? = nil
  ) throws -> AuditReport {
    let exploration = try Screen(text).exploration
    var result = AuditResult(of: subject, Audit(), in: exploration)
    result.locate(in: text, exploration)
    if let known { result.leaveOut(known) }
    result.joinRepeats()
    var report = AuditReport()
    report.add(result)
    return report
  }

  @Test func `The text report counts findings and gives evidence for them, the most severe first`()
    throws
  {
    let lines = try report(Self.shop).results[0].text().map(\.text)
    #expect(
      lines == [
        "no-words: A stop announces only its role, or text that is meant for machines.",
        "1 finding, blocks, WCAG 1.1.1 and 4.1.2, precision very-high",
        "",
        "Only “button” is announced, without a name.",
        "in main > button",
        "  > first",
        "  Teas, heading level 1, main, landmark",
        "  > next",
        "  «button»",
        "",
        "role-twice: A name contains the role, so VoiceOver announces the role twice.",
        "1 finding, slows, WCAG 4.1.2, precision very-high",
        "",
        "The name “Search button” repeats the role “button”.",
        "in main > button “Search button”",
        "  > next",
        "  button",
        "  > next",
        "  Search «button, button», end, main",
        "",
        "shop.yaml: 2 findings (1 blocking, 1 slowing) at 3 stops",
      ]
    )
  }

  @Test func `After a rule’s fifth finding, further findings are only counted`() throws {
    let buttons = (1...7).map {
      "- region \"Tea \($0)\":\n  - link \"Tea\"\n  - button \"Link \($0) link\"\n"
    }
    let rows = buttons.map { $0.replacing("button \"Link", with: "link \"Link") }.joined()
    let lines = try report(rows).results[0].text().map(\.text)
    #expect(lines.contains("and 2 more for role-twice; use --all to print them"))
    #expect(lines.count { $0.hasPrefix("The name “Link ") } == 5)
  }

  private static func rows(_ count: Int) -> String {
    (1...count).map { "- region \"Tea \($0)\":\n  - button\n" }.joined()
  }

  @Test func `One problem in several places is one finding that lists the places`() throws {
    let report = try report(Self.rows(7))
    let lines = report.results[0].text().map(\.text)
    #expect(
      lines.dropFirst().prefix(9) == [
        "1 finding in 7 places, blocks, WCAG 1.1.1 and 4.1.2, precision very-high",
        "",
        "Only “button” is announced, without a name.",
        "in region “Tea 1” > button",
        "also in region “Tea 2” > button",
        "also in region “Tea 3” > button",
        "also in region “Tea 4” > button",
        "also in region “Tea 5” > button",
        "also in 2 other places; use --all to print them",
      ]
    )
    #expect(report.count == 1)
    #expect(lines.last == "shop.yaml: 1 finding in 7 places (1 blocking) at 7 stops")
    let results = report.sarif(version: "1")
    #expect(results.matches(of: /"fullyQualifiedName" : "region “Tea [1-7]” > button"/).count == 7)
    #expect(results.matches(of: /"ruleId" : "no-words"/).count == 1)
    #expect(report.junit.contains("in region “Tea 7” &gt; button"))
    #expect(
      report.siteText().map(\.text).contains { $0.hasSuffix("7 places on 1 page: shop.yaml") }
    )
  }

  @Test func `A baseline knows each place of a finding`() throws {
    let known = try Baseline(json: Data(report(Self.rows(7)).json.utf8))
    #expect(try report(Self.rows(7), without: known).count == 0)
    let later = try report(Self.rows(9), without: known)
    #expect(later.results[0].findings.map(\.placeCount) == [2])
    #expect(
      later.results[0].summary
        == "shop.yaml: 1 finding in 2 places (1 blocking) at 9 stops, excluding 7 already known"
    )
  }

  @Test func `A baseline hides its own findings and other findings in the same components`()
    throws
  {
    let known = try Baseline(json: Data(report(Self.shop).json.utf8))
    let later = try report(Self.shop + "\n  - textbox", without: known)
    #expect(later.results[0].findings.map(\.rule.id) == ["field-name"])
    #expect(later.results[0].summary.hasSuffix("at 4 stops, excluding 2 already known"))
    let elsewhere = try report(Self.shop, "other.yaml", without: known)
    #expect(elsewhere.count == 0)
    #expect(elsewhere.results[0].known == 2)
    // A second instance of the same component is a new finding, because no page had two instances before.
    let twice = try report(Self.shop + "\n  - button", "other.yaml", without: known)
    #expect(twice.results[0].findings.map(\.rule.id) == ["no-words"])
  }

  @Test func `A known finding remains known when it moves on the page`() throws {
    let known = try Baseline(json: Data(report(Self.shop).json.utf8))
    let moved = try report("- banner:\n  - link \"Home\"\n" + Self.shop, without: known)
    #expect(moved.count == 0)
  }

  @Test(arguments: [
    ("[]", "this is not a report written by “a11ynav audit --json”"),
    ("{\"version\": 2}", "this report is in format version 2, but this program reads version 1"),
    ("{\"version\": 1}", "this report is damaged"),
  ])
  func `A baseline that is invalid or has another version is refused`(json: String, message: String)
  {
    let error = #expect(throws: BaselineError.self) { try Baseline(json: Data(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test func `A SARIF report names the line in the capture and the walk`() throws {
    let log = try JSONSerialization.jsonObject(
      with: Data(report(Self.shop).sarif(version: "1.0.0").utf8)
    )
    let run = try #require((log as? [String: Any])?["runs"] as? [[String: Any]]).first
    let results = try #require(run?["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["no-words", "role-twice"])
    let text = try report(Self.shop).sarif(version: "1.0.0")
    #expect(text.contains("\"uri\" : \"shop.yaml\""))
    #expect(text.contains("\"startLine\" : 4"))
    #expect(text.contains("\"text\" : \"Search «button, button», end, main\""))
    #expect(results.compactMap { $0["level"] as? String } == ["error", "note"])
    let rules = (run?["tool"] as? [String: [String: Any]])?["driver"]?["rules"] as? [[String: Any]]
    #expect(rules?.count == Rule.all.count)
  }

  @Test func `Names cannot add links, tags or escape sequences to a report`() throws {
    let name = "[x](javascript:alert(1)) <script> & \u{1B}[31m \u{202E}button"
    let page = Page("webarea\n  button \"\(name)\"")
    var report = AuditReport()
    report.add(AuditResult(of: "shop", Audit(), in: Screen(page.tree).exploration))
    #expect(report.count == 1)
    #expect(report.sarif(version: "1").contains("\\\\[x\\\\](javascript"))
    #expect(!report.junit.contains("<script>"))
    for text in [report.junit, report.json, report.sarif(version: "1")] {
      #expect(!text.contains("\u{1B}"))
      #expect(!text.contains("\u{202E}"))
    }
    #expect(!report.results[0].text().contains { $0.text.contains("\u{1B}") })
  }

  @Test func `An unknown rule is an error that suggests the nearest rules`() {
    let error = #expect(throws: UnknownRule.self) { try Audit(only: ["silent-chang"]) }
    #expect(
      error?.description
        == "there is no rule called “silent-chang”; did you mean silent-change or silent-dialog?"
    )
  }

  @Test func `Rules can be selected and skipped`() throws {
    let exploration = try Screen(Self.shop).exploration
    #expect(
      try Audit(only: [], skip: ["no-words"]).findings(in: exploration).map(\.rule.id)
        == ["role-twice"]
    )
  }
}
