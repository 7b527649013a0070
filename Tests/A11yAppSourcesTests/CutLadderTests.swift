// SPDX-License-Identifier: MIT

import Testing

@testable import A11yAppSources

@Suite("Removable parts of a source file that does not compile", .timeLimit(.minutes(30)))
struct CutLadderTests {
  /// Returns the pieces of code that contain the first occurrence of a string, each as its kind followed by its text.
  private func pieces(_ text: String, around mark: String) throws -> [String] {
    let ladder = CutLadder(text)
    let place = try #require(text.firstRange(of: mark))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let token = try #require(ladder.token(at: offset))
    return ladder.units(at: token).map { "\($0.kind.rawValue) \($0.text)" }
  }

  /// Returns the text of the file after the first piece of the given kind that contains a string has been replaced.
  private func cut(_ text: String, around mark: String, _ kind: CutUnit.Kind) throws -> String {
    let ladder = CutLadder(text)
    let place = try #require(text.firstRange(of: mark))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let token = try #require(ladder.token(at: offset))
    let unit = try #require(ladder.units(at: token).first { $0.kind == kind })
    let cut = ladder.cut(unit, name: "X")
    #expect(ladder.unit(of: cut) == unit)
    #expect(SourceCut(line: cut.line) == cut)
    let source = AppSource(text, for: .iOS, cuts: [cut])
    #expect(source.text.count { $0 == "\n" } == text.count { $0 == "\n" })
    return source.text
  }

  private static let view = """
    struct Recipe: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          LazyImage(url: recipe.image) { state in
            state.image
          }
          .frame(width: 1)
          .shimmer(active: isOpen)
          if isOpen { Text("Open") }
        }
        .navigationTitle("Recipe")
      }
    }
    """

