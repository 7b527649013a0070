// SPDX-License-Identifier: MIT

import Testing

@testable import A11yMacroExpansion

@Suite("Parsing variable declarations in Swift source", .timeLimit(.minutes(30)))
struct VariableDeclarationTests {
  private func variable(_ source: String) throws -> VariableDeclaration {
    try #require(VariableDeclaration(in: TokenList(source)))
  }

  @Test("Commas and braces inside types and values do not end a variable declaration")
  func hostile() throws {
    let source =
      "@Entry public var `case`: [String: Dictionary<Int, (Int) -> Set<A>>] = [\"=,{\": [1: { $0 > 1 }]] // , b"
    let found = try variable(source)
    #expect(found.name == "case")
    #expect(found.type == "[String: Dictionary<Int, (Int) -> Set<A>>]")
    #expect(found.value == "[\"=,{\": [1: { $0 > 1 }]]")
    #expect(!found.declaresMore)
    #expect(found.attributes == ["@Entry"])
    #expect(found.modifiers == ["public"])
  }

  @Test("Declarations with several variables, observers or accessors are detected")
  func others() throws {
    #expect(try variable("var a = 1, b = 2").declaresMore)
    #expect(try variable("var a: Int { 3 }").accessors == " 3 ")
    let observed = try variable("var a = f { 1 } { didSet { g() } }")
    #expect(observed.value == "f { 1 }")
    #expect(observed.accessors?.contains("didSet") == true)
    #expect(try variable("@A(x: \")\") private(set) var a: B<C, D>?").type == "B<C, D>?")
  }

  @Test("A statement’s value ends at the line break, unless the next line continues it")
  func lines() throws {
    let list = TokenList("@Previewable @State var a = f(\n1)\n  .g()\nText(\"x\")")
    let found = try #require(VariableDeclaration(in: list))
    #expect(found.value == "f(\n1)\n  .g()")
    #expect(list[found.end].text == "Text")
  }
}
