// SPDX-License-Identifier: MIT

import Testing

@testable import A11yAppSources

@Suite("Rewriting an app’s files for compilers without Objective-C", .timeLimit(.minutes(30)))
struct AppSourceTests {
  private func text(_ text: String, for platform: ApplePlatform = .iOS) -> String {
    AppSource(text, for: platform).text
  }

  @Test func `Platform conditions are resolved for the app’s own system`() {
    let source = """
      #if os(iOS) || os( watchOS )
      #elseif !os(macOS) && DEBUG
      #if targetEnvironment(simulator)
      #if canImport(AppKit)
      #if canImport(UIKit)
      """
    #expect(
      text(source) == """
        #if true || false
        #elseif !false && DEBUG
        #if true
        #if false
        #if canImport(UIKit)
        """
    )
    #expect(
      text(source, for: .macOS) == """
        #if false || false
        #elseif !true && DEBUG
        #if false
        #if canImport(AppKit)
        #if false
        """
    )
    #expect(text("#if os(OSX)", for: .macOS) == "#if true")
  }

  @Test(arguments: [
    ("@objc func close() {}", " func close() {}"),
    ("@objc(closePage:) public func close() {}", " public func close() {}"),
    ("@IBAction private func close() {}", " private func close() {}"),
    ("let a = #selector(close)", "let a = Selector(\"close\", close)"),
    (
      "#selector(UIResponder.resignFirstResponder)",
      "Selector(\"resignFirstResponder\", UIResponder.resignFirstResponder)"
    ),
    (
      "#selector(Page.add(_:to:)), x)",
      "Selector(\"add:to:\", Page.add(_:to:)), x)"
    ),
    ("#selector(Page.add(row:))", "Selector(\"addWithRow:\", Page.add(row:))"),
    ("#selector(getter: Page.title)", "Selector(\"title\")"),
    ("#keyPath(Page.author.name)", "\"author.name\""),
    ("#keyPath(name)", "\"name\""),
    (
      "override public init(entity: NSEntityDescription, insertInto context: C?) {}",
      "required public init(entity: NSEntityDescription, insertInto context: C?) {}"
    ),
    ("override init(frame: CGRect) {}", "override init(frame: CGRect) {}"),
  ])
  func `Objective-C syntax is rewritten`(_ source: String, _ wanted: String) {
    #expect(text(source) == wanted)
  }

  @Test(arguments: [
    ("@NSManaged var name: String?", " var name: String?", "name"),
    ("@NSManaged public var isRead: Bool // so far", " public var isRead: Bool", "isRead"),
    (
      "@NSManaged public private(set) var tags: [String : Int]?;",
      " public private(set) var tags: [String : Int]?", "tags"
    ),
    (
      "@objc @NSManaged open var `default`: Set<Item>}", "  open var `default`: Set<Item>",
      "default"
    ),
    ("@NSManaged\n  var a: (Int,\n  Int)?\n  var b = 1", "\n  var a: (Int,\n  Int)?", "a"),
  ])
  func `A managed variable gets accessors`(source: String, declaration: String, key: String) {
    let accessors = " { get { _managed(\"\(key)\") } set { _setManaged(newValue, \"\(key)\") } }"
    #expect(text(source).hasPrefix(declaration + accessors))
    #expect(text(source).count(where: \.isNewline) == source.count(where: \.isNewline))
  }

  @Test(arguments: [
    (
      "@objc(addBooksObject:)\n@NSManaged public func addToBooks(_ value: Book)",
      "\n public func addToBooks(_ value: Book) { _add(value, to: \"books\") }"
    ),
    (
      "@NSManaged public func removeFromBooks(_ values: NSSet)",
      " public func removeFromBooks(_ values: NSSet) { _remove(values, from: \"books\") }"
    ),
    (
      "@NSManaged func removeFromBooks(at idx: Int)",
      " func removeFromBooks(at idx: Int) { _remove(at: idx, from: \"books\") }"
    ),
    (
      "@NSManaged func insertIntoBooks(_ values: [Book], at indexes: NSIndexSet)",
      " func insertIntoBooks(_ values: [Book], at indexes: NSIndexSet)"
        + " { _insert(values, at: indexes, of: \"books\") }"
    ),
    (
      "@NSManaged func replaceBooks(at idx: Int, with value: Book)",
      " func replaceBooks(at idx: Int, with value: Book)"
        + " { _replace(at: idx, of: \"books\", with: value) }"
    ),
  ])
  func `A managed function gets a body`(source: String, wanted: String) {
    #expect(text(source) == wanted)
  }

  @Test(arguments: [
    "@NSManaged", "@NSManaged var", "@NSManaged var a", "@NSManaged var a = 1",
    "@NSManaged var a: Int { 1 }", "@NSManaged func addToBooks(", "@NSManaged func wake()",
    "@NSManaged func addTo(_ value: Int)", "@NSManaged let a: Int", "@NSManaged /* var a: Int */",
    "// @NSManaged var a: Int",
  ])
  func `Invalid managed declarations are left for the compiler to reject`(source: String) {
    #expect(text(source) == source)
  }

  @Test(arguments: [
    "// @objc #selector(a)", "/* @objc /* #if os(iOS) */ @objc */", "\"@objc #selector(a)\"",
    "\"\"\"\n  @objc\n  \"quoted\" #selector(a)\n  \"\"\"", "#\"@objc \"#", "\"\\(\"@objc\")\"",
    "@objcs func a()", "#selectors(a)", "#selector(a", "#if DEBUG", "let os = (1)", "\"@objc",
    "/* @objc", "\"\\(", "#", "@", "",
  ])
  func `Comments, strings, other names and incomplete source are unchanged`(_ source: String) {
    let read = AppSource(source, for: .iOS)
    #expect(read.text == source)
    #expect(!read.isChanged)
  }

  @Test func `Code inside a string interpolation is rewritten`() {
    #expect(
      text("\"a \\(f(#selector(b))) @objc\" @objc c")
        == "\"a \\(f(Selector(\"b\", b))) @objc\"  c"
    )
  }

  @Test func `Line numbers are kept, and errors name the app’s own file`() {
    let source = AppSource("import UIKit\n@objc\nfunc a() {}\n", for: .iOS)
    #expect(source.text.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(
      source.text(as: "/apps/My \"App\"/A.swift")
        == "#sourceLocation(file: \"/apps/My \\\"App\\\"/A.swift\", line: 1)\n" + source.text
    )
  }
}

