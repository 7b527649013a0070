// SPDX-License-Identifier: MIT

import A11yTree

/// A reader for the semantics of a Compose screen, in the format of `printToLog` and `printToString`.
///
/// The description of a node begins with `Node #4 at (l=0.0, t=63.0, r=1080.0, b=210.0)px, Tag: 'x'`, after a `|-` that
/// is indented according to the node's depth. Each property is on its own line.
struct ComposeReader: DocumentReader {
  static let fileEnding = "compose.txt"

  private var screen = AndroidScreen()
  /// The indentation of each open node, outermost first.
  private var columns: [Int] = []
  /// The node whose properties are being read.
  private var view: AndroidView?
  /// A property whose text continues on the next line.
  private var unfinished: (name: String, value: String)?
  private var isRecognized = false

  static func recognizes(_ text: DocumentOpening) -> Bool {
    text.isLog(with: "Printing with useUnmergedTree")
      || text.isLog(with: "Node #") && text.contains(" at (l=")
  }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    let lines = LogLines(text, dumpStart: start).lines
    let dumps = lines.indices.filter { isStart(lines[$0]) }
    var reader = ComposeReader()
    if let notice = LogLines.notice(forDumps: dumps.count) { reader.screen.note(notice) }
    for line in lines[(dumps.last ?? lines.startIndex)...] { reader.read(line) }
    reader.finishNode()
    guard reader.isRecognized else {
      throw DocumentError(
        "no line begins with \"Node #\", which marks a node in Compose's semantics tree"
      )
    }
    return reader.screen.document(
      .compose,
      lacking: "an item's position in a list, or the results of custom actions"
    )
  }

  /// Returns the offset in a line at which a screen's description begins, either with its heading or with a node that
  /// is not inside another node.
  private static func start(in line: ArraySlice<UInt8>) -> Int? {
    if let heading = line.firstRange(of: "Printing with useUnmergedTree") {
      return heading.lowerBound
    }
    guard let node = line.firstRange(of: "Node #") else { return nil }
    var before = line[..<node.lowerBound]
    if before.last == UInt8(ascii: "-") { return nil }
    // If there are several nodes, each node is numbered.
    if before.suffix(2).elementsEqual(") ".utf8) {
      let digits = before.dropLast(2).reversed().prefix { (0x30...0x39).contains($0) }
      if !digits.isEmpty { before = before.dropLast(2 + digits.count) }
    }
    let isAtStart = before.withoutIndentation.isEmpty
    return isAtStart || line[node.upperBound...].firstRange(of: " at (l=") != nil
      ? before.endIndex : nil
  }

  /// Returns whether a line begins a dump, either with a node without `|-` or with the first of several numbered nodes.
  private static func isStart(_ line: LogLines.Line) -> Bool {
    let words = line.text.withoutIndentation
    return words.starts(with: "Node #".utf8) || words.starts(with: "1) Node #".utf8)
  }

  /// Returns the text that describes a node or a property, without the characters that draw the tree and without the
  /// number of a numbered node.
  private static func body(of words: String) -> Substring {
    let body = words.drop { $0 == " " || $0 == "\t" || $0 == "|" || $0 == "-" }
    let number = body.prefix { $0.isNumber }
    return number.isEmpty || !body[number.endIndex...].hasPrefix(") Node #")
      ? body : body[number.endIndex...].dropFirst(2)
  }

  private mutating func read(_ line: LogLines.Line) {
    let words = line.words
    let body = Self.body(of: words)
    if let begun = unfinished, !body.hasPrefix("Node #") {
      let value = begun.value + "\n" + words
      unfinished = words.hasSuffix("'") ? nil : (begun.name, value)
      if unfinished == nil { set(begun.name, String(value.dropLast())) }
      return
    }
    unfinished = nil
    if body.hasPrefix("Node #") {
      finishNode()
      begin(String(body), column: words.distance(from: words.startIndex, to: body.startIndex))
      return
    }
    guard view != nil else { return }
    if body.hasPrefix("["), body.hasSuffix("]") {
      for name in body.dropFirst().dropLast().split(separator: ",") {
        set(name.trimmed, nil)
      }
    } else if let equals = body.firstRange(of: " = ") {
      let name = String(body[..<equals.lowerBound])
      let value = body[equals.upperBound...]
      if !value.hasPrefix("'") {
        set(name, String(value))
      } else if value.hasSuffix("'"), value.count > 1 {
        set(name, String(value.dropFirst().dropLast()))
      } else {
        unfinished = (name, String(value.dropFirst()))
      }
    }
  }

  private mutating func begin(_ head: String, column: Int) {
    isRecognized = true
    while let last = columns.last, last >= column { columns.removeLast() }
    screen.end(toDepth: columns.count)
    columns.append(column)
    var view = AndroidView()
    view.knowsHeadings = true
    if let bounds = head.firstRange(of: "(l="),
      let end = head[bounds.upperBound...].firstIndex(of: ")")
    {
      let edges = head[bounds.lowerBound..<end].dropFirst().split(separator: ",").map {
        Double($0.trimmed.dropFirst(2)) ?? .nan
      }
      if edges.count == 4 {
        view.frame = Frame(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
      }
    }
    if let tag = head.firstRange(of: "Tag: '") {
      view.identifier = String(head[tag.upperBound...].dropLast())
    }
    self.view = view
  }

  private mutating func finishNode() {
    guard let view else { return }
    screen.begin(view)
    self.view = nil
  }

  /// Applies a property. The value is `nil` if the property has no value.
  private mutating func set(_ name: String, _ value: String?) {
    let text = value ?? ""
    switch name {
    case "Role": view?.role = Self.roles[text]
    case "Text": view?.text = Self.list(text)
    case "ContentDescription": view?.description = Self.list(text)
    case "EditableText": view?.editableText = text
    case "InputText": if view?.editableText ?? "" == "" { view?.editableText = text }
    case "StateDescription": view?.state = text
    case "PaneTitle": view?.paneTitle = text
    case "Error": view?.error = text
    case "TestTag": view?.identifier = text
    case "ToggleableState": view?.checked = Self.toggles[text]
    case "Selected": view?.isSelected = text == "true"
    case "Focused":
      view?.isFocusable = true
      view?.isFocused = text == "true"
    case "Heading": view?.isHeading = true
    case "Disabled": view?.isEnabled = false
    case "Password": view?.isPassword = true
    case "IsDialog": view?.isDialog = true
    case "InvisibleToUser", "HideFromAccessibility": view?.isHidden = true
    case "SelectableGroup": view?.isSelectableGroup = true
    case "LiveRegion": view?.live = text.hasPrefix("Assertive") ? .assertive : .polite
    case "MergeDescendants": view?.mergesDescendants = text == "true"
    case "VerticalScrollAxisRange", "HorizontalScrollAxisRange": view?.isScrollable = true
    case "ProgressBarRangeInfo": setRange(text)
    case "CustomActions": view?.customActions = Self.labels(text)
    case "Actions":
      for action in Self.list(text).split(separator: ",") { set(action: action.trimmed) }
    default: break
    }
  }

  private mutating func set(action: String) {
    switch action {
    case "OnClick": view?.isClickable = true
    case "OnLongClick": view?.isLongClickable = true
    case "SetProgress": view?.role = .slider
    case "Expand": view?.isExpanded = false
    case "Collapse": view?.isExpanded = true
    case "SetText": if view?.editableText == nil { view?.editableText = "" }
    default: break
    }
  }

  /// Parses a range such as `ProgressBarRangeInfo(current=0.5, range=0.0..1.0, steps=0)`.
  private mutating func setRange(_ text: String) {
    if view?.role == nil { view?.role = .progressBar }
    guard let current = Self.number(after: "current=", in: text) else { return }
    let minimum = Self.number(after: "range=", in: text)
    let maximum = Self.number(after: "..", in: text)
    let range = ValueRange(current: current, minimum: minimum, maximum: maximum)
    view?.range = range
    if view?.state.isEmpty == true, let fraction = range.fraction {
      view?.state = "\(Int((fraction * 100).rounded()))%"
    }
  }

  private static func number(after name: String, in text: String) -> Double? {
    guard let range = text.firstRange(of: name) else { return nil }
    let rest = text[range.upperBound...]
    var digits = rest.prefix { $0.isNumber || $0 == "-" || $0 == "." || $0 == "E" }
    if let dots = digits.firstRange(of: "..") { digits = digits[..<dots.lowerBound] }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the text in a bracketed list such as `[Settings, 2 new]`.
  private static func list(_ text: String) -> String {
    text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
  }

  /// Returns the labels from a list such as `[CustomAccessibilityAction(label=Delete, action=…)]`.
  private static func labels(_ text: String) -> [String] {
    text.split(separator: "label=").dropFirst().map { part in
      String(part.prefix { $0 != "," && $0 != ")" })
    }
  }

  private static let roles: [String: Role] = [
    "Button": .button, "Checkbox": .checkbox, "Switch": .switchButton, "RadioButton": .radio,
    "Tab": .tab, "Image": .image, "DropdownList": .popUpButton, "ValuePicker": .slider,
  ]

  private static let toggles: [String: States.Toggle] = [
    "On": .on, "Off": .off, "Indeterminate": .mixed,
  ]
}
