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

  /// Clicks on an object that can be activated in no other way, unless something is in front of it.
  func click(_ node: MirrorNode, _ reference: AccessibleReference) async -> ActionResponse.Outcome?
  {
    guard let process = await Registry(connection: connection).process(of: app.program),
      let display = try? DisplayConnection(),
      let frame = await frame(of: [reference], in: node, on: display, process: process)
    else { return nil }
    let (x, y) = (Int(frame.x + frame.width / 2), Int(frame.y + frame.height / 2))
    guard display.process(atX: x, y: y) == process else {
      return .refused(notice: "Nothing happens: something is in front of the app’s window.")
    }
    do {
      try await Registry(connection: connection).click(x, y)
      user.pressKey()
      return .handled
    } catch {
      return nil
    }
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
