// SPDX-License-Identifier: MIT

import A11yJSON
import Testing

@testable import A11yMacroExpansion

@Suite("Expansions of a11ynav’s Swift macros", .timeLimit(.minutes(30)))
struct MacroTests {
  private func use(
    _ type: String,
    _ source: String,
    role: String = "declaration",
    declaration: String? = nil,
    context: String? = nil
  ) -> MacroUse {
    func syntax(_ text: String) -> JSONValue {
      let place: [String: JSONValue] = [
        "fileID": .string("App/Form.swift"), "fileName": .string("/x/Form.swift"), "line": 7,
        "offset": 100, "column": 1,
      ]
      return .object(["source": .string(text), "location": .object(place)])
    }
    var message: [String: JSONValue] = [
      "macro": .object(["typeName": .string(type), "name": .string("x")]),
      "macroRole": .string(role), "discriminator": .string("$s3App"), "syntax": syntax(source),
    ]
    if let declaration { message["declSyntax"] = syntax(declaration) }
    if let context { message["lexicalContext"] = .array([syntax(context)]) }
    return MacroUse(.object(message))
  }

  @Test("A preview’s arguments and body are kept as written")
  func preview() throws {
    let source = "@available(iOS 17, *)\n#Preview(\"A ) \\\" B\", traits: .x) { Text(\"}\") }"
    let expanded = try PreviewMacro.expand(use("PreviewMacro", source))
    #expect(expanded.contains("@available(iOS 17, *)"))
    #expect(expanded.contains("SwiftUI.Preview(\"A ) \\\" B\", traits: .x) { Text(\"}\") }"))
    #expect(expanded.contains("{ \"App/Form.swift\" }"))
    #expect(expanded.contains("{ 7 }"))
    #expect(expanded.contains("struct $s3App7PreviewfMu_"))
  }

  @Test("Previewable variables become properties, and all other statements keep their order")
  func previewable() throws {
    let source = """
      #Preview {
        @Previewable @State var a = ["}"] // {
        let b = 1
        @Previewable @FocusState private var c: Bool; Text("\\(b)")
      }
      """
    let expanded = try PreviewMacro.expand(use("PreviewMacro", source))
    #expect(expanded.contains("    @State var a = [\"}\"]\n"))
    #expect(expanded.contains("    @FocusState private var c: Bool\n"))
    #expect(!expanded.contains("@Previewable"))
    let body = try #require(expanded.split(separator: "var body").last)
    #expect(body.contains("let b = 1"))
    #expect(body.contains("Text(\"\\(b)\")"))
  }

  @Test("A widget preview keeps all of its closures")
  func widget() throws {
    let source = "#Preview(\"W\", as: .systemSmall) { W() } timeline: { a; b }"
    let expanded = try PreviewMacro.expand(use("PreviewMacro", source))
    #expect(expanded.contains("(\"W\", as: .systemSmall) { W() } timeline: { a; b }"))
  }

  @Test(
    "An @Entry property uses the key type for the extended type",
    arguments: [
      ("extension EnvironmentValues {}", "EnvironmentKey"),
      ("extension SwiftUI.Transaction {}", "TransactionKey"),
      ("/* x */ public extension ContainerValues {}", "ContainerValueKey"),
    ]
  )
  func entry(_ context: String, _ key: String) throws {
    let entry = use(
      "EntryMacro",
      "@Entry",
      role: "peer",
      declaration: "var a = 1.5",
      context: context
    )
    let expanded = try EntryMacro.expand(entry)
    #expect(expanded.contains("struct __Key_a: SwiftUI.\(key)"))
    #expect(expanded.contains("static var defaultValue: Swift.Double { 1.5 }"))
  }

  @Test("A focused value’s key uses the wrapped type")
  func focused() throws {
    let entry = use(
      "EntryMacro",
      "@Entry",
      role: "peer",
      declaration: "var a: Binding<String>?",
      context: "extension FocusedValues {}"
    )
    #expect(try EntryMacro.expand(entry).contains("typealias Value = Binding<String>"))
  }

