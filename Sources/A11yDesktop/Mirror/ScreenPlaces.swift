// SPDX-License-Identifier: MIT

import A11yTree

/// The positions of an app's objects on the screen.
@BusActor
struct ScreenPlaces {
  let tree: NodeTree
  let reader: AccessibleReader

  /// Returns the area of the screen that some of a node's objects currently occupy.
  ///
  /// GTK 4 reports only positions within the window, so the window's own position is read from the display.
  func frame(
    of references: [AccessibleReference],
    in node: MirrorNode,
    on display: DisplayConnection,
    process: Int
  ) async -> Frame? {
    guard let frame = await extents(of: references) else { return nil }
    guard reader.toolkit.coordinates == .window else { return frame }
    guard let window = tree.window(of: node)?.reference, let own = await extents(of: [window]),
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

  /// Asks the app to bring an object into view. Some toolkits do not support the request to bring an object into view.
  func scroll(to reference: AccessibleReference) async {
    let anywhere: UInt32 = 6
    _ = await reader.connection.call([reference.call(.component, "ScrollTo", .uint32(anywhere))])
  }

  /// Returns the area of the screen, or of the window, that objects currently occupy.
  private func extents(of references: [AccessibleReference]) async -> Frame? {
    let answers = await reader.ask(references.map { ($0, Question.extents) })
    let frames = answers.compactMap { answer -> Frame? in
      var facts = AccessibleFacts()
      if let answer { facts.take(answer, as: .extents) }
      return facts.frame
    }
    return frames.dropFirst().reduce(frames.first) { $0?.joined(with: $1) }
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
