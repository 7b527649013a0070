// SPDX-License-Identifier: MIT

import A11yTree

/// A reader for screen dumps from Android's uiautomator, in uiautomator's own format or in Appium's format.
final class UIAutomatorReader: DocumentReader, XMLElementHandler {
  static let fileEnding = "uiautomator.xml"

  private var screen = AndroidScreen()
  private var depth = 0

  static func recognizes(_ text: DocumentOpening) -> Bool {
    text.element == "hierarchy" || text.element == "displays" || text.isLog(with: "<hierarchy")
  }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    let reader = UIAutomatorReader()
    let dump = XMLDump(
      in: text,
      root: text.firstRange(of: "<displays") == nil ? "hierarchy" : "displays"
    )
    try XMLElements.read(dump, reader)
    if let notice = dump.notice { reader.screen.note(notice) }
    return reader.screen.document(
      .uiautomator,
      lacking: "live regions, custom actions, pane titles, or the size of a list"
    )
  }

  func start(_ element: XMLElement) throws(DocumentError) {
    let name = element.name
    defer { depth += 1 }
    if depth == 0, name != "hierarchy", name != "displays" {
      throw DocumentError("the root element is \(quoted(name)), not \"hierarchy\"")
    }
    switch name {
    case "hierarchy", "displays", "display": screen.begin(container: Element(.generic))
    case "window":
      screen.begin(container: Element(.window, label: element["title"] ?? ""))
    default:
      screen.begin(view(element, class: element["class"] ?? (name == "node" ? "" : name)))
    }
  }

  func end() {
    screen.end()
    depth -= 1
  }

  private func view(_ source: XMLElement, class className: String) -> AndroidView {
    var view = AndroidView(className: className)
    view.text = source["text"] ?? ""
    view.description = source["content-desc"] ?? ""
    view.hint = source["hint"] ?? ""
    view.identifier = source["resource-id"] ?? ""
    view.frame = source["bounds"].flatMap { Frame(corners: $0) }
    if source.isTrue("checkable") { view.checked = source.isTrue("checked") ? .on : .off }
    view.isEnabled = source["enabled"] != "false"
    view.isSelected = source.isTrue("selected")
    view.isPassword = source.isTrue("password")
    view.isHeading = source.isTrue("heading")
    view.knowsHeadings = source["heading"] != nil
    view.isClickable = source.isTrue("clickable")
    view.isLongClickable = source.isTrue("long-clickable")
    view.isFocusable = source.isTrue("focusable")
    view.isFocused = source.isTrue("focused")
    view.isScrollable = source.isTrue("scrollable")
    view.isHidden = source["displayed"] == "false"
    return view
  }
}
