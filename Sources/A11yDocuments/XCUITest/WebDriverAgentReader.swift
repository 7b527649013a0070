// SPDX-License-Identifier: MIT

import A11yTree

/// A reader for WebDriverAgent's page source, which Appium returns for an iOS screen.
///
/// The documentation of Appium's XCUITest driver describes the attributes.
final class WebDriverAgentReader: DocumentReader, XMLElementHandler {
  static let fileEnding = "xcuitest.xml"

  private var screen = XCScreen()

  static func recognizes(_ text: DocumentOpening) -> Bool {
    text.element == "AppiumAUT" || text.element.hasPrefix(prefix)
      || text.isLog(with: "<AppiumAUT") || text.isLog(with: "<XCUIElementTypeApplication")
  }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    let hasRoot = text.firstRange(of: "<AppiumAUT") != nil
    let dump = XMLDump(in: text, root: hasRoot ? "AppiumAUT" : "XCUIElementTypeApplication")
    let reader = WebDriverAgentReader()
    try XMLElements.read(dump, reader)
    if let notice = dump.notice { reader.screen.note(notice) }
    return reader.screen.document(
      .webDriverAgent,
      lacking:
        "hints, rotors, custom content, headings (unless traits are included) or announcements"
    )
  }

  private static let prefix = "XCUIElementType"

  func start(_ element: XMLElement) throws(DocumentError) {
    let name = element.name
    guard name.hasPrefix(Self.prefix) else {
      guard screen.depth == 0 else { throw DocumentError("\(quoted(name)) is not an element type") }
      return screen.begin(XCElement(type: "Application"))
    }
    var source = XCElement(type: String(name.dropFirst(Self.prefix.count)))
    source.label = element["label"] ?? ""
    source.identifier = element["name"] ?? ""
    source.value = element["value"] ?? ""
    source.placeholder = element["placeholderValue"] ?? ""
    source.isEnabled = element["enabled"] != "false"
    source.isSelected = element.isTrue("selected")
    source.isFocused = element.isTrue("focused")
    source.isVisible = element["visible"] != "false"
    source.isAccessible = element["accessible"].map { $0 == "true" }
    source.minimum = element["minValue"].flatMap { Double($0) }
    source.maximum = element["maxValue"].flatMap { Double($0) }
    source.traits = Set((element["traits"] ?? "").split(separator: ",").map(\.trimmed))
    source.customActions = (element["customActions"] ?? "").split(separator: ",").map(\.trimmed)
    source.frame = Frame(element)
    screen.begin(source)
  }

  func end() { screen.end() }
}

extension Frame {
  /// Reads a frame from the attributes `x`, `y`, `width` and `height`.
  fileprivate init?(_ element: XMLElement) {
    let numbers = [element["x"], element["y"], element["width"], element["height"]].map {
      $0.flatMap { Double($0) }
    }
    guard let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      [x, y, width, height].allSatisfy(\.isFinite)
    else { return nil }
    self.init(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }
}
