// SPDX-License-Identifier: MIT

import A11yTree

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
