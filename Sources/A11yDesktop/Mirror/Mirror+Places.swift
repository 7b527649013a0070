// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// The part of the screen that some of a node's objects take up now.
  ///
  /// GTK 4 says where they are in the window; where that is, the display knows.
  func frame(
    of references: [AccessibleReference],
    in node: MirrorNode,
    on display: DisplayConnection,
    process: Int
  ) async -> Frame? {
    guard let frame = await extents(of: references) else { return nil }
    guard toolkit.coordinates == .window else { return frame }
    guard let window = window(of: node)?.reference, let own = await extents(of: [window]),
      let place = display.window(of: process, width: own.width, height: own.height),
      let origin = display.origin(of: place)
    else { return nil }
    return Frame(
      x: frame.x + origin.x - own.x,
      y: frame.y + origin.y - own.y,
      width: frame.width,
      height: frame.height
    )
  }

  /// Has the app bring an object into view, if its toolkit knows how to.
  func scroll(to reference: AccessibleReference) async {
    let anywhere: UInt32 = 6
    _ = await connection.call([reference.call(.component, "ScrollTo", .uint32(anywhere))])
  }

  /// The part of the screen, or of the window, that objects take up now.
  private func extents(of references: [AccessibleReference]) async -> Frame? {
    let answers = await reader.ask(references.map { ($0, Question.extents) })
    let frames = answers.compactMap { answer -> Frame? in
      var facts = AccessibleFacts()
      if let answer { facts.take(answer, as: .extents) }
      return facts.frame
    }
    return frames.dropFirst().reduce(frames.first) { $0?.joined(with: $1) }
  }

  /// The window that a node is in, or is.
  func window(of node: MirrorNode) -> MirrorNode? {
    node.parent === root ? node : node.ancestor { $0.parent === root }
  }
}

extension Frame {
  fileprivate func joined(with other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Frame(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}

extension Mirror {
  /// Reads what lies between an object that is not known and the nearest object around it that is:
  /// a row of a long list, a page that a browser has put into a window without saying so, what a
  /// window shows later.
  ///
  /// - Returns: The object's node, or that of the nearest object around it that has one.
  @discardableResult
  func reveal(_ target: AccessibleReference) async -> MirrorNode? {
    var next = target
    for _ in 0..<Self.depthLimit {
      let parent = await connection.call([next.property("Parent", of: .accessible)])[0]
      guard let above = (try? parent.get()).flatMap({ AccessibleReference($0.first) }) else {
        return nil
      }
      if let known = node(above) {
        if let demand = known.demand {
          await reveal(next, in: known, demand)
        } else {
          await reload([known])
        }
        // A popover of GTK 3 names the button that opens it as its parent, and is in the window.
        if node(target) == nil, let window = node(above).flatMap(window) { await reload([window]) }
        return node(target) ?? node(above)
      }
      next = above
    }
    return nil
  }

  /// Reads the row or child that an object is in, of a list that is read on demand.
  private func reveal(
    _ target: AccessibleReference,
    in list: MirrorNode,
    _ demand: RowDemand
  ) async {
    let reply = await connection.call([target.call(.accessible, "GetIndexInParent")])[0]
    guard let place = (try? reply.get())?.first?.integer else { return }
    var number = place
    if case .rows(let columns) = demand.source {
      let headers = list.children.first { $0.kind == .headers }?.children.count ?? 0
      number = (place - headers) / max(columns, 1)
    }
    guard number >= 0, number < demand.count else { return }
    for child in list.children {
      guard case .run(let range) = child.kind, range.contains(number) else { continue }
      let start = max(range.lowerBound, number - RowDemand.step / 2)
      await read(start..<min(start + RowDemand.step, range.upperBound), of: child, in: list)
      return
    }
  }
}
