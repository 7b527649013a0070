// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

/// Tests for documents that cannot be opened, and for the resulting errors.
@Suite(.timeLimit(.minutes(30)))
struct BadInputTests {
  @Test(arguments: DocumentFormat.allCases)
  func `Empty and binary files are refused`(format: DocumentFormat) {
    for data in [Data(), Data(" \n\t\n".utf8), Data([0xEF, 0xBB, 0xBF])] {
      #expect(failure(data)?.description == "the file is empty")
      #expect(failure(data, format)?.description == "the file is empty")
    }
    let faults = [
      (Data([0xFF, 0xFE, 0x00]), "line 1, column 1: the file is not UTF-8 text"),
      (Data("- a\n- é".utf8) + [0xC3, 0x28], "line 2, column 4: the file is not UTF-8 text"),
      (Data("- a\0".utf8), "line 1, column 4: the text contains a null byte"),
    ]
    for (data, fault) in faults {
      #expect(failure(data)?.description == fault)
      #expect(failure(data, format)?.description == fault)
    }
  }

  @Test func `Numbers that are out of range and values of the wrong type are refused`() throws {
    func message(_ text: String) -> String? { failure(Data(text.utf8), .native)?.description }
    let start =
      #"{"format":"a11ynav","version":1,"root":"0","elements":[{"id":"0","role":"heading","label":"A","level":"#
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    for (value, words) in [
      ("0.5", "expected a whole number, but found a fraction"),
      ("1e999", "the number is too large"), ("99999999999999999999", "the number is too large"),
      ("\"1\"", "expected a whole number"), ("true", "expected a whole number"),
      ("{}", "expected a whole number"), (deep, "expected a whole number"),
    ] {
      #expect(message(start + value + "}]}") == "line 1, column \(start.count + 1): \(words)")
    }
    for value in ["null", "2.0", "2e0", "2,\"new\":\(deep)"] {
      _ = try Document(data: Data((start + value + "}]}").utf8), format: .native)
    }
  }

  @Test func `An invalid level is reported and ignored`() throws {
    for level in ["-1", "0", "256", "99999"] {
      let native = """
        {"format":"a11ynav","version":1,"root":"0","elements":[
        {"id":"0","role":"heading","label":"A","level":\(level)}]}
        """
      let document = try Document(data: Data(native.utf8))
      #expect(document.notices.map(\.description) == ["unknown level \"\(level)\""])
      #expect(document.tree.changes[0].element.level == nil)
      let aria = try Document(data: Data("- heading \"A\" [level=\(level)]\n".utf8))
      #expect(aria.notices.contains { $0.message.contains("level=\(level)") })
    }
  }

  @Test(arguments: [
    ("{\n\"format\": \"other\"}", 2, 11), ("{\n\"format\": \"a11ynav\",\n \"version\": 2}", 3, 13),
    ("{\"format\":\"a11ynav\",\"version\":1,\n\"root\":\"x\",\"elements\":[]}", 2, 8),
    (
      "{\"format\":\"a11ynav\",\"version\":1,\"root\":\"0\",\"elements\":[\n"
        + "{\"id\":\"0\",\"role\":\"group\"},\n {\"id\":\"0\",\"role\":\"group\"}]}", 3, 2
    ),
    (
      "{\"format\":\"a11ynav\",\"version\":1,\"root\":\"0\",\"elements\":[\n"
        + "{\"id\":\"0\",\"role\":\"group\",\"children\":[\"7\"]}]}", 2, 1
    ),
    (
      "{\"format\":\"a11ynav\",\"version\":1,\"root\":\"0\",\"elements\":[\n"
        + "{\"id\":\"0\",\"role\":\"group\"},\n\n{\"id\":\"1\",\"role\":\"group\"}]}", 4, 1
    ),
    (
      "{\"format\":\"a11ynav\",\"version\":1,\"root\":\"0\",\n\"readingOrder\":\n{\"rowThreshold\":-1},"
        + "\"elements\":[{\"id\":\"0\",\"role\":\"group\"}]}", 3, 1
    ),
  ])
  func `Mistakes in a native document are reported with their position`(
    _ text: String,
    line: Int,
    column: Int
  ) {
    let error = failure(text, .native)
    #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
  }