  @Test func `Pieces grow from a view in a builder through its modifiers up to the whole file`()
    throws
  {
    let found = try pieces(Self.view, around: "LazyImage")
    #expect(
      found.map { $0.prefix { $0 != " " } } == [
        "view", "view", "view", "view", "body", "declaration", "type", "declaration", "file",
      ]
    )
    #expect(found[0] == "view LazyImage(url: recipe.image) { state in state.image }")
    #expect(found[1].hasPrefix("view LazyImage(url: recipe.image) { state in state.image } .frame"))
    #expect(found[3].hasPrefix("view VStack {"))
  }

  @Test func `A view is replaced, but its modifiers are kept`() throws {
    let text = try cut(Self.view, around: "LazyImage", .view)
    #expect(text.contains("    VStack {\n      _CutView(\"X\")\n\n\n      .frame(width: 1)"))
  }

  @Test func `A modifier is replaced, but its view is kept`() throws {
    let text = try cut(Self.view, around: "shimmer", .modifier)
    #expect(text.contains(".frame(width: 1)\n      ._cutModifier(\"X\")\n      if isOpen"))
  }

  @Test func `A body is replaced by a placeholder, and other functions return an empty value`()
    throws
  {
    #expect(
      try cut(Self.view, around: "LazyImage", .body).contains(
        "var body: some View { _CutView(\"X\") }"
      )
    )
    let text = """
      func a() -> Int { if b { return c() }; return 1 }
      func d() throws -> T { let x = c2(); return x }
      func e() { let x = c3(); x() }
      var f: String { get { let x = c4(); return x } set { c5(newValue).x = 1 } }
      """
    #expect(try cut(text, around: "c()", .body).contains("func a() -> Int { return _cut(\"X\") }"))
    #expect(
      try cut(text, around: "c2", .body).contains("func d() throws -> T { throw _CutError(\"X\") }")
    )
    #expect(try cut(text, around: "c3", .body).contains("func e() { _cutStatement(\"X\") }"))
    #expect(try cut(text, around: "c4", .body).contains("{ get { return _cut(\"X\") } set {"))
    #expect(try cut(text, around: "c5", .body).contains("set { _cutStatement(\"X\") } }"))
  }

  @Test func `Statements outside builders are removed unless they declare names`() throws {
    let text = """
      func save() {
        Analytics.log("saved")
        let file = Storage.open()
        guard let x = Other.y else { return }
        store(file, x)
      }
      """
    #expect(
      try cut(text, around: "Analytics", .statement).contains(
        "{\n  _cutStatement(\"X\")\n  let file"
      )
    )
    #expect(
      try pieces(text, around: "Storage").map { $0.prefix { $0 != " " } }
        == ["value", "body", "declaration", "file"]
    )
    #expect(
      try pieces(text, around: "Other").map { $0.prefix { $0 != " " } }
        == ["body", "declaration", "file"]
    )
  }

  @Test func `Actions of buttons and modifiers are not view builders`() throws {
    let text = """
      struct V: View {
        var body: some View {
          Button { track() } label: { Icon(name: 1) }
            .onTapGesture { Haptics.play() }
        }
      }
      """
    #expect(try pieces(text, around: "track").first == "value track()")
    #expect(try pieces(text, around: "Icon").first == "view Icon(name: 1)")
    #expect(try pieces(text, around: "Haptics").first == "value Haptics.play()")
  }

  @Test func `A condition and an argument are values`() throws {
    let text = """
      struct V: View {
        var body: some View {
          if Flags.isOn, b { Text(Strings.title, comment: c) }
        }
      }
      """
    #expect(try cut(text, around: "Flags", .value).contains("if _cut(\"X\"), b {"))
    #expect(try cut(text, around: "Strings", .value).contains("Text(_cut(\"X\"), comment: c)"))
  }

  @Test(arguments: [
    ("struct A: B {}", "B", "struct A  {}"),
    ("struct A: B, C {}", "B", "struct A:   C {}"),
    ("struct A: B, C {}", "C", "struct A: B  {}"),
    ("class A<T: P>: Q<T, T>, R where T: S {}", "Q", "class A<T: P>:   R where T: S {}"),
    ("extension A: @unchecked Sendable {}", "Sendable", "extension A  {}"),
  ]) func `A conformance is removed with its comma`(text: String, name: String, result: String)
    throws
  {
    #expect(try cut(text, around: name, .conformance) == result)
  }

  @Test func `Directives that are partly inside a piece are removed with it`() throws {
    let text = """
      struct V: View {
        var body: some View {
          Text("a")
          #if os(iOS)
            .lost()
          #endif
          Text("b")
        }
      }
      """
    let result = try cut(text, around: "Text(\"a\")", .body)
    #expect(result.contains("var body: some View { _CutView(\"X\") }"))
    #expect(!result.contains("#endif"))
    let modifier = try cut(text, around: "lost", .modifier)
    #expect(
      modifier.contains("#if true\n        ._cutModifier(\"X\")\n      #endif")
        || modifier.contains("._cut")
    )
    #expect(modifier.contains("#endif"))
  }

  @Test func `An unknown wrapper is removed, and its property gets an initial value`() throws {
    #expect(
      try cut("class A { @Injected var b: B }", around: "Injected", .attribute)
        == "class A { var b: B = .init() }"
    )
    #expect(
      try cut("class A { @Injected var b: B? }", around: "Injected", .attribute)
        == "class A { var b: B? = nil }"
    )
    #expect(try cut("@Reducer struct A { }", around: "Reducer", .attribute) == " struct A { }")
  }

  @Test func `A recorded piece is found again after lines have moved, and ignored when it is gone`()
    throws
  {
    let ladder = CutLadder(Self.view)
    let cut = SourceCut(
      kind: .modifier,
      place: "Recipe.body",
      text: ".shimmer(active: isOpen)",
      name: "shimmer"
    )
    #expect(ladder.unit(of: cut) != nil)
    let moved = Self.view.replacing("struct Recipe", with: "// one\n\nimport A\nstruct Recipe")
    #expect(AppSource(moved, for: .iOS, cuts: [cut]).text.contains("._cutModifier(\"shimmer\")"))
    let gone = Self.view.replacing(".shimmer(active: isOpen)", with: "")
    #expect(AppSource(gone, for: .iOS, cuts: [cut]).text == gone)
  }

  @Test func `Equal pieces are distinguished by their number`() throws {
    let text = "func f() {\n  log(1)\n  log(1)\n}"
    let ladder = CutLadder(text)
    let cut = SourceCut(kind: .statement, place: "f()", text: "log(1)", number: 2, name: "log")
    #expect(ladder.unit(of: cut) != nil)
    #expect(
      AppSource(text, for: .iOS, cuts: [cut]).text
        == "func f() {\n  log(1)\n  _cutStatement(\"log\")\n}"
    )
  }

  @Test func `Positions in the compiled text map back to the app’s file`() throws {
    let text = "let a = Bad.b; let c = d"
    let cut = SourceCut(kind: .value, place: "a", text: "Bad.b", name: "A long name")
    let source = AppSource(text, for: .iOS, cuts: [cut])
    let place = try #require(source.text.firstRange(of: "d")?.lowerBound)
    let offset = source.text.utf8.distance(from: source.text.startIndex, to: place)
    #expect(source.original(offset) >= 0)
    let end = source.text.utf8.count - 1
    #expect(source.original(end) == text.utf8.count - 1)
    #expect(source.original(9) == 8)
  }

  @Test func `Names in other scripts are kept, and untrusted names are made harmless`() throws {
    let text = "struct 料理: View { var body: some View { 画像(1) } }"
    #expect(try pieces(text, around: "画像").first == "view 画像(1)")
    let cut = SourceCut(kind: .view, place: "料理.body", text: "画像(1)", name: "a\"\\(x)\n")
    #expect(AppSource(text, for: .iOS, cuts: [cut]).text.contains("_CutView(\"a(x)\")"))
  }

  @Test(arguments: [
    "struct A {", "}}}}", "func (", "\"\\(\\(", "/* /* ", "#if", "@", "struct", "var x: ", "case",
    "init(", "\"\"\"", "a.b.c..", "extension : {}", "if {", "switch x { case", "r#\"", "#/",
    "get {",
    "let x = {", "class A: {", "enum E { case a(", "@available(", "import", "}{", "\u{0}\u{1}",
  ]) func `Text that is not Swift causes no crash`(text: String) {
    for text in [text, text + "\n" + Self.view, Self.view + text] {
      let ladder = CutLadder(text)
      for token in -1...ladder.tokens.all.count {
        for unit in ladder.units(at: token) {
          let cut = ladder.cut(unit, name: "X")
          _ = AppSource(text, for: .iOS, cuts: [cut])
        }
        _ = ladder.initial(at: token)
        _ = ladder.conformance(to: "A", at: token)
        _ = ladder.argumentCount(after: token)
      }
      _ = ladder.viewBodies
      _ = ladder.imports
      _ = ladder.units(line: -1, column: 0)
    }
  }
}
