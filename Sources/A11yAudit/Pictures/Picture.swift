// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// A picture of a screen's elements at their positions, which shows their order.
///
/// If no element has a position, the picture is an outline with one line per stop.
public struct Picture: Sendable {
  /// The order shown in the picture.
  public enum Order: String, CaseIterable, Sendable {
    /// VoiceOver's reading order.
    case reading
    /// The Tab order of a live page.
    case tab
    /// The order in which Switch Control scans the stops, with the cost of each stop.
    case scan
  }

  /// A stop, or a group of stops.
  struct Box: Sendable {
    /// The stop's number in the shown order, or `nil` for a group.
    var number: Int?
    var frame: Frame
    /// The words spoken at the stop.
    var utterance: Utterance
    /// The words spoken at the stop, as a single line of text.
    var words: String { utterance.text }
    /// The cost of reaching and activating the stop.
    var cost: ScanCost?
    /// The number of groups that contain the stop.
    var depth: Int
    /// The audit's findings at the stop.
    var findings: [String]
  }

  /// The order shown in the picture.
  public let order: Order
  /// The boxes to draw, in drawing order.
  let boxes: [Box]
  /// The stops that have no position on the screen, in order.
  let unplaced: [Box]
  /// The part of the screen that is drawn.
  let bounds: Frame
  /// The image drawn beneath the boxes, if any.
  let screenshot: Screenshot?
  /// Whether the picture is an outline because no stop has a position.
  let isOutline: Bool

  /// Draws the stops of an exploration in a given order.
  ///
  /// - Parameters:
  ///   - findings: The findings of an audit, to be marked.
  ///   - screenshot: An image of the screen, to be drawn beneath the boxes.
  public init(
    of exploration: Exploration,
    _ order: Order,
    marking findings: [Finding] = [],
    over screenshot: Screenshot? = nil
  ) {
    self.order = order
    var marks: [ElementID: [String]] = [:]
    for finding in findings {
      if let id = finding.element {
        marks[id, default: []].append("\(finding.rule.id): \(finding.message)")
      }
    }
    var all = Self.boxes(of: exploration, order, marks)
    isOutline = !all.contains { $0.number != nil && Self.canDraw($0.frame) }
    if isOutline {
      for index in all.indices {
        let indent = Double(min(all[index].depth, 20)) * 24
        all[index].frame = Frame(x: indent, y: Double(index) * 28, width: 640, height: 24)
      }
    }
    self.screenshot = isOutline ? nil : screenshot
    boxes = all.filter { Self.canDraw($0.frame) }
    unplaced = all.filter { !Self.canDraw($0.frame) && $0.number != nil }
    bounds = Self.bounds(of: boxes.map(\.frame) + [self.screenshot?.frame].compactMap(\.self))
  }

  private static func boxes(
    of exploration: Exploration,
    _ order: Order,
    _ marks: [ElementID: [String]]
  ) -> [Box] {
    switch order {
    case .reading:
      return exploration.stops.map { stop in
        Box(
          number: stop.place + 1,
          frame: frame(of: stop.id, exploration.tree),
          utterance: stop.utterance,
          depth: exploration.tree.depth(of: stop.id),
          findings: marks[stop.id] ?? []
        )
      }
    case .tab:
      return (exploration.live?.tabOrder ?? []).enumerated().map { place, id in
        Box(
          number: place + 1,
          frame: frame(of: id, exploration.tree),
          utterance: exploration.utterance(at: id, in: exploration.tree),
          depth: 0,
          findings: marks[id] ?? []
        )
      }
    case .scan: return scanned(exploration, marks)
    }
  }

  /// Returns the stops that Switch Control scans. A group's box encloses all stops that are scanned within the group.
  private static func scanned(_ exploration: Exploration, _ marks: [ElementID: [String]]) -> [Box] {
    var boxes: [Box] = []
    var open: [(index: Int, depth: Int)] = []
    var number = 0
    for entry in exploration.scan {
      open.removeAll { $0.depth >= entry.depth }
      switch entry.stop {
      case .item(let id):
        number += 1
        let frame = frame(of: id, exploration.tree)
        boxes.append(
          Box(
            number: number,
            frame: frame,
            utterance: entry.utterance,
            cost: entry.activate ?? entry.reach,
            depth: entry.depth,
            findings: marks[id] ?? []
          )
        )
        for group in open where canDraw(frame) {
          let union = boxes[group.index].frame
          boxes[group.index].frame = canDraw(union) ? bounds(of: [union, frame]) : frame
        }
      case .group:
        boxes.append(
          Box(
            frame: Frame(x: 0, y: 0, width: 0, height: 0),
            utterance: entry.utterance,
            cost: entry.reach,
            depth: entry.depth,
            findings: []
          )
        )
        open.append((boxes.count - 1, entry.depth))
      default: break
      }
    }
    return boxes
  }

  private static func frame(of id: ElementID, _ tree: AccessibilityTree) -> Frame {
    tree[id]?.details.frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
  }

  /// Returns whether a frame is suitable for drawing. A source may report any frame, so elements far outside the screen
  /// are listed instead of drawn.
  private static func canDraw(_ frame: Frame) -> Bool {
    frame.width > 0 && frame.height > 0 && frame.x >= 0 && frame.y >= 0 && frame.maxX <= 20_000
      && frame.maxY <= 200_000
  }

  private static func bounds(of frames: [Frame]) -> Frame {
    guard let first = frames.first else { return Frame(x: 0, y: 0, width: 1, height: 1) }
    var (left, top, right, bottom) = (first.x, first.y, first.maxX, first.maxY)
    for frame in frames {
      left = min(left, frame.x)
      top = min(top, frame.y)
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension AccessibilityTree {
  /// Returns the number of containers around an element, not counting the root. O(depth).
  fileprivate func depth(of id: ElementID) -> Int {
    var depth = -1
    var next = parent(of: id)
    while let here = next {
      depth += 1
      next = parent(of: here)
    }
    return max(depth, 0)
  }
}
