// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation
import Testing
import TreeOutlines

/// Tests that run every example in the documentation of the speech rules.
@Suite("The documented speech rules", .timeLimit(.minutes(30)))
struct SpeechRuleTests {
  @Test(
    "Each speech rule produces the words in the rule’s example",
    arguments: SpeechRule.rules(under: ["Elements", "Containers", "Tables"])
  )
  func isSaid(rule: SpeechRule) throws {
    var lines = rule.example.components(separatedBy: " / ")
    var target: String?
    if let last = lines.last, last.hasPrefix("→ ") {
      target = String(last.dropFirst(2))
      lines.removeLast()
    }
    var user = VoiceOverUser(SpeechRule.outline(lines))
    let heard = target.map { user.hears(.moveTo(user.page[$0])) } ?? user.opening
    #expect(heard == rule.said, "\(rule.rule)")
  }

  @Test(arguments: SpeechRule.rules(under: ["The Mac"]))
  func `Each rule for the Mac is spoken as in its example`(rule: SpeechRule) {
    walk(rule, on: .macOS)
  }

  @Test(arguments: SpeechRule.rules(under: ["Android"]))
  func `Each rule for Android is spoken as in its example`(rule: SpeechRule) {
    walk(rule, on: .android)
  }

  private func walk(_ rule: SpeechRule, on platform: Platform) {
    let lines = ["webarea"] + rule.example.components(separatedBy: " / ").map { "·" + $0 }
    let outline = SpeechRule.outline(lines)
    var verbosity = Verbosity()
    verbosity.platform = platform
    var user = VoiceOverUser(outline, verbosity: verbosity)
    let heard = [user.opening] + user.walk()
    let said = heard.joined(separator: " ⏐ ").replacing(" | ", with: " ⏐ ")
    #expect(said == rule.said, "\(rule.rule)")
  }

  @Test func `Every rule has a source`() {
    let rules = SpeechRule.rules(
      under: ["Elements", "Containers", "Tables", "Web pages", "The Mac", "Android"]
    )
    #expect(rules.count > 100)
    for rule in rules { #expect(!rule.source.isEmpty && !rule.said.isEmpty, "\(rule.rule)") }
  }
}

/// One row of a table in the documentation of the speech rules.
struct SpeechRule: CustomTestStringConvertible, Sendable {
  var rule: String
  var example: String
  var said: String
  var source: String

  var testDescription: String { rule }

  /// Returns the outline of an example's tree. Each level of depth is written as a dot.
  static func outline(_ lines: [String]) -> String {
    lines.map { line in
      let depth = line.prefix { $0 == "·" }.count
      return String(repeating: "  ", count: depth) + line.dropFirst(depth)
    }.joined(separator: "\n")
  }

  /// Returns the rows below some of the documentation's headings.
  static func rules(under headings: Set<String>) -> [SpeechRule] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/A11yNavigation/A11yNavigation.docc/SpeechRules.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    var heading = ""
    var rules: [SpeechRule] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard headings.contains(heading), line.hasPrefix("| "), !line.hasPrefix("| Rule") else {
        continue
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4 else { continue }
      rules.append(
        SpeechRule(
          rule: cells[0],
          example: cells[1].trimmingCharacters(in: ["`"]),
          said: cells[2],
          source: cells[3]
        )
      )
    }
    return rules
  }
}
