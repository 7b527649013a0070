// SPDX-License-Identifier: MIT

/// Finds elements by their position on the screen.
extension AccessibilityTree {
  /// The maximum width and height of the area in which the user chooses points, so that crossing the area takes a
  /// limited time even if a program reports an implausibly large frame.
  static let pointLimit = 100_000.0

  /// The area in which a user can choose a point, or `nil` if no reachable interactive element has a usable frame.
  ///
  /// The area is the frame of the whole screen or, if that frame is unknown, the smallest rectangle around the
  /// reachable interactive elements. The area excludes the region above and to the left of the screen's corner. The
  /// complexity is O(depth) if the screen has a frame, and otherwise O(number of interactive elements).
  package var pointArea: Frame? {
    guard let scope, var next = firstPlaced(in: scope) else { return nil }
    if let frame = screenFrame { return frame.limited }
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    while true {
      if let frame = frame(of: next), frame.isUsable, frame.maxX > 0, frame.maxY > 0 {
        (left, top) = (min(left, max(frame.x, 0)), min(top, max(frame.y, 0)))
        (right, bottom) = (max(right, frame.maxX), max(bottom, frame.maxY))
      }
      guard let following = self.next(.placed, after: next, in: scope) else { break }
      next = following
    }
    guard left < right, top < bottom else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top).limited
  }

  /// Returns the topmost interactive element whose frame contains a point, if any. Later elements are in front of
  /// earlier elements, and an element's contents are in front of the element. The complexity is O(number of elements
  /// with a frame).
  package func topmostElement(at point: Point) -> ElementID? {
    guard let scope, var next = last(.placed, in: scope) else { return nil }
    while true {
      if let frame = frame(of: next), frame.isUsable, frame.contains(point) { return next }
      guard let earlier = previous(.placed, before: next, in: scope) else { return nil }
      next = earlier
    }
  }

  /// Returns the interactive elements whose frames overlap a rectangle, in reading order, up to a maximum number of
  /// elements.
  package func elements(in rectangle: Frame, atMost limit: Int) -> [ElementID] {
    guard let scope else { return [] }
    var found: [ElementID] = []
    var next = first(.placed, in: scope)
    while let id = next, found.count < limit {
      if let frame = frame(of: id), frame.isUsable, frame.overlaps(rectangle) { found.append(id) }
      next = self.next(.placed, after: id, in: scope)
    }
    return found
  }

  /// The frame of the root or, if the root has no frame and has a single child, the frame of that child, and so on.
  private var screenFrame: Frame? {
    var next = root
    while let id = next {
      if let frame = frame(of: id), frame.isUsable { return frame }
      let children = children(of: id)
      next = children.count == 1 ? children[0] : nil
    }
    return nil
  }

  /// Returns the first interactive element with a usable frame, if any.
  private func firstPlaced(in scope: ElementID) -> ElementID? {
    var next = first(.placed, in: scope)
    while let id = next {
      if frame(of: id)?.isUsable ?? false { return id }
      next = self.next(.placed, after: id, in: scope)
    }
    return nil
  }
}

extension AccessibilityTree {
  /// An index of the interactive elements by position, used to perform many searches in the same tree.
  package struct PointIndex {
    /// The elements with usable frames, in reading order.
    package private(set) var elements: [(id: ElementID, frame: Frame)] = []
    /// The indices, in reading order, of the elements that overlap each horizontal strip.
    private var strips: [[Int]] = []
    private let area: Frame

    /// The number of strips, which is large enough that each strip of a page contains only a few elements.
    private static let stripCount = 64

    /// Creates an index of the elements in a tree that overlap an area.
    package init(_ tree: AccessibilityTree, _ area: Frame) {
      self.area = area
      strips = Array(repeating: [], count: Self.stripCount)
      guard let scope = tree.scope else { return }
      var next = tree.first(.placed, in: scope)
      while let id = next {
        if let frame = tree.frame(of: id), frame.isUsable, frame.overlaps(area) {
          for place in strip(at: frame.y)...strip(at: frame.maxY) {
            strips[place].append(elements.count)
          }
          elements.append((id, frame))
        }
        next = tree.next(.placed, after: id, in: scope)
      }
    }

    /// Returns the topmost element at a point in the area, like ``AccessibilityTree/topmostElement(at:)``.
    package func topmostElement(at point: Point) -> ElementID? {
      let found = strips[strip(at: point.y)].last { elements[$0].frame.contains(point) }
      return found.map { elements[$0].id }
    }

    private func strip(at y: Double) -> Int {
      let share = (y - area.y) / area.height * Double(Self.stripCount)
      return Int(min(max(share, 0), Double(Self.stripCount - 1)))
    }
  }
}

extension Frame {
  /// Whether the frame has a positive size and finite coordinates of a plausible magnitude.
  fileprivate var isUsable: Bool {
    width > 0 && height > 0 && [x, y, maxX, maxY].allSatisfy { $0.isFinite && abs($0) < 1e9 }
  }

  /// The frame, limited to a maximum width and height.
  fileprivate var limited: Frame {
    let limit = AccessibilityTree.pointLimit
    return Frame(x: x, y: y, width: min(width, limit), height: min(height, limit))
  }

  /// Returns whether a point is inside the frame.
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Returns whether two frames have a point in common.
  package func overlaps(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
