// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// A reader for the rendered tree that `toJSON` returns in a React Native test. The tree's nodes have a type,
/// properties and children.
struct ReactNativeReader: DocumentReader {
  static let fileEnding = "reactnative.json"

  private var screen = Screen(Element(.application))

  static func recognizes(_ text: DocumentOpening) -> Bool {
    text.names.isSuperset(of: ["type", "props"]) || text.isLog(with: jestSnapshot)
  }

  static func read(_ text: [UInt8]) throws(DocumentError) -> Document {
    if text.prefix(100).firstRange(of: jestSnapshot) != nil {
      throw DocumentError(
        "a Jest snapshot cannot be read; write JSON.stringify(render(…).toJSON()) to a file instead"
      )
    }
    let root = try JSONTape.reading(text)
    var reader = ReactNativeReader()
    switch root.kind {
    case .object: reader.read([root])
    case .array: reader.read(Array(root.elements))
    case .string, .other:
      throw DocumentError("the outermost value is neither a node nor a list of nodes")
    }
    for index in reader.screen.elements.indices.dropFirst()
    where reader.screen.elements[index].role == .tabList {
      reader.screen.number(index)
    }
    var notices = reader.screen.notices.all
    notices.append(
      DocumentNotice(
        "the format does not record the positions of elements, or the function of a control "
          + "without a role",
        isAboutFormat: true
      )
    )
    return Document(format: .reactNative, tree: reader.screen.update(), notices: notices)
  }

  /// The comment at the beginning of a Jest snapshot file.
  private static let jestSnapshot: StaticString = "// Jest Snapshot v"

  private mutating func read(_ roots: [JSONNode]) {
    var pending = roots.reversed().map { (node: $0, parent: 0) }
    while let (node, parent) = pending.popLast() {
      if let text = node.scalar {
        // An app cannot show words outside a text component, but a test may render them.
        _ = screen.append(Element(.staticText, label: text), to: parent)
        continue
      }
      guard node.kind == .object else { continue }
      let component = ReactNativeComponent(node)
      guard !component.isRemoved else { continue }
      var element = component.element
      if component.isElement {
        if element.label.isEmpty { element.label = Self.words(in: node) }
        // Only an element with words becomes static text, because an element without words cannot be distinguished from
        // a layout.
        if element.role == .generic, !element.label.isEmpty { element.role = .staticText }
        _ = screen.append(element, to: parent)
        continue
      }
      // The label of a layout is never announced.
      if element.role == .generic { element.label = "" }
      let index = screen.append(element, to: parent)
      if let children = node["children"] {
        pending += children.elements.map { (node: $0, parent: index) }.reversed()
      }
    }
  }

  /// Returns the words for an element without a label, which are the words of all its contents in order, as on iOS.
  private static func words(in root: JSONNode) -> String {
    var words: [String] = []
    var pending = [root]
    while let node = pending.popLast() {
      if let text = node.scalar {
        words.append(text)
        continue
      }
      guard node.kind == .object else { continue }
      let component = ReactNativeComponent(node)
      guard !component.isRemoved else { continue }
      if node.offset != root.offset, !component.label.isEmpty {
        words.append(component.label)
        continue
      }
      guard let children = node["children"] else { continue }
      if component.isText {
        // The parts of a text component are joined without spaces.
        let parts = children.elements.map { $0.scalar ?? Self.words(in: $0) }
        words.append(parts.joined())
      } else {
        pending += children.elements.reversed()
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
