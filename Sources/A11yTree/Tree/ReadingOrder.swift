// SPDX-License-Identifier: MIT

/// The rule that determines the reading order of siblings.
public enum ReadingOrder: Hashable, Sendable {
  /// Siblings are sorted by priority and then by the source's order.
  case source

  /// Siblings are sorted by priority and then by rows from top to bottom, with each row starting at its leading edge.
  ///
  /// Two siblings are in the same row if their top edges are less than `rowThreshold` points apart. VoiceOver's
  /// threshold is 8 points on a phone and 13 points on a tablet. Siblings without a frame follow the sibling that
  /// precedes them in the source, or come first if no sibling precedes them.
  case geometric(rowThreshold: Double = 8, isRightToLeft: Bool = false)
}

extension ReadingOrder {
  /// Returns the reading order of siblings, or `nil` if it equals the given order.
  func order(of children: [ElementID], _ details: [Element.Details?]) -> [ElementID]? {
    var keys = details.indices.map { SortKey(place: $0, details: details[$0]) }
    if case .geometric(let threshold, let isRightToLeft) = self {
      placeInRows(&keys, details, threshold: threshold, isRightToLeft: isRightToLeft)
    }
    guard keys.contains(where: { $0.priority != 0 || $0.row != 0 || $0.x != 0 }) else {
      return nil
    }
    let sorted = keys.sorted(by: <)
    return sorted.indices.allSatisfy { sorted[$0].place == $0 }
      ? nil : sorted.map { children[$0.place] }
  }

  /// Assigns siblings to rows, from top to bottom. Each row extends downward from the top of its first element by the
  /// threshold. Comparing two elements directly by the threshold would not be transitive.
  private func placeInRows(
    _ keys: inout [SortKey],
    _ details: [Element.Details?],
    threshold: Double,
    isRightToLeft: Bool
  ) {
    // Siblings before the first sibling with a frame remain at the front.
    var frame = Frame(x: -.infinity, y: -.infinity, width: 0, height: 0)
    var frames: [Frame] = []
    for detail in details {
      if let own = detail?.frame, own.x.isFinite, own.y.isFinite, own.width.isFinite { frame = own }
      frames.append(frame)
    }
    var row = 0
    var top = -Double.infinity
    for place in frames.indices.sorted(by: { (frames[$0].y, $0) < (frames[$1].y, $1) }) {
      if frames[place].y - top >= threshold {
        row += 1
        top = frames[place].y
      }
      keys[place].row = row
      keys[place].x = isRightToLeft ? -frames[place].maxX : frames[place].x
    }
  }

  private struct SortKey {
    var place: Int
    var priority: Double
    var row = 0
    var x = 0.0

    init(place: Int, details: Element.Details?) {
      self.place = place
      let priority = details?.sortPriority ?? 0
      self.priority = priority.isNaN ? 0 : priority
    }

    static func < (lhs: SortKey, rhs: SortKey) -> Bool {
      if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
      return (lhs.row, lhs.x, lhs.place) < (rhs.row, rhs.x, rhs.place)
    }
  }
}
