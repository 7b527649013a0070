// SPDX-License-Identifier: MIT

import A11yJSON

extension BrowserCommand where Answer == [UInt8] {
  /// Returns the accessibility tree of a frame as the browser's message, which `ChromeNodes` parses.
  static func getFullTree(ofFrame id: String) -> Self {
    Self("Accessibility.getFullAXTree", ["frameId": .string(id)], message: { $0.bytes })
  }

  /// Returns a DOM snapshot of all nodes as the browser's message, which `DOMFacts` parses.
  static func captureSnapshot(styles: [String]) -> Self {
    Self(
      "DOMSnapshot.captureSnapshot",
      ["computedStyles": .array(styles.map { .string($0) })],
      message: { $0.bytes }
    )
  }
}

/// A node of the accessibility tree that has children, identified by its ID.
struct ParentNode: Sendable {
  fileprivate let id: JSONValue
}

extension BrowserCommand where Answer == [ParentNode] {
  /// Returns the root of the accessibility tree if it has children.
  static var getRoot: Self {
    Self("Accessibility.getRootAXNode", result: { parents([$0["node"]]) })
  }

  /// Returns the children of a node that have children themselves.
  static func getChildren(of node: ParentNode) -> Self {
    Self(
      "Accessibility.getChildAXNodes",
      ["id": node.id],
      result: { parents($0["nodes"].array) }
    )
  }

  private static func parents(_ nodes: [JSONValue]) -> [ParentNode] {
    nodes.filter { !$0["childIds"].array.isEmpty }.map { ParentNode(id: $0["nodeId"]) }
  }
}

extension BrowserCommand where Answer == Int? {
  /// Returns the DOM node of the element that contains a frame.
  static func getOwner(ofFrame id: String) -> Self {
    Self(
      "DOM.getFrameOwner",
      ["frameId": .string(id)],
      result: { $0["backendNodeId"].integer }
    )
  }

  /// Returns the number of the DOM node that a JavaScript object represents.
  static func describeNode(_ object: RemoteObject) -> Self {
    Self(
      "DOM.describeNode",
      ["objectId": object.id],
      result: { $0["node"]["backendNodeId"].integer }
    )
  }
}

extension BrowserCommand where Answer == [RemoteObject] {
  /// Returns the elements of an array that are objects, in order.
  static func elements(of array: RemoteObject) -> Self {
    Self(
      "Runtime.getProperties",
      ["objectId": array.id, "ownProperties": true],
      result: { $0["result"].array.compactMap { RemoteObject($0["value"]["objectId"]) } }
    )
  }
}

extension BrowserCommand where Answer == RemoteObject? {
  /// Returns a DOM node as an object in a JavaScript world.
  static func resolveNode(_ node: Int, in world: Int) -> Self {
    Self(
      "DOM.resolveNode",
      ["backendNodeId": .number(Double(node)), "executionContextId": .number(Double(world))],
      result: { RemoteObject($0["object"]["objectId"]) }
    )
  }
}

extension BrowserCommand where Answer == [String] {
  /// Returns the names of the events for which an object or any of its descendants has listeners.
  static func getListenedEvents(_ object: RemoteObject) -> Self {
    Self(
      "DOMDebugger.getEventListeners",
      ["objectId": object.id, "depth": -1, "pierce": true],
      result: { $0["listeners"].array.map { $0["type"].string ?? "" } }
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Makes the browser report changes to the document's nodes.
  ///
  /// - Parameter depth: The depth of the nodes to return, or -1 for all nodes, including the documents of frames.
  static func getDocument(depth: Int) -> Self {
    depth < 0
      ? Self("DOM.getDocument", ["depth": -1, "pierce": true])
      : Self("DOM.getDocument", ["depth": .number(Double(depth))])
  }
}
