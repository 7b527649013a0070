// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// A node of an iOS screen in the output of `maestro hierarchy`.
///
/// Unlike a node of an Android screen, a node of an iOS screen has a title and a value, but no class.
struct MaestroIOSNode {
  private let node: JSONNode
  private let attributes: JSONNode?

  init(_ node: JSONNode) {
    self.node = node
    attributes = node["attributes"]
  }

  /// Returns whether the outermost node, or the first node inside it, belongs to an iOS screen.
  static func isRoot(_ root: JSONNode) -> Bool {
    let first = root["children"]?.elements.first { _ in true }
    return [root, first].contains { node in
      guard let attributes = node?["attributes"] else { return false }
      return attributes["title"] != nil && attributes["value"] != nil && attributes["class"] == nil
    }
  }

  /// Whether the node contains no other nodes.
  var isLeaf: Bool { node["children"]?.elements.first { _ in true } == nil }

  private func text(_ name: StaticString) -> String { attributes?[name]?.scalar ?? "" }

  private func isTrue(_ name: StaticString) -> Bool {
    (attributes?[name] ?? node[name])?.scalar == "true"
  }

  /// The node in XCUITest's terms, because Maestro uses XCUITest to read iOS screens.
  var element: XCElement {
    var element = XCElement(type: "Any")
    element.label = text("accessibilityText")
    if element.label.isEmpty { element.label = text("title") }
    element.value = text("value")
    if element.value == element.label { element.value = "" }
    element.placeholder = text("hintText")
    element.identifier = text("resource-id")
    element.frame = Frame(corners: text("bounds"))
    element.isEnabled = attributes?["enabled"]?.scalar != "false"
    element.isSelected = isTrue("selected")
    element.isFocused = isTrue("focused")
    if !element.placeholder.isEmpty {
      element.type = "TextField"
    } else if isTrue("checked") {
      element.type = "Switch"
    } else if isLeaf, !element.label.isEmpty || !element.value.isEmpty {
      element.type = "StaticText"
      if element.isSelected, element.value == "1" { element.value = "" }
    }
    return element
  }
}
