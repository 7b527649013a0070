// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

/// Tests for dumps in the logs of tools that add a prefix to each line.
@Suite(.timeLimit(.minutes(30)))
struct DumpInLogTests {
  private static let compose = [
    "Printing with useUnmergedTree = 'false'",
    "Node #1 at (l=0.0, t=0.0, r=10.0, b=10.0)px",
    " |-Node #2 at (l=0.0, t=0.0, r=5.0, b=10.0)px",
    " | Text = '[Pay]'",
    " | Role = 'Button'",
    " |-Node #3 at (l=5.0, t=0.0, r=10.0, b=10.0)px",
    "   Text = '[Total]'",
  ]

  private static let xcuitest = [
    "Attributes: Application, 0x1, pid: 2, label: 'App'",
    "Element subtree:",
    " →Application, 0x1, pid: 2, label: 'App'",
    "    Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}",
    "      Button, 0x3, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Pay'",
    "    StaticText, 0x4, {{1.0, 9.0}, {3.0, 4.0}}, label: 'Total'",
    "Path to element:",
    " →Application, 0x1, pid: 2, label: 'App'",
  ]

  private static let flutter = [
    "SemanticsNode#0",
    " │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)",
    " │",
    " ├─SemanticsNode#1",
    " │   flags: isButton",
    " │   label: \"Pay\"",
    " │",
    " └─SemanticsNode#2",
    "     label: \"Total\"",
  ]

  private static let uiautomator = [
    "<?xml version='1.0'?>", "<hierarchy rotation=\"0\">",
    "  <node class=\"android.widget.Button\"",
    "    text=\"Pay\"/>", "  <node class=\"android.widget.TextView\" text=\"Total\"/>",
    "</hierarchy>",
  ]

  /// The lines of a log. The number in the prefix increases from line to line.
  private static let prefixes: [@Sendable (Int) -> String] = [
    { _ in "" }, { _ in "> " }, { _ in "// " }, { _ in "\t\t" }, { _ in "noNews  : " },
    { _ in "D/MyTag: " }, { _ in "##[error]" }, { _ in "web_1  | " }, { _ in "flutter: " },
    { "2024-05-01T10:00:0\($0).1234567Z " }, { "[14:05:0\($0)]: ▸ " }, { "01:02:0\($0) " },
    { "2024-05-01 10:00:00.12\($0)  1234-5678  SEMANTICS   com.example.app   D  " },
    { "05-01 10:00:00.12\($0)  1234  5678 D SEMANTICS: " },
    { "2024-05-01T10:00:0\($0).1234567Z ##[error]I/flutter ( 1234): " },
    { "\u{1B}_bk;t=171456000000\($0)\u{7}" }, { "    t = \($0 * 3).00s " },
    { String(repeating: " ", count: $0 < 2 ? 5 : 4) + "\($0 * 5)\t" },
  ]

  private func log(_ dump: [String], _ prefix: (Int) -> String) throws -> Document {
    let before = ["starting", "TEST FAILED in 3.5 s"].map { prefix(0) + $0 }
    let after = [prefix(8) + "done"]
    let lines = dump.enumerated().map { prefix($0.offset) + $0.element }
    return try Document((before + lines + after).joined(separator: "\r\n"))
  }

  @Test(arguments: prefixes.indices)
  func `A dump is read from a log with any prefix`(_ number: Int) throws {
    let prefix = Self.prefixes[number]
    for (dump, format) in [
      (Self.compose, DocumentFormat.compose), (Self.xcuitest, .xcuitest), (Self.flutter, .flutter),
      (Self.uiautomator, .uiautomator),
    ] {
      let document = try log(dump, prefix)
      #expect(document.format == format)
      #expect(try document.heard == ["Pay, button", "Total"])
      #expect(document.notices.filter { !$0.isAboutFormat } == [])
    }
  }

  @Test func `A dump whose lines are padded with spaces, as in Android Studio, is read`() throws {
    for (dump, prefix) in [(Self.compose, "D  "), (Self.flutter, "10:00 I/flutter (7): ")] {
      let padding = String(repeating: " ", count: prefix.count)
      let lines = dump.enumerated().map { ($0.offset == 0 ? prefix : padding) + $0.element }
      #expect(try Document(lines.joined(separator: "\n")).heard == ["Pay, button", "Total"])
    }
  }

