// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

/// Tests for the YAML syntax that snapshots may use, and for the positions at which other input is rejected.
@Suite(.timeLimit(.minutes(30)))
struct YAMLTests {
  private func lines(_ text: String) throws -> [String] { try Outline(Document(text)).lines }

  private func description(_ text: String) -> String? { failure(text, .aria)?.description }

  @Test func `Scalars are read as text, whatever type YAML would give them`() throws {
    let words = ["true", "~", "0x10", "!!int \"7\"", "!x y", "2001-12-14", "null"]
    #expect(
      try lines(words.map { "- button: \($0)" }.joined(separator: "\n"))
        == [
          "button \"true\"", "button \"~\"", "button \"0x10\"", "button \"7\"", "button \"y\"",
          "button \"2001-12-14\"", "button \"null\"",
        ]
    )
    #expect(try lines("- button:\n- button: \"\"") == ["button", "button"])
  }

  @Test func `Every YAML string style is read`() throws {
    #expect(
      try lines(
        "%YAML 1.1\n--- # a page\n- heading: 'it''s'\n- button: \"a\\tb \\u00e9\"\n- link: |\n    two\n    lines\n- button: >-\n    folded\n    line\n- {link: in brackets}\n- ? button\n  : asked\n...\n"
      )
        == [
          "heading \"it's\" level 2", "button \"a b é\"", "link \"two lines\"",
          "button \"folded line\"",
          "link \"in brackets\"", "button \"asked\"",
        ]
    )
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `Every kind of line break is read`(end: String) throws {
    #expect(
      try lines(["- list:", "  - listitem: a", "  - listitem: b", ""].joined(separator: end))
        == ["list", " listitem \"a\" 1 of 2", " listitem \"b\" 2 of 2"]
    )
    #expect(
      description(["- list:", "  - listitem: a", "  - \"é", ""].joined(separator: end))
        == "line 4, column 1: while scanning a quoted scalar, found unexpected end of stream"
    )
  }

  @Test func `Columns are counted in characters`() {
    #expect(
      description("- button \"é👍\" x")
        == "line 1, column 15: \"button\" must be followed by a name in quotes or an attribute in brackets"
    )
    #expect(
      description("- link: é👍: x")
        == "line 1, column 11: mapping values are not allowed in this context"
    )
    #expect(
      description("- é: a\n- link: é👍\u{1B}[2J")
        == "line 2, column 11: control characters are not allowed"
    )
    #expect(description("- 'button [é'") == "line 1, column 11: [é has no closing bracket")
  }

  @Test func `A key may occur only once in an entry`() throws {
    #expect(
      description("- link: x\n- button: a\n  é: b\n  \"button\": c")
        == "line 2, column 3: \"button\" occurs twice in one entry"
    )
    #expect(
      description("- {a: 1, b: 2, 'b': 3, a: 4}")
        == "line 1, column 10: \"b\" occurs twice in one entry"
    )
    #expect(
      description("- ? [a]\n  : b\n  ? [a]\n  : c")
        == "line 1, column 5: an entry must begin with a role"
    )
    #expect(try lines("- button: a\n- button: a\n- list:\n  - button: a").count == 4)
  }

  @Test func `Anchors and aliases are refused, so a small file cannot expand without limit`()
    throws
  {
    #expect(
      description("- &a button\n- link: x\n- *a")
        == "line 3, column 3: YAML anchors and aliases are not supported in a snapshot"
    )
    #expect(
      description("- &a [*a]")
        == "line 1, column 7: YAML anchors and aliases are not supported in a snapshot"
    )
    #expect(description("- *b\n- &b button") == "line 1, column 3: found undefined alias")
    #expect(description("- &a button\n- link: *b") == "line 2, column 9: found undefined alias")
    var bomb = "- &a x\n"
    for letter in "bcdefghijklmnop" {
      let before = String(UnicodeScalar(letter.asciiValue.map { $0 - 1 } ?? 97))
      bomb += "- &\(letter) [*\(before), *\(before)]\n"
    }
    #expect(failure(bomb)?.message == "YAML anchors and aliases are not supported in a snapshot")
    // An anchor without an alias expands nothing, and inside a string the signs for anchors and aliases are plain
    // characters.
    #expect(
      try lines("- &a button: \"*a and &a\"\n- link: 2 * a & *a") == [
        "button \"*a and &a\"", "link \"2 * a & *a\"",
      ]
    )
  }

  @Test func `Up to a thousand entries can be nested`()
    throws
  {
    func nested(_ depth: Int, step: Int) -> String {
      (0..<depth).map { String(repeating: " ", count: step * $0) + "- group \"g\":\n" }.joined()
        + String(repeating: " ", count: step * depth) + "- button\n"
    }
    for step in [2, 4] {
      #expect(try lines(nested(999, step: step)).count == 1_000)
      #expect(
        description(nested(1_000, step: step))
          == "line 1001, column \(1_000 * step + 1): entries are nested deeper than 1000 levels"
      )
    }
  }

  @Test func `Up to a hundred brackets can be nested`()
    throws
  {
    // The text `[a: b]` is a list that contains one mapping, so each level counts twice.
    func nested(_ depth: Int) -> String {
      "- group \"g\": " + String(repeating: "[group \"g\": ", count: depth / 2) + "[button]"
        + String(repeating: "]", count: depth / 2)
    }
    #expect(try lines(nested(98)).count == 51)
    #expect(
      description(nested(100)) == "line 1, column 614: brackets are nested deeper than 100 levels"
    )
    // Closed brackets do not count toward the nesting depth.
    #expect(
      try lines(String(repeating: "- {list: [listitem: a]}\n", count: 200)).count == 400
    )
  }

  @Test func `More than a thousand directives are refused`() throws {
    func text(_ count: Int, _ rest: String) -> String {
      (0..<count).map { "%TAG !a\($0)! tag:x\n" }.joined() + "---\n" + rest
    }
    #expect(try lines(text(1_000, "- !a7!b button")) == ["button"])
    #expect(
      description(text(1_001, "- button"))
        == "line 1001, column 1: there are more than 1000 directives"
    )
    // Inside a string, directives have no special meaning.
    #expect(
      try lines("- paragraph: \"" + String(repeating: "%TAG ", count: 2_000) + "\"").count == 1
    )
  }

  @Test func `Long and unusual input is opened or refused without hanging`() {
    let length = 50_000
    for part in [
      "[", "{", "- ", "? ", ": ", "{a: ", "\t", "\"", "'", "*", "&", "!", "%", "|", "#", ",", "]",
      "a: ", "\u{FEFF}", "\u{2028}", "- \"\\", "-\t", "? -\n",
    ] {
      let text = String(repeating: part, count: length / part.utf8.count)
      for text in [text, "- " + text, "- a: " + text, "- \"" + text, "[\n" + text] {
        // The reader rejects most of these strings. No string takes long to read, and every string that can be opened
        // yields a tree.
        do {
          let document = try Document(data: Data(text.utf8), format: .aria)
          #expect(throws: Never.self) { try AccessibilityTree(document.tree) }
        } catch {
          #expect(error.message != "the YAML cannot be read")
          #expect(error.line != nil || error.message == "the file is empty", "\(part)")
        }
      }
    }
  }

  @Test func `Deeply nested text is read on a small stack`() async throws {
    let text = String(repeating: "- ", count: 1_999) + "a"
    let message = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: failure(text, .aria)?.message) }
      thread.stackSize = 128 << 10
      thread.start()
    }
    #expect(message == "an entry must begin with a role, not a list")
  }
}
