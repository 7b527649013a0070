// SPDX-License-Identifier: MIT

import A11yTree

/// An object that highlights elements on the desktop.
@BusActor
final class Highlighter {
  let display: DisplayConnection
  let border: ScreenBorder
  /// A closure that is called when a window has moved, appeared or disappeared.
  var onMove: (() -> Void)? {
    didSet {
      display.onEvent = { [weak self] event in
        // The border is a window, too, but its own events are ignored.
        if let self, event.word(8) != border.window { onMove?() }
      }
    }
  }

  /// Connects to the display.
  ///
  /// - Throws: ``DesktopError`` if the display does not support drawing over windows.
  init() throws(DesktopError) {
    display = try DisplayConnection()
    border = try ScreenBorder(on: display)
    display.watchWindows()
  }

  /// Shows the border around the elements at their current position and returns this position, or hides the border if
  /// the elements are not on the screen.
  func show(_ ids: [ElementID], of mirror: Mirror, process: Int) async -> Frame? {
    let nodes = ids.compactMap { mirror.tree[$0] }
    let places = nodes.flatMap { $0.places(atMost: Self.limit) }
    if let place = places.first, places.count == 1 { await mirror.places.scroll(to: place) }
    guard let node = nodes.first,
      let frame = await mirror.places.frame(of: places, in: node, on: display, process: process)
    else {
      border.hide()
      return nil
    }
    border.show(around: frame)
    return frame
  }

  /// The maximum number of objects whose positions are requested at the same time.
  private static var limit: Int { 200 }
}

extension MirrorNode {
  /// Returns the objects that determine a node's position, which are its own object or the objects inside it.
  fileprivate func places(atMost limit: Int) -> [AccessibleReference] {
    var found: [AccessibleReference] = []
    var pending = [self]
    while let next = pending.popLast(), found.count < limit {
      if let reference = next.reference, next.facts.interfaces.contains(.component) {
        found.append(reference)
      } else {
        pending += next.kind == .tabs ? next.parent?.children ?? [] : next.children
      }
    }
    return found
  }
}
