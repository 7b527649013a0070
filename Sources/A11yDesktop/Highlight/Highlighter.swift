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
        // What is told of windows names them in one place; the border is one.
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
    guard let frame = await mirror.extents(of: places), let node = nodes.first else {
      return border.hide()
    }
    guard mirror.toolkit.coordinates == 1 else { return border.show(around: frame) }
    // The frame is in the window, and so is the window's own.
    guard let window = node.window(below: mirror.root),
      let own = await mirror.extents(of: [window]),
      let place = display.window(of: process, width: own.width, height: own.height),
      let origin = display.origin(of: place)
    else { return border.hide() }
    border.show(around: frame.offset(by: (origin.x - own.x, origin.y - own.y)))
  }

  /// The most objects whose places are asked for at once.
  private static var limit: Int { 200 }
}

extension Mirror {
  /// Has the app bring an object into view, if its toolkit knows how to.
  fileprivate func scroll(to reference: AccessibleReference) async {
    let anywhere: UInt32 = 6
    _ = await connection.call([reference.call(.component, "ScrollTo", .uint32(anywhere))])
  }

  /// The part of the screen, or of the window, that objects take up now.
  fileprivate func extents(of references: [AccessibleReference]) async -> Frame? {
    let answers = await reader.ask(references.map { ($0, Question.extents) })
    let frames = answers.compactMap { answer -> Frame? in
      var facts = AccessibleFacts()
      if let answer { facts.take(answer, as: .extents) }
      return facts.frame
    }
    return frames.dropFirst().reduce(frames.first) { $0?.joined(with: $1) }
  }
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

  /// The window that the node is in.
  fileprivate func window(below root: MirrorNode?) -> AccessibleReference? {
    parent === root ? reference : ancestor { $0.parent === root }?.reference
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

  fileprivate func offset(by distance: (x: Double, y: Double)) -> Frame {
    Frame(x: x + distance.x, y: y + distance.y, width: width, height: height)
  }
}
