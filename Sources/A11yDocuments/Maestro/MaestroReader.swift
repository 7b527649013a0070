// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// A reader for the output of `maestro hierarchy`, in which nodes have attributes and children, and for Maestro
/// Studio's flat list of elements.
enum MaestroReader: DocumentReader {
  static let fileEnding = "maestro.json"

  static func recognizes(_ text: DocumentOpening) -> Bool {
    let names = text.names
    return names.contains("attributes") && names.contains("children")
      || names.contains("attributes") && text.contains("\"resource-id\"")
      || names.contains("elements") && names.contains("screenshot")
      || text.isLog(with: "\"accessibilityText\"")
  }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    // The command may print messages before the hierarchy.
    let start = text.first { !$0.isSpace } == UInt8(ascii: "{") ? nil : text.firstRange(of: "\n{")
    let root = try JSONTape.reading(start.map { Array(text[($0.lowerBound + 1)...]) } ?? text)
    if MaestroIOSNode.isRoot(root) { return readIOS(root) }
    var screen = AndroidScreen()
    if let elements = root["elements"] {
      for element in elements.elements {
        screen.begin(studioView(element))
        screen.end()
      }
      screen.note(
        "Maestro Studio's list has no roles, states or containers; the output of \"maestro hierarchy\" contains more"
      )
    } else {
      guard root["attributes"] != nil || root["children"] != nil else {
        throw DocumentError("the outermost object has neither \"attributes\" nor \"elements\"")
      }
      read(root, into: &screen)
    }
    return screen.document(
      .maestro,
      lacking:
        "live regions, custom actions, or which views exist only for scrolling"
    )
  }

  private static func readIOS(_ root: JSONNode) -> Document {
    var screen = XCScreen()
    var pending: [(node: JSONNode, depth: Int)] = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      screen.end(toDepth: depth)
      let view = MaestroIOSNode(node)
      // The outermost node has no bounds. The application is inside this node, and the application's name is not
      // announced.
      screen.begin(depth <= 1 && !view.isLeaf ? XCElement(type: "Application") : view.element)
      if let children = node["children"] {
        pending += children.elements.map { ($0, depth + 1) }.reversed()
      }
    }
    return screen.document(
      .maestro,
      lacking:
        "the roles of elements on an iOS screen, headings, hints, rotors, custom actions or announcements"
    )
  }

  private static func read(_ root: JSONNode, into screen: inout AndroidScreen) {
    var pending: [(node: JSONNode, depth: Int)] = [(root, 0)]
    while let (node, depth) = pending.popLast() {
      screen.end(toDepth: depth)
      screen.begin(view(node))
      if let children = node["children"] {
        pending += children.elements.map { ($0, depth + 1) }.reversed()
      }
    }
  }

  private static func view(_ node: JSONNode) -> AndroidView {
    var view = AndroidView()
    guard let attributes = node["attributes"] else { return view }
    view.hint = (attributes["hintText"] ?? attributes["hint"])?.scalar ?? ""
    var isChecked = false
    // A node's states can be text among the attributes, or members of the node itself.
    for (name, value) in Array(attributes.members)
      + node.members.filter({ $0.name != "attributes" })
    {
      guard let text = value.scalar, !text.isEmpty else { continue }
      let isTrue = text == "true"
      switch name {
      case "text", "title", "value": if view.text.isEmpty { view.text = text }
      case "accessibilityText", "content-desc", "label": view.description = text
      case "hintText", "hint": view.hint = text
      case "resource-id": view.identifier = text
      case "class": view.className = text
      case "bounds": view.frame = Frame(corners: text)
      case "enabled": view.isEnabled = isTrue
      case "selected": view.isSelected = isTrue
      case "focused": view.isFocused = isTrue
      case "focusable": view.isFocusable = isTrue
      case "clickable": view.isClickable = isTrue
      case "long-clickable": view.isLongClickable = isTrue
      case "scrollable": view.isScrollable = isTrue
      case "password": view.isPassword = isTrue
      case "checkable": if isTrue, view.checked == nil { view.checked = .off }
      case "checked": isChecked = isTrue
      case "error": view.error = text
      default: break
      }
    }
    let role = AndroidClasses.role(of: view.className)
    if view.checked != nil || isChecked || role?.isCheckable == true {
      view.checked = isChecked ? .on : .off
    }
    if view.description == view.text { view.text = "" }
    return view
  }

  private static func studioView(_ node: JSONNode) -> AndroidView {
    var view = AndroidView()
    view.text = node["text"]?.string ?? ""
    view.hint = node["hintText"]?.string ?? ""
    view.description = node["accessibilityText"]?.string ?? ""
    view.identifier = node["resourceId"]?.string ?? ""
    view.frame = node["bounds"].flatMap { Frame($0) }
    return view
  }
}

extension Role {
  /// Whether every element with this role has a checked state.
  var isCheckable: Bool { self == .checkbox || self == .radio || self == .switchButton }
}
