// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// The frames of a page that have their own processes.
@MainActor
final class PageParts {
  /// The frames, in the order in which they were attached.
  private(set) var all: [PagePart] = []
  /// The options for preparing frames with their own processes, or `nil` if such frames are not followed.
  private var options: PageOptions?

  var isEmpty: Bool { all.isEmpty }

  /// Starts following frames with their own processes.
  func follow(_ options: PageOptions) { self.options = options }

  /// Whether frames with their own processes are followed.
  var areFollowed: Bool { options != nil }

  /// Adds a frame, if frames with their own processes are followed.
  func add(_ target: PageTarget) {
    guard let options else { return }
    all.append(PagePart(target, number: target.browser.nextPart(), options))
  }

  /// Removes and returns the frame with the given session.
  func remove(_ session: String?) -> PagePart? {
    guard let place = all.firstIndex(where: { $0.target.session == session }) else { return nil }
    return all.remove(at: place)
  }

  /// Returns the frame with its own process that contains a node, and the node's number in this frame. The result is
  /// `nil` for a node of the page itself.
  func part(of node: Int) -> (target: PageTarget, node: Int)? {
    let number = PagePart.number(of: node)
    guard number > 0 else { return nil }
    for part in all {
      if part.number == number { return (part.target, PagePart.own(node)) }
      if let inner = part.target.part(of: node) { return inner }
    }
    return nil
  }
}

/// A frame with its own process, which numbers the frame's nodes.
///
/// A browser that a11ynav starts keeps a page in one process, but a browser that was already running does not.
@MainActor
final class PagePart {
  let target: PageTarget
  /// The frame's number in the browser, which distinguishes its nodes from those in other frames.
  let number: Int
  private let preparation: Task<Void, Never>

  init(_ target: PageTarget, number: Int, _ options: PageOptions) {
    self.target = target
    self.number = number
    preparation = Task { await target.browser.prepare(target, options) }
  }

  /// Waits until the frame has been prepared.
  func isPrepared() async { await preparation.value }

  /// Returns a node's number in its own process.
  static func own(_ node: Int) -> Int { node & (1 << shift - 1) }

  /// Returns the number of the frame with its own process that contains a node, or 0 for the page itself.
  static func number(of node: Int) -> Int { node >> shift }

  /// Returns the page-wide number of a node that belongs to this frame or to a frame inside it.
  func shared(_ node: Int) -> Int {
    Self.number(of: node) == 0 ? node | number << Self.shift : node
  }

  /// The number of bits for a node's own number. Each process numbers its nodes from 1, and no number needs more bits.
  private static let shift = 40
}

extension PageTarget {
  /// The notice that is shown after a script has been stopped.
  static let endlessScript = "A script on the page ran too long and was stopped."

  /// Stops the scripts that were found to be endless, including those in frames with their own processes.
  func stopScripts() async {
    for part in parts.all { await part.target.stopScripts() }
    await scripts.stop()
  }

  /// Makes the browser report frames with their own processes.
  func followParts(_ options: PageOptions) async throws(DevToolsError) {
    parts.follow(options)
    try await call(.attachToFrames)
    for part in parts.all { await part.isPrepared() }
  }

  /// Adds a frame that now has its own process.
  func attached(_ frame: String, _ session: String) {
    guard parts.areFollowed else { return }
    let target = PageTarget(browser, id: frame, session: session, network: network)
    target.onEvent = { [weak self] event in
      if event.isOfTheDocument { self?.reportChange() }
    }
    parts.add(target)
    forgetCounts()
    reportChange()
  }

  /// Removes a frame that no longer exists or has returned to its page's process.
  func detached(_ session: String?) {
    guard let gone = parts.remove(session) else { return }
    browser.devTools.failPending(in: gone.target.session, .refused("closed"))
    browser.devTools.handle(gone.target.session, nil)
    forgetCounts()
    reportChange()
  }

  func part(of node: Int) -> (target: PageTarget, node: Int)? { parts.part(of: node) }

  /// Reads the frames with their own processes, and adds them to the reading of the page that contains them.
  func readParts(into reading: inout PageReading, visited: Set<String>) async throws(DevToolsError)
  {
    for part in parts.all {
      await part.isPrepared()
      do throws(DevToolsError) {
        let owner = try await call(.getOwner(ofFrame: part.target.id))
        let inner = try await part.target.read(visited: visited, isStill: false)
        reading.add(inner, of: part, to: owner)
      } catch {
        // The frame or its process may have ended in the meantime.
        if error == .ended || error == .blocked { throw error }
      }
    }
  }
}

extension PageReading {
  /// Adds the reading of a frame as a child of the element that contains the frame.
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
