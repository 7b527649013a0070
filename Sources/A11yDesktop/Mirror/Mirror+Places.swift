// SPDX-License-Identifier: MIT

import A11yTree

extension Mirror {
  /// Returns the part of the screen that some of a node's objects currently occupy.
  ///
  /// GTK 4 reports positions only within the window, so the window's position is read from the display.
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

  /// Asks the app to bring an object into view. Not every toolkit supports this request.
  func scroll(to reference: AccessibleReference) async {
    let anywhere: UInt32 = 6
    _ = await connection.call([reference.call(.component, "ScrollTo", .uint32(anywhere))])
  }

  /// Returns the part of the screen or of the window that objects currently occupy.
  private func extents(of references: [AccessibleReference]) async -> Frame? {
    let answers = await reader.ask(references.map { ($0, Question.extents) })
    let frames = answers.compactMap { answer -> Frame? in
      var facts = AccessibleFacts()
      if let answer { facts.take(answer, as: .extents) }
      return facts.frame
    }
    return frames.dropFirst().reduce(frames.first) { $0?.joined(with: $1) }
  }

  /// Returns the window that contains a node, or the node itself if it is a window.
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
  /// Reads the objects between an unknown object and its nearest known ancestor. An unknown object can be a row of a
  /// long list, a page that a browser added to a window without an event, or content that a window shows later.
  ///
  /// - Returns: The object's node, or the node of its nearest known ancestor.
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
        // A GTK 3 popover reports the button that opens it as its parent, but is a child of the window.
        if node(target) == nil, let window = node(above).flatMap(window) { await reload([window]) }
        return node(target) ?? node(above)
      }
      next = above
    }
    return nil
  }

  /// Reads the row or child that contains an object in a list that is read on demand.
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
