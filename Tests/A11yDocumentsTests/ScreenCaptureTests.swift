// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

/// Tests for captures of phone screens and of apps built with other toolkits, including their spoken words and errors.
@Suite(.timeLimit(.minutes(30)))
struct ScreenCaptureTests {
  static let captures: [(name: String, format: DocumentFormat)] = [
    ("settings.uiautomator.xml", .uiautomator), ("checkout.xcuitest.xml", .webDriverAgent),
    ("failed-test.xcuitest.log", .xcuitest), ("timetable.compose.log", .compose),
    ("tickets.maestro.json", .maestro),
    ("departures.accessibilitysnapshot.json", .accessibilitySnapshot),
    ("counter.flutter.log", .flutter), ("ticket.reactnative.json", .reactNative),
    ("editor.accesskit.json", .accessKit), ("agent.aria.md", .aria),
  ]

  /// Returns the contents of an example.
  static func example(_ name: String) throws -> Data {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: root.appendingPathComponent("Examples/Screens/\(name)"))
  }

  @Test(arguments: captures)
  func `A capture is recognized by its content`(name: String, format: DocumentFormat) throws {
    let document = try Document(data: Self.example(name))
    #expect(document.format == format)
    #expect(try document.heard.isEmpty == false)
  }

  // MARK: Android

  private func uiautomator(_ nodes: String) throws -> Document {
    try Document("<?xml version='1.0'?><hierarchy rotation=\"0\">\(nodes)</hierarchy>")
  }

  private func node(_ attributes: String, _ children: String = "") -> String {
    "<node \(attributes)>\(children)</node>"
  }

  @Test func `The words inside a row that can be clicked belong to the row`() throws {
    let row = node(
      #"class="android.widget.LinearLayout" clickable="true""#,
      node(#"class="android.widget.TextView" text="Wi-Fi""#)
        + node(#"class="android.widget.TextView" text="Home &amp; garden""#)
        + node(#"class="android.widget.ImageButton" content-desc="Details" clickable="true""#)
    )
    #expect(try uiautomator(row).heard == ["Wi-Fi, Home & garden", "Details, button"])
  }

  @Test func `A check box that receives no clicks makes its row a check box`() throws {
    let row = node(
      #"class="android.widget.LinearLayout" clickable="true""#,
      node(#"class="android.widget.TextView" text="Alarm""#)
        + node(
          #"class="android.widget.CheckBox" checkable="true" checked="true" clickable="false""#
        )
    )
    #expect(try uiautomator(row).heard == ["Alarm, checkbox, checked"])
  }

  @Test func `An empty field that reports its hint as its text has no value`() throws {
    let fields =
      node(#"class="android.widget.EditText" text="Name" hint="Name" clickable="true""#)
      + node(#"class="android.widget.EditText" text="Ada" hint="Name" clickable="true""#)
      + node(
        #"class="android.widget.EditText" text="abc" password="true" clickable="true""#
      )
    let document = try uiautomator(fields)
    #expect(document.elements(.textField).map(\.value) == ["", "Ada"])
    #expect(document.elements(.secureTextField).map(\.value) == ["•••"])
    #expect(try !document.heard.joined().contains("abc"))
  }

  @Test func `Appium’s elements are named by their class`() throws {
    let document = try Document(
      """
      <hierarchy><android.widget.FrameLayout><android.widget.TextView text="Order" heading="true"/>\
      <android.widget.Button text="Pay" clickable="true" enabled="false"/></android.widget.FrameLayout></hierarchy>
      """
    )
    #expect(try document.heard == ["Order, heading", "Pay, dimmed, button"])
    #expect(!document.notices.contains { $0.message.contains("headings") })
  }

  @Test func `An app’s own class is recognized by the end of its name`() throws {
    let document = try uiautomator(
      node(#"class="com.google.android.material.button.MaterialButton" text="Go" clickable="true""#)
        + node(#"class="org.example.FancySwitch" content-desc="Night" checkable="true""#)
    )
    #expect(
      try document.heard.map { $0.components(separatedBy: ", double")[0] } == [
        "Go, button", "Night, switch button, off",
      ]
    )
  }

  @Test func `All windows of a display are read, each with its title`() throws {
    let document = try Document(
      """
      <displays><display id="0"><window index="0" title="Dialog"><hierarchy rotation="0">\
      <node class="android.widget.Button" text="OK" clickable="true"/></hierarchy></window></display></displays>
      """
    )
    #expect(document.format == .uiautomator)
    #expect(document.elements(.window).map(\.label) == ["Dialog"])
    #expect(document.elements(.button).map(\.label) == ["OK"])
  }

  @Test func `The last of several dumps in a log is read`() throws {
    func dump(_ name: String) -> String {
      "<hierarchy rotation=\"0\"><node class=\"android.widget.Button\" text=\"\(name)\" clickable=\"true\"/></hierarchy>"
    }
    let document = try Document(
      "starting\n\(dump("First"))\nUI hierchary dumped to: /dev/tty\n\(dump("Second"))\ndone\n"
    )
    #expect(try document.heard == ["Second, button"])
    #expect(
      document.notices.first?.message
        == "the text contains 2 dumps, but only the last complete one was read"
    )
  }

  @Test func `A truncated dump is refused at its end, unless a complete dump precedes it`() throws {
    let whole =
      "<hierarchy><node class=\"android.widget.Button\" text=\"A\" clickable=\"true\"/></hierarchy>"
    let cut = "<hierarchy>\n<node class=\"android.widget.Button\" te"
    #expect(failure(Data(cut.utf8))?.line == 2)
    #expect(try Document("\(whole)\n\(cut)").heard == ["A, button"])
  }

  @Test func `Compose’s merged children are read once, in order`() throws {
    let document = try Document(
      """
      Printing with useUnmergedTree = 'true'
      Node #1 at (l=0.0, t=0.0, r=100.0, b=100.0)px
       |-Node #2 at (l=0.0, t=0.0, r=100.0, b=50.0)px, Tag: 'row'
       | Role = 'Button'
       | Actions = [OnClick]
       | MergeDescendants = 'true'
       |  |-Node #3 at (l=0.0, t=0.0, r=50.0, b=50.0)px
       |  | Text = '[Ferry]'
       |  |-Node #4 at (l=50.0, t=0.0, r=100.0, b=50.0)px
       |    ContentDescription = '[late,
       by ten minutes]'
       |-Node #5 at (l=0.0, t=50.0, r=100.0, b=100.0)px
         Text = '[Bye]'
         LiveRegion = 'Polite'
         [Disabled]
      """
    )
    #expect(try document.heard == ["Ferry, late, by ten minutes, button", "Bye, dimmed"])
    #expect(document.element("Bye")?.details.live == .polite)
    #expect(document.elements(.button).first?.details.identifier == "row")
    #expect(
      document.elements(.button).first?.details.frame == Frame(x: 0, y: 0, width: 100, height: 50)
    )
  }

  // MARK: iOS

  @Test func `Compose’s dump is read from a comment and from a list of nodes`() throws {
    let comment = """
      // Printing with useUnmergedTree = 'false'
      // Node #1 at (l=0.0, t=0.0, r=10.0, b=10.0)px
      //  |-Node #4 at (l=0.0, t=0.0, r=5.0, b=10.0)px
      //  | ContentDescription = '[Overview]'
      //  | Role = 'Tab'
      """
    #expect(try Document(comment).heard == ["Overview, tab"])
    let list = """
          Printing with useUnmergedTree = 'false'
          1) Node #7 at (l=0.0, t=0.0, r=10.0, b=10.0)px
          Text = '[Hello]'
          Has 1 sibling
          2) Node #9 at (l=0.0, t=10.0, r=10.0, b=20.0)px
          Text = '[World]'
      """
    #expect(try Document(list).heard == ["Hello", "World"])
  }

  @Test func `A WebDriver response is read like the page source in it`() throws {
    let source =
      #"<XCUIElementTypeApplication><XCUIElementTypeButton label=\"Pay\"/></XCUIElementTypeApplication>"#
    let answer = #"{"value": "\#(source)", "sessionId": null}"#
    #expect(try Document(answer).heard == ["Pay, button"])
  }

  @Test func `The response of a tool for agents is read like the text in it`() throws {
    let text = #"{"type":"text","text":"Page\n```yaml\n- button \"Pay\"\n```"}"#
    for response in [
      #"{"content":[\#(text)]}"#, #"{"jsonrpc":"2.0","id":1,"result":{"content":[\#(text)]}}"#,
    ] {
      #expect(try Document(response).heard == ["Pay, button"])
    }
  }

  @Test func `An AccessKit update may be nested in another object`() throws {
    let text = #"{"update":{"nodes":[[1,{"role":"button","properties":{"label":"Pay"}}]]}}"#
    #expect(try Document(text).elements(.button).map(\.label) == ["Pay"])
  }

  @Test func `Only the author’s part of a snapshot’s hint is read`() throws {
    func hint(_ members: String) throws -> String? {
      try Document(
        "[{\"element\":{\"_0\":{\"label\":\"A\",\"traits\":[\"button\",\"switchButton\"],\(members)},\"traversalIndex\":0}}]"
      ).element("A")?.details.hint
    }
    #expect(try hint(#""hint":"Double tap to toggle setting.""#) == "")
    #expect(try hint(#""hint":"Saves power. Double tap to toggle setting.""#) == "Saves power")
    #expect(try hint(#""hint":"Saves power.""#) == "Saves power.")
    #expect(try hint(#""authoredHint":"Turns it on""#) == "Turns it on")
    #expect(try hint(#""authoredHint":null,"hint":"Double tap to toggle setting.""#) == "")
  }

  @Test func `A button inside a field is reached after the field, and a bar’s title is a heading`()
    throws
  {
    let source = """
      <XCUIElementTypeApplication><XCUIElementTypeNavigationBar name="Join">
        <XCUIElementTypeOther name="Join" label="Join"/></XCUIElementTypeNavigationBar>
        <XCUIElementTypeSecureTextField label="Password">
          <XCUIElementTypeButton label="Show"><XCUIElementTypeImage label="Eye"/></XCUIElementTypeButton>
        </XCUIElementTypeSecureTextField>
        <XCUIElementTypeStaticText name="At least eight letters."/>
        <XCUIElementTypeStaticText name="error_label"/>
      </XCUIElementTypeApplication>
      """
    #expect(
      try Document(source).heard
        == [
          "Join, heading", "Password, secure text field, double tap to edit", "Show, button",
          "At least eight letters.",
        ]
    )
  }

  @Test func `An element that an app made accessible hides the elements inside it`() throws {
    let document = try Document(
      """
      <AppiumAUT><XCUIElementTypeApplication label="A"><XCUIElementTypeCell label="Row, 3 new" accessible="true">\
      <XCUIElementTypeButton label="inside" accessible="true"/></XCUIElementTypeCell>\
      <XCUIElementTypeStaticText label="decoration" accessible="false"/>\
      <XCUIElementTypeOther accessible="false" visible="false"><XCUIElementTypeButton label="Shown" accessible="true" \
      visible="true"/></XCUIElementTypeOther></XCUIElementTypeApplication></AppiumAUT>
      """
    )
    #expect(try document.heard == ["Row, 3 new", "Shown, button"])
  }

  @Test func `A label with apostrophes, commas and line breaks is read whole`() throws {
    let document = try Document(
      """
      Application, 0x1, pid: 2, label: 'App'
        Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x3, {{1.0, 2.0}, {3.0, 4.0}}, identifier: 'it', label: 'Don't, ever', Selected
          TextView, 0x4, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Note', value: one, two
          StaticText, 0x5, {{1.0, 2.0}, {3.0, 4.0}}, label: 'A
      B'
      """
    )
    #expect(document.element("Don't, ever")?.states.isSelected == true)
    #expect(
      document.element("Don't, ever")?.details.frame == Frame(x: 1, y: 2, width: 3, height: 4)
    )
    #expect(document.element("Note")?.value == "one, two")
    #expect(document.elements(.staticText).map(\.label) == ["A\nB"])
  }

  @Test func `An alert confines the cursor`() throws {
    let document = try Document(
      """
      Application, 0x1, pid: 2, label: 'App'
        Button, 0x2, {{0, 0}, {1, 1}}, label: 'Behind'
        Alert, 0x3, {{0, 0}, {1, 1}}, label: 'Delete?'
          StaticText, 0x4, {{0, 0}, {1, 1}}, label: 'Delete?'
          Button, 0x5, {{0, 0}, {1, 1}}, label: 'Cancel'
      """
    )
    let heard = try document.heard
    #expect(!heard.contains { $0.contains("Behind") })
    #expect(heard.last?.contains("Cancel, button") == true)
  }

  @Test func `The query after a description is not read`() throws {
    let document = try Document(
      """
      Element subtree:
       →Application, 0x1, pid: 2, label: 'App'
          Button, 0x2, {{0, 0}, {1, 1}}, label: 'Real'
      Path to element:
       →Application, 0x1, pid: 2, label: 'App'
      Query chain:
       →Find: Target Application 'org.example'
        Output: {
          Application, 0x1, pid: 2, label: 'App'
        }
        ↪︎Find: Descendants matching type Button
          Output: {
            Button, 0x2, {{0, 0}, {1, 1}}, label: 'Real'
          }
      """
    )
    #expect(try document.heard == ["Real, button"])
    #expect(!document.notices.contains { $0.message.contains("descriptions") })
  }

  @Test func `Elements of a snapshot are in VoiceOver’s order, with traits as names or bits`()
    throws
  {
    let document = try Document(
      """
      [{"element":{"_0":{"label":"Second","traits":1},"traversalIndex":1}},
       {"element":{"_0":{"label":"First","traits":["header"]},"traversalIndex":0}}]
      """
    )
    #expect(document.format == .accessibilitySnapshot)
    #expect(try document.heard == ["First, heading", "Second, button"])
  }

  // MARK: Other toolkits

  @Test func `A React Native element is read with the words inside it`() throws {
    let document = try Document(
      """
      [{"type":"View","props":{"accessible":true,"role":"checkbox","aria-checked":"mixed"},"children":[
        {"type":"Text","props":{},"children":["All ",{"type":"Text","props":{},"children":["12"]}," files"]},
        {"type":"View","props":{"aria-hidden":true},"children":[{"type":"Text","props":{},"children":["no"]}]}]},
       {"type":"View","props":{"accessible":false,"accessibilityLabel":"no"},"children":["loose"]}]
      """
    )
    #expect(try document.heard == ["All 12 files, checkbox, mixed", "loose"])
  }

  @Test func `A password in React Native is never read`() throws {
    let document = try Document(
      #"{"type":"TextInput","props":{"secureTextEntry":true,"value":"hunter2"},"children":null}"#
    )
    #expect(document.elements(.secureTextField).map(\.value) == ["•••••••"])
  }

  @Test func `A Flutter node is placed inside its parent, and a merged node is not read again`()
    throws
  {
    let document = try Document(
      """
      SemanticsNode#0
       │ Rect.fromLTRB(10.0, 20.0, 110.0, 120.0)
       ├─SemanticsNode#1
       │ │ Rect.fromLTRB(1.0, 2.0, 3.0, 4.0)
       │ │ flags: hasCheckedState, isChecked, isInMutuallyExclusiveGroup
       │ │ label: "Return"
       │ └─SemanticsNode#2
       │     merged up ⬆️
       │     label: "Return"
       └─SemanticsNode#3
           label: "Bye"
           value: "a "b""
      done
      """
    )
    #expect(document.element("Return")?.details.frame == Frame(x: 11, y: 22, width: 2, height: 2))
    #expect(document.element("Return")?.role == .radio)
    #expect(document.element("Bye")?.value == #"a "b""#)
    #expect(try document.heard.count == 2)
  }

  @Test func `AccessKit’s flags and actions are read as bits and as names`() throws {
    let document = try Document(
      """
      {"nodes":[[1,{"role":"window","properties":{"children":[2,3,9]}}],
        [2,{"role":"switch","actions":1,"flags":512,"properties":{"label":"A","toggled":"false"}}],
        [3,{"role":"slider","actions":["increment","decrement"],"label":"B","numericValue":3.0,
            "minNumericValue":0.0,"maxNumericValue":4.0}]],
       "tree":{"root":1},"focus":1}
      """
    )
    #expect(document.element("A")?.states.isDisabled == true)
    #expect(document.element("A")?.states.checked == .off)
    #expect(document.element("B")?.actions == [.increment, .decrement])
    #expect(document.element("B")?.value == "3")
    #expect(
      document.notices.map(\.message) == [
        "a child is missing, possibly because the update contains only part of a tree"
      ]
    )
  }

  // MARK: Bad input

  @Test(arguments: [
    (
      "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><hierarchy><node text=\"&x;\"/></hierarchy>",
      DocumentFormat.uiautomator, "line 1, column 12: the XML is not well-formed: undefined entity"
    ),
    (
      "<hierarchy><node text=\"&x;\"/></hierarchy>", .uiautomator,
      "line 1, column 12: the XML is not well-formed: undefined entity"
    ),
    (
      "<hierarchy><node></hierarchy>", .uiautomator,
      "line 1, column 20: the XML is not well-formed: mismatched tag"
    ),
    (
      "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>", .uiautomator,
      "line 1, column 40: a document type declaration is not allowed"
    ),
    (
      "<window/>", .uiautomator,
      "line 1, column 1: the root element is \"window\", not \"hierarchy\""
    ),
    (
      "<AppiumAUT><b/></AppiumAUT>", .webDriverAgent,
      "line 1, column 12: \"b\" is not an element type"
    ),
    ("{\"attributes\":{}", .maestro, "line 1, column 17: the text ends unexpectedly"),
    ("[]", .maestro, "the outermost object has neither \"attributes\" nor \"elements\""),
    (
      "{\"nodes\":[[1]]}", .accessKit,
      "line 1, column 11: entry 1 in the list of nodes does not consist of an identifier and a node"
    ),
    (
      "{\"nodes\":[[1,{\"properties\":{\"children\":[1]}}]]}", .accessKit,
      "node \"1\" is a child of more than one node"
    ),
    ("{\"nodes\":[]}", .accessKit, "the root node is not in the list of nodes"),
    (
      "[{\"other\":1}]", .accessibilitySnapshot,
      "line 1, column 2: a node is neither an element nor a container"
    ),
    ("7", .reactNative, "the outermost value is neither a node nor a list of nodes"),
    (
      "nothing", .compose,
      "no line begins with \"Node #\", which marks a node in Compose's semantics tree"
    ),
    ("nothing", .flutter, "no line describes a root node, such as \"SemanticsNode#0\""),
    (
      "nothing", .xcuitest,
      "no description of an element was found; it begins with a line such as \"Application, 0x…, label: 'Name'\""
    ),
  ])
  func `An unreadable capture is refused with the position of the mistake`(
    text: String,
    format: DocumentFormat,
    message: String
  ) {
    #expect(failure(Data(text.utf8), format)?.description == message)
  }

  @Test(arguments: [
    ("<hierarchy bounds=\"[0,0][-5,1e999]\"><node bounds=\"[a]\" class=\"\" text=\"A\u{1B}[2J\u{202E}\"/></hierarchy>"),
    ("<hierarchy><node bounds=\"[9,9][1,1]\" class=\"x\" text=\"A\"/></hierarchy>"),
  ])
  func `False bounds and labels with escape sequences are read safely`(text: String) throws {
    // A control character is not allowed in XML, so only the second capture opens.
    guard let document = try? Document(text) else { return }
    for change in document.tree.changes {
      if let frame = change.element.details.frame { #expect(frame.width >= 0 && frame.height >= 0) }
    }
  }

  @Test(arguments: [
    DocumentFormat.uiautomator, .webDriverAgent, .maestro, .reactNative, .xcuitest, .compose,
  ])
  func `A capture can be nested a hundred thousand levels deep`(format: DocumentFormat) throws {
    let depth = format == .xcuitest || format == .compose ? 2_000 : 100_000
    func nested(_ open: String, _ middle: String, _ close: String) -> String {
      String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
    }
    let text =
      switch format {
      case .uiautomator: "<hierarchy>\(nested("<node class=\"a\">", "", "</node>"))</hierarchy>"
      case .webDriverAgent:
        "<AppiumAUT>\(nested("<XCUIElementTypeOther>", "", "</XCUIElementTypeOther>"))</AppiumAUT>"
      case .maestro: nested("{\"attributes\":{},\"children\":[", "", "]}")
      case .reactNative: nested("{\"type\":\"View\",\"props\":{},\"children\":[", "\"x\"", "]}")
      case .compose:
        (0..<depth).map { String(repeating: " ", count: $0) + "|-Node #\($0) at (l=0" }.joined(
          separator: "\n"
        )
        .replacing("|-Node #0 ", with: "Node #0 ", maxReplacements: 1)
      default:
        (0..<depth).map { String(repeating: " ", count: $0) + "Other, 0x1, {{0, 0}, {1, 1}}" }
          .joined(separator: "\n")
      }
    let document = try Document(data: Data(text.utf8), format: format)
    #expect(document.tree.changes.count >= depth)
  }

  @Test func `A damaged capture is refused or forms a tree`() throws {
    var random = SplitMix(state: 0x0A11_5C12)
    var opened = 0
    let count = MutationTests.count / 5
    for (name, format) in Self.captures {
      let seed = try Self.example(name)
      for _ in 0..<count {
        guard
          let document = try? Document(data: MutationTests.damage(seed, &random), format: format)
        else { continue }
        opened += 1
        #expect(throws: Never.self) {
          try AccessibilityTree(document.tree, readingOrder: document.readingOrder)
        }
      }
    }
    #expect(opened > count)
  }
}
