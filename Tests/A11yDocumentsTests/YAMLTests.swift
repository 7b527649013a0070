// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

/// Snapshots as texts in YAML: what is written, and what is refused at which place.
@Suite(.timeLimit(.minutes(10)))
struct YAMLTests {
  private func lines(_ text: String) throws -> [String] { try Outline(Document(text)).lines }

  private func description(_ text: String) -> String? { failure(text, .aria)?.description }

  @Test func `What is written is what is read, whatever it looks like`() throws {
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

  @Test func `Every way to write a text`() throws {
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
  func `Every end of a line`(end: String) throws {
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

  @Test func `A key stands once in an entry`() throws {
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

  @Test func `A few names cannot stand for an endless text`()
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
    // A name by itself makes nothing longer, and in a text both signs are characters.
    #expect(
      try lines("- &a button: \"*a and &a\"\n- link: 2 * a & *a") == [
        "button \"*a and &a\"", "link \"2 * a & *a\"",
      ]
    )
  }

  @Test func `A thousand entries may stand in each other`()
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
          == "line 1001, column \(1_000 * step + 1): entries are nested deeper than 1000"
      )
    }
  }

  @Test func `A hundred brackets may stand in each other`()
    throws
  {
    // What is written as [a: b] is a list with an entry, so each level is two.
    func nested(_ depth: Int) -> String {
      "- group \"g\": " + String(repeating: "[group \"g\": ", count: depth / 2) + "[button]"
        + String(repeating: "]", count: depth / 2)
    }
    #expect(try lines(nested(98)).count == 51)
    #expect(description(nested(100)) == "line 1, column 614: brackets are nested deeper than 100")
    // What was closed does not count.
    #expect(
      try lines(String(repeating: "- {list: [listitem: a]}\n", count: 200)).count == 400
    )
  }

  @Test func `Directives have an end`() throws {
    func text(_ count: Int, _ rest: String) -> String {
      (0..<count).map { "%TAG !a\($0)! tag:x\n" }.joined() + "---\n" + rest
    }
    #expect(try lines(text(1_000, "- !a7!b button")) == ["button"])
    #expect(
      description(text(1_001, "- button"))
        == "line 1001, column 1: there are more than 1000 directives"
    )
    // In a text they are words.
    #expect(
      try lines("- paragraph: \"" + String(repeating: "%TAG ", count: 2_000) + "\"").count == 1
    )
  }

  @Test func `Long and odd texts have an end`() {
    let length = 50_000
    for part in [
      "[", "{", "- ", "? ", ": ", "{a: ", "\t", "\"", "'", "*", "&", "!", "%", "|", "#", ",", "]",
      "a: ", "\u{FEFF}", "\u{2028}", "- \"\\", "-\t", "? -\n",
    ] {
      let text = String(repeating: part, count: length / part.utf8.count)
      for text in [text, "- " + text, "- a: " + text, "- \"" + text, "[\n" + text] {
        // Some open, most do not; none takes long, and what opens is a tree.
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

  @Test func `A stack need not be deep`() async throws {
    let text = String(repeating: "- ", count: 1_999) + "a"
    let message = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: failure(text, .aria)?.message) }
      thread.stackSize = 128 << 10
      thread.start()
    }
    #expect(message == "an entry must begin with a role, not a list")
  }
}
