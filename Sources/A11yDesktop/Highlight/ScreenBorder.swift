// SPDX-License-Identifier: MIT

import A11yTree

/// A border on the screen, drawn as a frame-shaped window that ignores clicks.
@BusActor
final class ScreenBorder {
  /// The window's title, for programs that list windows.
  nonisolated static let title = "a11ynav highlight"
  /// The thickness of the border.
  nonisolated static let thickness = 6
  /// The thickness of the light edge along each side of the border.
  nonisolated static let edge = 1

  private enum Opcode {
    static let createWindow: UInt8 = 1
    static let mapWindow: UInt8 = 8
    static let unmapWindow: UInt8 = 10
    static let configureWindow: UInt8 = 12
    static let changeProperty: UInt8 = 18
  }
  /// The window's regions whose shapes can be set.
  private enum Part: UInt8 { case outline, inside, clicks }

  private let display: DisplayConnection
  let window: UInt32
  private let shape: UInt8
  private var shown: Frame?

  /// Creates the window without showing it.
  ///
  /// - Throws: ``DesktopError`` if the display has only rectangular windows.
  init(on display: DisplayConnection) throws(DesktopError) {
    guard let shape = display.opcode(ofExtension: "SHAPE") else {
      throw DesktopError("This display supports only rectangular windows.")
    }
    self.display = display
    self.shape = shape
    window = display.makeID()
    let isColored = display.screen.depth >= 24
    let blue: UInt32 = isColored ? 0x00_5F_CC : 0
    let light: UInt32 = isColored ? 0xFF_FF_FF : display.screen.white
    // These bits set the background, the border, and the flag that bypasses the window manager.
    let settings: UInt32 = 0x2 | 0x8 | 0x200
    let title = Self.title
    display.send([
      DisplayRequest(Opcode.createWindow)
        .words(window, display.screen.root).shorts(0, 0, 1, 1, 0, 1).words(0)
        .words(settings, blue, light, 1),
      // The numbers 39 and 31 are the atoms for WM_NAME and STRING.
      DisplayRequest(Opcode.changeProperty).words(window, 39, 31).bytes(8, 0, 0, 0)
        .words(UInt32(title.utf8.count)).text(title),
      shaping(.clicks, by: []),
    ])
  }

  /// Shows the border around a region of the screen, or moves the border there.
  func show(around frame: Frame) {
    let room = Double(Self.thickness)
    let left = max(frame.x - room, 0).rounded()
    let top = max(frame.y - room, 0).rounded()
    let right = min(frame.maxX + room, Double(display.screen.width)).rounded()
    let bottom = min(frame.maxY + room, Double(display.screen.height)).rounded()
    let outer = Frame(x: left, y: top, width: right - left, height: bottom - top)
    // An element that is scrolled out of view has no border.
    guard outer.width > room * 2, outer.height > room * 2 else { return hide() }
    guard outer != shown else { return }
    let isNew = shown == nil
    shown = outer
    let (width, height) = (Int(outer.width), Int(outer.height))
    let place = [left, top, outer.width, outer.height].map { UInt32($0) }
    let configure = DisplayRequest(Opcode.configureWindow).words(window).shorts(
      0x1 | 0x2 | 0x4 | 0x8 | 0x40,
      0
    )
    display.send(
      [
        shaping(.outline, by: ring(width, height, from: 0, to: Self.thickness)),
        shaping(
          .inside,
          by: ring(width, height, from: Self.edge, to: Self.thickness - Self.edge)
        ),
        // The last value, 0, places the window in front of all other windows.
        configure.words(place[0], place[1], place[2], place[3]).words(0),
      ] + (isNew ? [DisplayRequest(Opcode.mapWindow).words(window)] : [])
    )
  }

  /// Hides the border.
  func hide() {
    guard shown != nil else { return }
    shown = nil
    display.send([DisplayRequest(Opcode.unmapWindow).words(window)])
  }

  private func shaping(_ part: Part, by rectangles: [[Int]]) -> DisplayRequest {
    // The `Rectangles` request sets the window's shape. The value 0 means that the rectangles are not sorted.
    var request = DisplayRequest(shape, detail: 1).bytes(0, part.rawValue, 0, 0).words(window)
      .shorts(0, 0)
    for rectangle in rectangles {
      request = request.shorts(rectangle[0], rectangle[1], rectangle[2], rectangle[3])
    }
    return request
  }

  /// Returns the four sides of a ring inside a window, given the distances of the ring's outer and inner edges from the
  /// window's edge.
  private func ring(_ width: Int, _ height: Int, from outer: Int, to inner: Int) -> [[Int]] {
    let thick = inner - outer
    let across = width - outer * 2
    let down = height - inner * 2
    return [
      [outer, outer, across, thick], [outer, height - inner, across, thick],
      [outer, inner, thick, down], [width - inner, inner, thick, down],
    ]
  }
}
