// SPDX-License-Identifier: MIT

import A11yAppSources
import Testing

@testable import A11yProjects

@Suite("Choosing which code to cut, based on the compiler’s errors", .timeLimit(.minutes(30)))
struct CutPlanTests {
  /// Passes errors, each specified by the text at its position, to a plan. Returns the text to compile and the plan.
  private func compiled(
    _ text: String,
    recorded: CutFile = CutFile(),
    _ passes: [(mark: String, message: String)]...
  ) throws -> (text: String, plan: CutPlan) {
    var plan = CutPlan(of: "Shop", for: .iOS, texts: ["A.swift": text], recorded: recorded)
    for (number, marks) in passes.enumerated() {
      let source = try #require(plan.files["A.swift"]?.source)
      let errors = try marks.map { mark, message in
        let place = try #require(source.text.firstRange(of: mark)?.lowerBound)
        let before = source.text[..<place]
        let line = before.count { $0 == "\n" } + 1
        let column = before.utf8.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
        return CompilerError(path: "A.swift", line: line, column: column, message: message)
      }
      let isChanged = plan.take(errors, in: ["A.swift": source], pass: number + 1)
      #expect(isChanged)
    }
    return (try #require(plan.files["A.swift"]?.source.text), plan)
  }

  private static let view = """
    struct Recipe: View {
      var body: some View {
        VStack {
          LazyImage(url: a).shimmer()
          Text("b")
        }
      }
    }
    """

  @Test func `If a view is missing, only the view itself is cut`() throws {
    let (text, plan) = try compiled(
      Self.view,
      [("LazyImage", "cannot find 'LazyImage' in scope")]
    )
    #expect(text == Self.view.replacing("LazyImage(url: a)", with: "_CutView(\"LazyImage\")"))
    #expect(plan.files["A.swift"]?.entries.map(\.error) == ["cannot find 'LazyImage' in scope"])
  }

  @Test func `If a cut causes another error, a larger piece is cut, and finally the whole body`()
    throws
  {
    let again = [("_Cut", "ambiguous use of '_Cut'")]
    let first = [("LazyImage", "cannot find 'LazyImage' in scope")]
    let (second, _) = try compiled(Self.view, first, again)
    #expect(second.contains("VStack {\n      _CutView(\"LazyImage\")\n      Text(\"b\")"))
    let (fifth, _) = try compiled(Self.view, first, again, again, again)
    #expect(fifth.contains("var body: some View { _CutView(\"LazyImage\") }"))
  }

  @Test func `Code whose error may follow from another error is not cut immediately`() throws {
    let (text, _) = try compiled(
      Self.view,
      [
        ("LazyImage", "cannot find 'LazyImage' in scope"),
        ("Text", "generic parameter 'Content' could not be inferred"),
      ]
    )
    #expect(text.contains("Text(\"b\")"))
  }

  @Test func `A missing type gets a stand-in that fits the app’s uses of it`() throws {
    let (text, plan) = try compiled(
      "let a: Box<Int, [String]>?\nlet b: any Sync",
      [
        ("Box", "cannot find type 'Box' in scope"), ("Sync", "cannot find type 'Sync' in scope"),
      ]
    )
    #expect(text == "let a: Box<Int, [String]>?\nlet b: any Sync")
    #expect(
      plan.standIns.map(\.text) == [
        "public struct Box<T0, T1>: _CutType { public init() {} }", "public protocol Sync {}",
      ]
    )
  }

  @Test func `A missing protocol or wrapper is removed from the declaration`() throws {
    let (text, _) = try compiled(
      "class A: Base, Sync { @Injected var b: B }",
      [
        ("Sync", "cannot find type 'Sync' in scope"), ("Injected", "unknown attribute 'Injected'"),
      ]
    )
    #expect(text == "class A: Base  { var b: B = .init() }")
  }

  @Test func `A value that the placeholder cannot replace is created with its own initializer`()
    throws
  {
    let (text, _) = try compiled(
      "class A { init() { b = Pool.resolve() } }",
      [("Pool", "cannot find 'Pool' in scope")],
      [("_cut", "no exact matches in call to global function '_cut'")]
    )
    #expect(text == "class A { init() { b = .init() } }")
  }

  @Test func `A recorded cut is reused if its error recurs, and always if it is marked as kept`()
    throws
  {
    var recorded = CutFile()
    recorded.files["A.swift"] = [
      CutFile.Entry(
        cut: SourceCut(kind: .body, place: "Recipe.body", text: "", name: "LazyImage"),
        error: "before"
      )
    ]
    let (text, _) = try compiled(
      Self.view,
      recorded: recorded,
      [("LazyImage", "cannot find 'LazyImage' in scope")]
    )
    #expect(text.contains("var body: some View { _CutView(\"LazyImage\") }"))
    let (other, _) = try compiled(Self.view, recorded: recorded)
    #expect(other == Self.view)
    recorded.files["A.swift"]?[0].isKept = true
    let (kept, _) = try compiled(Self.view, recorded: recorded)
    #expect(kept.contains("var body: some View { _CutView(\"LazyImage\") }"))
  }

  @Test func `Cuts for errors that only followed from other errors can be withdrawn`() throws {
    let (_, plan) = try compiled(
      Self.view,
      [("Text", "generic parameter 'Content' could not be inferred")]
    )
    #expect(plan.hasDoubtful)
    #expect(plan.withoutDoubtful.files["A.swift"]?.source.text == Self.view)
  }
}
