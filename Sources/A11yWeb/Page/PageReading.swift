import A11yDocuments
import A11yTree
import Foundation

/// One reading of a whole page: Chrome's nodes of all frames in one list, with what the DOM adds.
struct PageReading: Sendable {
  /// The nodes, as a capture has them.
  var nodes: [ChromeNode] = []
  /// Where typing is, in UTF-16 units of the focused field's text.
  var insertion: Int?
  /// The part of the document that is shown.
  var view = Frame(x: 0, y: 0, width: 0, height: 0)
  /// The frames of the DOM nodes that are not in the outermost document.
  var frameOfNode: [Int: String] = [:]
}

extension PageTarget {
  /// Reads the whole page: all calls are sent at once.
  func read(visited: Set<String>) async throws(DevToolsError) -> PageReading {
    for frame in frames.dropFirst() where frame.owner == nil {
      let answer = try? await call("DOM.getFrameOwner", ["frameId": .string(frame.id)])
      if let owner = answer?.result["backendNodeId"].integer {
        set(owner: owner, ofFrame: frame.id)
      }
    }
    let frames = frames
    let trees = frames.map { frame in
      Task {
        try await self.call("Accessibility.getFullAXTree", ["frameId": .string(frame.id)]).bytes
      }
    }
    let snapshot = Task { try await self.call("DOMSnapshot.captureSnapshot", Self.snapshot).bytes }
    let state = try await evaluate("a11ynav.state()")
    var answers: [(Document, [UInt8])] = []
    for (place, task) in trees.enumerated() {
      switch await task.result {
      case .success(let bytes): answers.append((frames[place], bytes))
      case .failure(let error):
        let error = error as? DevToolsError ?? .hung
        // A frame may have gone meanwhile; the page may not.
        if case .refused = error, place > 0 { continue }
        throw error
      }
    }
    let facts: [UInt8]
    do { facts = try await snapshot.value } catch { throw error as? DevToolsError ?? .hung }
    var reading = await Self.combine(answers, facts, visited)
    reading.insertion = state["insertion"].integer
    reading.view = Frame(
      x: state["scrollX"].number ?? 0,
      y: state["scrollY"].number ?? 0,
      width: state["width"].number ?? 0,
      height: state["height"].number ?? 0
    )
    return reading
  }

  private static let snapshot: JSONValue = ["computedStyles": []]

  /// Joins the trees of frames to one, off the main actor: a large page takes a while.
  nonisolated private static func combine(
    _ answers: [(Document, [UInt8])],
    _ snapshot: [UInt8],
    _ visited: Set<String>
  ) async -> PageReading {
    let facts = (try? DOMFacts(snapshot)) ?? DOMFacts()
    var reading = PageReading()
    var places: [String: Int] = [:]
    for (number, (frame, bytes)) in answers.enumerated() {
      guard let nodes = (try? ChromeNodes(bytes))?.nodes else { continue }
      let start = reading.nodes.count
      for node in nodes where !node.isLineBox {
        places[node.nodeId] = reading.nodes.count
        reading.nodes.append(node)
        if number > 0, let dom = node.backendDOMNodeId { reading.frameOfNode[dom] = frame.id }
      }
      if number > 0 { reading.join(start, to: frame.owner, at: &places) }
    }
    for place in reading.nodes.indices {
      reading.nodes[place].childIds.removeAll { places[$0] == nil }
      reading.add(facts, to: place, places, visited)
    }
    return reading
  }
}

extension PageReading {
  /// Makes the root of a frame's tree a child of the element that contains the frame; without one
  /// the frame's nodes are dropped.
  fileprivate mutating func join(_ start: Int, to owner: Int?, at places: inout [String: Int]) {
    guard start < nodes.count else { return }
    let container = nodes[..<start].firstIndex {
      owner != nil && $0.backendDOMNodeId == owner
    }
    guard let container, !nodes[container].isIgnored else {
      for node in nodes[start...] { places[node.nodeId] = nil }
      nodes.removeSubrange(start...)
      return
    }
    nodes[start].parentId = nodes[container].nodeId
    nodes[container].childIds.append(nodes[start].nodeId)
  }

  fileprivate mutating func add(
    _ facts: DOMFacts,
    to place: Int,
    _ places: [String: Int],
    _ visited: Set<String>
  ) {
    guard !nodes[place].isIgnored, let dom = nodes[place].backendDOMNodeId,
      let entry = facts.entries[dom]
    else { return }
    var language = ""
    var parent = nodes[place].parentId.flatMap { places[$0] }
    var steps = 0
    while let next = parent, steps < AccessibilityTree.depthLimit {
      if !nodes[next].isIgnored {
        language = nodes[next].backendDOMNodeId.flatMap { facts.entries[$0]?.language } ?? ""
        break
      }
      parent = nodes[next].parentId.flatMap { places[$0] }
      steps += 1
    }
    nodes[place].add(entry, around: language)
    if nodes[place].role == "link", let url = nodes[place].property("url")?.word,
      visited.contains(url)
    {
      nodes[place].set("visited", .bool(true))
    }
  }
}