  @Test(
    "Incorrect use of a macro causes an error that explains the correct use",
    arguments: [
      ("let a = 1", "extension EnvironmentValues {}", "can only be applied to a variable"),
      ("var a: Int { 1 }", "extension EnvironmentValues {}", "computed"),
      ("var a = 1, b = 2", "extension EnvironmentValues {}", "one variable at a time"),
      ("var a: Int", "extension EnvironmentValues {}", "default value"),
      ("var a = 1", "struct Other {}", "extension of EnvironmentValues"),
      ("var a: Int", "extension FocusedValues {}", "optional"),
    ]
  )
  func misuse(_ declaration: String, _ context: String, _ words: String) {
    let entry = use(
      "EntryMacro",
      "@Entry",
      role: "peer",
      declaration: declaration,
      context: context
    )
    #expect { try EntryMacro.expand(entry) } throws: {
      ($0 as? Misuse)?.message.contains(words) == true
    }
  }

  @Test("An invalid message from the compiler is answered with an error")
  func answers() {
    for text in [
      "", "[]", "{\"a\":{}}", "{\"expandFreestandingMacro\":{}}", "{\"a\":",
      String(repeating: "[", count: 100_000),
    ] {
      #expect(Plugin.answer(to: Array(text.utf8)).text.contains("\"severity\":\"error\""))
    }
    let capability = Plugin.answer(to: Array("{\"getCapability\":{}}".utf8)).text
    #expect(capability.contains("\"protocolVersion\":7"))
  }

  @Test("The model actor macro adds a container and a context, and accepts only actors")
  func modelActor() throws {
    let actor = use("ModelActorMacro", "@ModelActor", role: "member", declaration: "actor Store {}")
    let members = try ModelActorMacro.expand(actor)
    #expect(members.contains("init(modelContainer: SwiftData.ModelContainer)"))
    #expect(members.contains("nonisolated let modelExecutor: any SwiftData.ModelExecutor"))
    #expect(throws: Misuse.self) {
      try ModelActorMacro.expand(
        use("ModelActorMacro", "@ModelActor", role: "member", declaration: "class Store {}")
      )
    }
  }

  @Test func `A generable structure has its stored variables as properties`() throws {
    let declaration = """
      @Generable public struct A: Equatable, Codable {
        @Guide(description: "}, b: Int") var a: [String: Pair<Int, B>]? = nil
        let `case`: B // a comment
        var id: GenerationID
        static var c: Int = 1
        let d: Int = 1
        var e: Int { 1 }
        var f = true { didSet { print("}") } }
        func g() { var h: Int = 1 }
      }
      """
    let members = try GenerableMacro.expand(
      use("GenerableMacro", "@Generable", role: "member", declaration: declaration)
    )
    #expect(members.contains("public var a: [String: Pair<Int, B>]?.PartiallyGenerated?\n"))
    #expect(members.contains("public var `case`: B.PartiallyGenerated?\n"))
    #expect(members.contains("public var id: GenerationID\n"))
    #expect(members.contains("public var f: Swift.Bool.PartiallyGenerated?\n"))
    #expect(members.contains("Swift.Identifiable, Swift.Equatable {"))
    for name in ["c", "d", "e", "h"] { #expect(!members.contains("var \(name)")) }
    let added = try GenerableMacro.expand(
      use("GenerableMacro", "@Generable", role: "extension", declaration: declaration)
    )
    #expect(added.contains("self.`case` = try content.value(forProperty: \"case\")"))
    #expect(added.contains("[\"a\": self.a, \"case\": self.`case`, \"f\": self.f], id: id)"))
  }

  @Test func `A generable enumeration is written as its raw text, or as a case with its values`()
    throws
  {
    let plain = try GenerableMacro.expand(
      use(
        "GenerableMacro",
        "",
        role: "extension",
        declaration: "enum A: String { case a = \"x y\", `in`\n  case b }"
      )
    )
    #expect(plain.contains("case \"x y\": self = .a\n"))
    #expect(plain.contains("case \"in\": self = .`in`\n"))
    #expect(plain.contains("case .b: \"b\".generatedContent\n"))
    let held = try GenerableMacro.expand(
      use(
        "GenerableMacro",
        "",
        role: "extension",
        declaration: "indirect enum A { case a(Pair<Int, B>), b(c: Int, D), e }"
      )
    )
    #expect(held.contains("self = .a(try content.value(forProperty: \"value\"))"))
    #expect(held.contains("case .b(let part0, let part1):"))
    #expect(held.contains("[\"c\": part0, \"_1\": part1]"))
    #expect(
      held.contains("case .e: FoundationModels.GeneratedContent(properties: [\"case\": \"e\"])")
    )
  }

  @Test(arguments: [
    "class A {}", "", "struct A { var a, b: Int }", "struct A { var a = b }", "protocol A {}",
  ])
  func `A declaration that cannot be generable is an error`(_ declaration: String) {
    #expect(throws: Misuse.self) {
      try GenerableMacro.expand(use("GenerableMacro", "", role: "member", declaration: declaration))
    }
  }

  @Test(arguments: [
    "struct A { case", "enum A { case", "enum A { case a(", "enum A { case a =", "struct A { var",
    "enum A { case a, }", "struct A {",
  ])
  func `A truncated declaration is expanded up to its end`(_ declaration: String) throws {
    #expect(
      try !GenerableMacro.expand(
        use("GenerableMacro", "", role: "member", declaration: declaration)
      ).isEmpty
    )
  }
}