  @Test func `Only the first line of a dump may have a prefix`() throws {
    let lines = ["Tree: " + Self.flutter[0]] + Self.flutter.dropFirst()
    #expect(try Document(lines.joined(separator: "\n")).heard == ["Pay, button", "Total"])
  }

  @Test func `The last of several dumps is read, and a notice gives their number`() throws {
    for dump in [Self.compose, Self.flutter, Self.xcuitest] {
      let other = dump.map { $0.replacing("Pay", with: "Old") }
      let document = try Document((other + ["I/Other: text"] + dump).joined(separator: "\n"))
      #expect(try document.heard == ["Pay, button", "Total"])
      #expect(
        document.notices.map(\.message).contains(
          "the log contains 2 screen descriptions, but only the last one was read"
        )
      )
    }
  }

  @Test func `A dump that a debugger or a server printed as a string is read`() throws {
    for dump in [Self.compose, Self.xcuitest, Self.flutter, Self.uiautomator] {
      let string = dump.joined(separator: "\\n").replacing("\"", with: "\\\"")
        .replacing("'Pay'", with: #"\'Pay \u266a \"now\"\'"#)
      for text in [
        "(lldb) po app.debugDescription\n\"\(string)\"\n",
        "GET /source 200 {\"value\":\"\(string)\",\"sessionId\":\"1\"}\nnext",
        "{\"level\":\"info\",\"message\":\"\(string)\"}",
      ] {
        #expect(
          try Document(text).heard.map { $0.replacing(" ♪ \"now\"", with: "") } == [
            "Pay, button", "Total",
          ]
        )
      }
    }
  }

  @Test func `A dump is read from a test report in XML`() throws {
    for dump in [Self.compose, Self.xcuitest, Self.flutter] {
      let text = dump.joined(separator: "\n").replacing("'", with: "&apos;")
        .replacing("\"", with: "&quot;")
      for report in [
        "<testsuite><testcase><failure>Not found\n\(text)\n</failure></testcase></testsuite>",
        "<testsuite><testcase><failure message=\"No:&#10;\(text.replacing("\n", with: "&#xA;"))&#10;\"/></testcase></testsuite>",
        "<testsuite><testcase><failure><![CDATA[\(text)\n]]></failure></testcase></testsuite>",
      ] {
        #expect(try Document(report).heard == ["Pay, button", "Total"])
      }
    }
  }

  @Test(arguments: [
    "[[[app.windows element] tap];", "{\"a\": not json}", "{\"level\":\"info\"}", "- heading: x: y",
    "<testsuite>", "<p>",
  ])
  func `A log may begin like JSON, XML or YAML`(first: String) throws {
    for dump in [Self.compose, Self.xcuitest, Self.flutter] {
      let text = ([first] + dump).joined(separator: "\n")
      #expect(try Document(text).heard == ["Pay, button", "Total"])
    }
  }

  @Test func `The description of a single element is not opened as a screen`() throws {
    let document = try Document(
      """
      Element debug description:
      Attributes: TextField, 0x1, {{21.0, 620.0}, {388.0, 22.0}}
      Element subtree:
       →TextField, 0x1, {{21.0, 620.0}, {388.0, 22.0}}, label: 'Name'
      Path to element:
       →Application, 0x2, pid: 3, label: 'Shop'
      """
    )
    #expect(document.elements(.textField).map(\.label) == ["Name"])
    #expect(
      document.notices.first?.message
        == "the description covers only one element, \"TextField\", not the whole screen"
    )
  }

  @Test func `A description by Xcode 9 and earlier is read`() throws {
    let document = try Document(
      """
      Element subtree:
       →Window 0x60: traits: 8589934592, {{0.0, 0.0}, {320.0, 568.0}}
          Other 0x61: traits: 8589934592, {{0.0, 0.0}, {320.0, 253.0}}
            Button 0x62: traits: 8589934857, {{0.0, 0.0}, {106.0, 38.0}}, label: 'It's on'
            StaticText 0x63: traits: 65536, {{0.0, 40.0}, {106.0, 38.0}}, label: 'Times'
      """
    )
    #expect(try document.heard == ["selected, It's on, dimmed, button", "Times, heading"])
    #expect(
      document.elements(.button).first?.details.frame == Frame(x: 0, y: 0, width: 106, height: 38)
    )
  }
}
