// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

extension PageReading {
  /// Joins what was read of a part, as a child of the element that contains it.
  @MainActor
  mutating func add(_ inner: PageReading, of part: PagePart, to owner: Int?) {
    guard let owner, let place = nodes.firstIndex(where: { $0.backendDOMNodeId == owner }),
      !nodes[place].isIgnored, let root = inner.nodes.first
    else { return }
    let prefix = "\(part.number):"
    let origin = nodes[place].property("frame")?.frame
    let (x, y) = ((origin?.x ?? 0) - inner.view.x, (origin?.y ?? 0) - inner.view.y)
    for var node in inner.nodes {
      node.nodeId = prefix + node.nodeId
      node.parentId = node.parentId.map { prefix + $0 } ?? nodes[place].nodeId
      node.childIds = node.childIds.map { prefix + $0 }
      node.backendDOMNodeId = node.backendDOMNodeId.map(part.shared)
      for index in node.properties.indices {
        node.properties[index].value.related = node.properties[index].value.related.map(part.shared)
      }
      if let frame = node.property("frame")?.frame {
        node.set(
          "frame",
          .frame(Frame(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height))
        )
      }
      if node.property("focused")?.flag == true, node.role != "RootWebArea" {
        selection = inner.selection
      }
      nodes.append(node)
    }
    nodes[place].childIds.append(prefix + root.nodeId)
    hidesChanges = hidesChanges || inner.hidesChanges
  }
}
