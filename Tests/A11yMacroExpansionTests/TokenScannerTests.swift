// SPDX-License-Identifier: MIT

import Testing

@testable import A11yMacroExpansion

@Suite("Splitting Swift source into tokens", .timeLimit(.minutes(30)))
struct TokenScannerTests {
  private func texts(_ source: String) -> [String] { TokenScanner.tokens(of: source).map(\.text) }

  @Test("Comments are skipped, even if they are nested")
  func comments() {
    #expect(texts("a /* } /* { */ ) */ b // }\nc") == ["a", "b", "c"])
  }

  @Test(
    "A string literal is a single token, whatever it contains",
    arguments: [
      #""plain } \" quote""#, #""\(f("}", { $0 }))""#, ##"#"raw " \(no) }"#"##,
      ##"#"raw \#(yes("}"))"#"##, "\"\"\"\n  } \"quoted\" \\(a)\n  \"\"\"", #""""#, ##"#""#"##,
    ]
  )
  func strings(_ literal: String) {
    #expect(texts("\(literal) after") == [literal, "after"])
  }

  @Test("A regular expression literal is a single token, but a division is not")
  func regularExpressions() {
    #expect(texts("let r = /[{\"]/ + 1").contains("/[{\"]/"))
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
  }

  @Test(
    "Truncated source code is scanned to its end",
    arguments: ["\"open", "\"\\(", "/* open", "#\"", "\"\"\"", "`a", "\\", "\u{0}", "é«»", "/a"]
  )
  func unfinished(_ source: String) {
    #expect(texts(source).joined().count <= source.count)
  }
}