@Suite("Imports inside conditional compilation directives", .timeLimit(.minutes(30)))
struct ImportedModulesTests {
  private func names(_ text: String) -> [String] {
    ImportedModules(in: text) { $0 != "ARKit" }.names
  }

  @Test(arguments: [
    ("#if true\nimport A\n#else\nimport B\n#endif\nimport C", ["A", "C"]),
    ("#if false\nimport A\n#elseif true\nimport B\n#else\nimport C\n#endif", ["B"]),
    ("#if true || X\nimport A\n#elseif true\nimport B\n#endif", ["A"]),
    ("#if DEBUG\nimport A\n#else\nimport B\n#endif", []),
    ("#if DEBUG\nimport A\n#elseif true\nimport B\n#else\nimport C\n#endif", []),
    ("#if canImport(ARKit)\nimport A\n#else\nimport B\n#endif", ["B"]),
    ("#if !canImport(ARKit) && (false || canImport(UIKit))\nimport A\n#endif", ["A"]),
    ("#if true\n#if false\nimport A\n#endif\nimport B\n#endif", ["B"]),
    ("@testable import A\npublic import struct B.C\nimport os.log", ["A", "B", "os"]),
    ("#endif\n#else\nimport A", ["A"]),
  ])
  func `Only imports in active branches are reported`(_ text: String, _ wanted: [String]) {
    #expect(names(text) == wanted)
  }

  @Test func `An entry point is recognized only in an active branch of a condition`() {
    #expect(ImportedModules(in: "#if true\n@main struct A {}\n#endif") { _ in true }.hasMain)
    #expect(!ImportedModules(in: "#if false\n@main struct A {}\n#endif") { _ in true }.hasMain)
  }

  @Test func `Deeply nested brackets in a condition are read`() {
    let brackets = String(repeating: "(", count: 100_000)
    #expect(names("#if \(brackets)true\nimport A\n#endif\nimport B") == ["B"])
  }
}
