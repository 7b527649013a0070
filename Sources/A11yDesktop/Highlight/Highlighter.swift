// SPDX-License-Identifier: MIT

import A11yTree

/// Shows where on the desktop elements are.
@BusActor
final class Highlighter {
  let display: DisplayConnection
  let border: ScreenBorder
  /// Called when a window has moved, appeared or gone.
  var onMove: (() -> Void)? {
    didSet {
      display.onEvent = { [weak self] event in
        // A window list has one entry for each window; the border is one.
        if let self, event.word(8) != border.window { onMove?() }
      }
    }
  }

  /// Connects to the display.
  ///
  /// - Throws: ``DesktopError`` where nothing can be drawn over windows.
  init() throws(DesktopError) {
    display = try DisplayConnection()
    border = try ScreenBorder(on: display)
    display.watchWindows()
  }

  /// Shows the border around elements, where they are now; takes it away if they are nowhere.
  func show(_ ids: [ElementID], of mirror: Mirror, process: Int) async {
    let nodes = ids.compactMap { mirror.node($0) }
    let places = nodes.flatMap { $0.places(atMost: Self.limit) }
    if let place = places.first, places.count == 1 { await mirror.scroll(to: place) }
    guard let node = nodes.first,
      let frame = await mirror.frame(of: places, in: node, on: display, process: process)
    else { return border.hide() }
    border.show(around: frame)
  }

  /// The most objects whose places are asked for at once.
  private static var limit: Int { 200 }
}

extension MirrorNode {
  /// The objects that say where the node is: its own, or those in it.
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