  @Test func `Files above the size limit are refused`() {
    let data = Data(count: Document.sizeLimit + 1)
    #expect(
      failure(data)?.description == "the file is larger than 256 MB, the maximum that can be opened"
    )
  }

  @Test func `Unsupported formats are refused by name`() {
    #expect(
      failure("<svg/>")?.description
        == "this XML is in an unknown format; the known formats are "
        + DocumentFormat.allCases.map(\.rawValue).joined(separator: ", ")
    )
    let known = DocumentFormat.allCases.map(\.rawValue).joined(separator: ", ")
    for text in ["hello", "# a comment\nhello"] {
      #expect(
        failure(text)?.description
          == "the text is in an unknown format; the known formats are " + known
      )
    }
    for text in ["{\"a\":1}", "{\"role\":\"RootWebArea\",\"children\":[]}", "[[7]]"] {
      #expect(
        failure(text)?.description == "this JSON is in an unknown format; the known formats are "
          + known
      )
    }
    #expect(failure("{\"a\":1")?.description == "line 1, column 7: the text ends unexpectedly")
    #expect(
      failure("// Jest Snapshot v1, https://goo.gl/fbAQLP\n\nexports[`a 1`] = `<View />`;")?
        .description
        == "a Jest snapshot cannot be read; write JSON.stringify(render(…).toJSON()) to a file instead"
    )
    #expect(
      failure("{\"nodes\":[{\"id\":1,\"role\":\"button\"}],\"tree\":{\"rootId\":1}}")?.description
        == "line 1, column 11: an entry is an object, as in versions of AccessKit before 0.16, which cannot be read; an entry must consist of an identifier and a node"
    )
  }

  @Test(arguments: [
    ("- list:\n  - button \"Oar", 2, 12, "the name has no closing quotation mark"),
    (
      "- list:\n  - button Oar", 2, 12,
      "\"button\" must be followed by a name in quotes or an attribute in brackets"
    ),
    ("- button \"a\" [level=2", 1, 14, "[level has no closing bracket"),
    ("- button [=2]", 1, 10, "[ must be followed by an attribute's name"),
    ("- list:\n  - \"\"", 2, 6, "a role is missing"),
    ("- link /a", 1, 8, "the pattern has no closing slash"),
    ("- list:\n   - a\n  - b", 3, 3, "while parsing a block mapping, did not find expected key"),
    (
      "- list:\n  - text: \"Oar", 2, 15,
      "while scanning a quoted scalar, found unexpected end of stream"
    ),
    ("- list: [a", 2, 1, "while parsing a flow sequence, did not find expected ',' or ']'"),
    ("- - a", 1, 3, "an entry must begin with a role, not a list"),
    (
      "- a\n---\n- b", 2, 1,
      "expected a single document in the stream, but found another document"
    ),
    ("- list:\n    a: b", 2, 5, "the content of an entry must be text or a list"),
    ("- text: *x", 1, 9, "found undefined alias"),
  ])
  func `Incomplete and invalid snapshots are refused`(
    text: String,
    line: Int,
    column: Int,
    message: String
  ) {
    let error = failure(text, .aria)
    #expect(error?.message == message)
    #expect(error?.line == line)
    #expect(error?.column == column)
  }

  @Test(arguments: [
    ("{\"nodes\":[\n{\"nodeId\":\"1\"", 2, 14, "the text ends unexpectedly"),
    ("{\"nodes\":[{\"nodeId\":\"1", 1, 21, "the text ends inside this string"),
    ("{\"nodes\":[\n{\"nodeId\" \"1\"}]}", 2, 11, "a colon is missing"),
    ("{\"nodes\":[{}\n{}]}", 2, 1, "a comma or ] is missing"),
    ("{\"nodes\":[tru]}", 1, 11, "a value is missing"),
    ("{\"nodes\":[]} x", 1, 14, "there is text after the end of the document"),
    ("{nodes:[]}", 1, 2, "a quoted key is missing"),
    ("[", 1, 2, "the text ends unexpectedly"),
    ("{\"é\":\n\"👍", 2, 1, "the text ends inside this string"),
  ])
  func `Incomplete and invalid JSON is refused`(
    text: String,
    line: Int,
    column: Int,
    message: String
  ) {
    for format in [DocumentFormat.chrome, .native] {
      let error = failure(text, format)
      #expect(error?.message == message)
      #expect(error?.line == line)
      #expect(error?.column == column)
    }
  }

  @Test func `Chrome nodes that do not form a tree are refused`() {
    let button = Chrome.node("button", "a")
    #expect(failure("{\"nodes\":[]}")?.message == "the list of nodes is empty")
    #expect(
      failure("{\"nodes\":[\(button)]}")?.message
        == "there is no root, because every node has a parent"
    )
    #expect(failure(Chrome.page(button, button))?.message == "two nodes have the id \"2\"")
    #expect(
      failure(Chrome.page(Chrome.node("list", "", children: ["7"])))?.message
        == "node \"2\" refers to a child, \"7\", that does not exist"
    )
    #expect(
      failure(Chrome.page(Chrome.node("list", "", children: ["2"])))?.message
        == "node \"2\" has two parents or is its own descendant"
    )
    #expect(
      failure(
        Chrome.page(
          button,
          Chrome.node("list", "", id: "3", children: ["4"]),
          Chrome.node("list", "", id: "4", children: ["3"])
        )
      )?.message
        == "node \"3\" is its own descendant"
    )
    #expect(
      failure("[{\"nodeId\":\"\\q\"}]")?.description
        == "line 1, column 14: this character does not begin a valid escape sequence"
    )
    #expect(failure("[{}]", .chrome)?.message == "entry 1 in the list of nodes has no nodeId")
    #expect(
      failure("[{\"nodeId\":1},[2]]")?.message == "entry 2 in the list of nodes has no nodeId"
    )
  }

  @Test func `Native elements that do not form a tree are refused`() {
    func document(_ elements: String, root: String = "0") -> String {
      "{\"format\":\"a11ynav\",\"version\":1,\"root\":\"\(root)\",\"elements\":[\(elements)]}"
    }
    let leaf = "{\"id\":\"0\",\"role\":\"button\"}"
    #expect(failure(document(leaf, root: "1"))?.message == "the tree has no root")
    #expect(failure(document("\(leaf),\(leaf)"))?.message == "two elements have the id \"0\"")
    #expect(
      failure(document("{\"id\":\"x\",\"role\":\"button\"}"))?.message
        == "element \"x\": \"x\" is not an id such as \"12\""
    )
    #expect(
      failure(document("{\"id\":\"0\",\"role\":\"list\",\"children\":[\"3\"]}"))?.message
        == "element 0 refers to a child, 3, that does not exist"
    )
    #expect(
      failure(document("{\"id\":\"4000000000\",\"role\":\"list\"}", root: "4000000000"))?.message
        == "element \"4000000000\": ids must be consecutive, starting at 0"
    )
    #expect(
      failure(document("\(leaf),{\"id\":\"1\"}"))?.description
        == "line 1, column 83: elements[1] lacks \"role\""
    )
    #expect(
      failure(document("{\"id\":\"0\",\"role\":\"cell\",\"cell\":{\"row\":1}}"))?.description
        == "line 1, column 87: the cell lacks \"column\""
    )
    #expect(
      failure(document("{\"id\":\"0\",\"role\":\"list\",\"children\":[\"1\",2]}"))?.description
        == "line 1, column 96: expected a string"
    )
    #expect(
      failure("{\"format\":\"a11ynav\",\"version\":2}")?.message
        == "version 2 of the format is not supported; only version 1 is supported"
    )
  }

  @Test func `Nesting beyond the limit is refused`() throws {
    var deep = ""
    for depth in 0..<1_100 { deep += String(repeating: "  ", count: depth) + "- list:\n" }
    #expect(failure(deep)?.message == "entries are nested deeper than 1000 levels")
    #expect(
      failure(String(repeating: "- ", count: 20_000))?.message
        == "entries are nested deeper than 1000 levels"
    )
    #expect(
      failure("- a: " + String(repeating: "[", count: 20_000))?.message
        == "brackets are nested deeper than 100 levels"
    )
    #expect(
      failure(String(repeating: "[", count: 200_000))?.message == "the text ends unexpectedly"
    )
    let closed = String(repeating: "[", count: 9_999) + String(repeating: "]", count: 9_999)
    #expect(
      failure(closed, .chrome)?.message
        == "entry 1 in the list of nodes has no nodeId"
    )
    #expect(failure(chain(10_001))?.message == "nodes are nested deeper than 10000 levels")
    #expect(try Document(chain(9_990)).element("end")?.role == .button)
  }

  /// Returns a Chrome capture with nested lists.
  private func chain(_ depth: Int) -> String {
    var nodes = (2..<depth).map { id in
      "{\"nodeId\":\"\(id)\",\"parentId\":\"1\",\"role\":{\"value\":\"list\"},\"childIds\":[\"\(id + 1)\"]}"
    }
    nodes.append(Chrome.node("button", "end", id: "\(depth)"))
    return
      "{\"nodes\":[{\"nodeId\":\"1\",\"role\":{\"value\":\"RootWebArea\"},\"childIds\":[\"2\"]},\(nodes.joined(separator: ","))]}"
  }

  @Test func `Unknown roles, properties and values are ignored with a notice`()
    throws
  {
    let document = try Document(
      "- sparkle \"A\" [shiny] [level=x]\n- sparkle: B\n- button \"C\":\n  - /magic: x"
    )
    #expect(
      document.complaints.map(\.description) == [
        "unknown role \"sparkle\" (2 times)", "unknown attribute \"[shiny]\"",
        "unknown attribute \"[level=x]\"", "unknown property \"/magic\"",
      ]
    )
    #expect(try Outline(document).lines == ["generic \"A\"", "text \"B\"", "button \"C\""])
    let chrome = try Document(
      Chrome.page(
        Chrome.node("Sparkle", "A", children: ["3"]),
        Chrome.node("StaticText", "B", id: "3")
      )
    )
    #expect(chrome.notices == [DocumentNotice("unknown role \"Sparkle\"")])
    let native = try Document(
      #"{"format":"a11ynav","version":1,"new":1,"root":"0","elements":[{"id":"0","role":"sparkle","glow":2,"states":["shiny"],"traits":["x"],"actions":["y"],"popup":"z","label":"L"}]}"#
    )
    #expect(
      native.notices.map(\.message) == [
        "unknown key \"new\"", "unknown key \"glow\"", "unknown role \"sparkle\"",
        "unknown trait \"x\"", "unknown action \"y\"", "unknown state \"shiny\"",
        "unknown popup \"z\"",
      ]
    )
    #expect(native.tree.changes[0].element.role == .generic)
  }

  @Test func `A thousand unknown words do not cause a thousand notices`() throws {
    let document = try Document((0..<1_000).map { "- sparkle\($0)" }.joined(separator: "\n"))
    #expect(document.notices.count == 201)
    #expect(document.notices.last?.description == "further notices (800 times)")
  }
}
