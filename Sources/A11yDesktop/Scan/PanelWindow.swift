// SPDX-License-Identifier: MIT

import A11yTree

/// A small window that shows the scanner's panel. The window is always in front of all other windows, and ignores
/// clicks and keys.
///
/// The server draws the text with one of its own fonts. The window disappears when the connection to the display
/// closes, even if this program is killed.
@BusActor
final class PanelWindow {
  /// The window's title, for programs that list windows.
  nonisolated static let title = "a11ynav panel"
  /// The fonts, in order of preference. Every server provides the last of the fonts.
  private nonisolated static let fonts = [
    "-misc-fixed-medium-r-normal--20-200-75-75-c-100-iso10646-1",
    "-misc-fixed-medium-r-normal--18-120-100-100-c-90-iso10646-1", "10x20", "9x15", "fixed",
  ]
  private nonisolated static let margin = ScanPanel.margin

  private enum Opcode {
    static let createWindow: UInt8 = 1
    static let mapWindow: UInt8 = 8
    static let unmapWindow: UInt8 = 10
    static let configureWindow: UInt8 = 12
    static let changeProperty: UInt8 = 18
    static let openFont: UInt8 = 45
    static let queryFont: UInt8 = 47
    static let createContext: UInt8 = 55
    static let clearArea: UInt8 = 61
    static let imageText: UInt8 = 77
  }

  /// The font's dimensions, in pixels.
  private struct Font {
    var width: Int
    var ascent: Int
    var height: Int
  }

  private let display: DisplayConnection
  private let window: UInt32
  private let plain: UInt32
  private let marked: UInt32
  private let font: Font
  private var lines: [[ScanPanel.Piece]] = []
  private var frame: Frame?

  /// Creates the window without showing it.
  ///
  /// - Throws: ``DesktopError`` if the display cannot be reached, or has no fonts.
  init() throws(DesktopError) {
    let display = try DisplayConnection()
    self.display = display
    guard let shape = display.opcode(ofExtension: "SHAPE") else {
      throw DesktopError("This display supports only rectangular windows.")
    }
    var found: (id: UInt32, font: Font)?
    for name in Self.fonts where found == nil {
      let id = display.makeID()
      display.send([DisplayRequest(Opcode.openFont).words(id).shorts(name.utf8.count, 0).text(name)]
      )
      guard let answer = display.ask(DisplayRequest(Opcode.queryFont).words(id)) else { continue }
      let (ascent, descent) = (answer.signed(52), answer.signed(54))
      let font = Font(width: answer.signed(28), ascent: ascent, height: ascent + descent)
      if font.width > 0, font.height > 0 { found = (id, font) }
    }
    guard let found else { throw DesktopError("This display has no fonts.") }
    font = found.font
    window = display.makeID()
    plain = display.makeID()
    marked = display.makeID()
    let white = display.screen.white
    let black: UInt32 = white == 0 ? 1 : 0
    let blue: UInt32 = display.screen.depth >= 24 ? 0x00_5F_CC : black
    // These bits set the background, the border color, the flag that bypasses the window manager, and the events to
    // receive.
    let settings: UInt32 = 0x2 | 0x8 | 0x200 | 0x800
    let exposure: UInt32 = 1 << 15
    // These values set the text color, the background color and the font.
    let colors: UInt32 = 0x4 | 0x8 | 0x4000
    let title = Self.title
    display.send([
      DisplayRequest(Opcode.createWindow)
        .words(window, display.screen.root).shorts(0, 0, 1, 1, 2, 1).words(0)
        .words(settings, white, blue, 1, exposure),
      // The numbers 39 and 31 are the atoms for WM_NAME and STRING.
      DisplayRequest(Opcode.changeProperty).words(window, 39, 31).bytes(8, 0, 0, 0)
        .words(UInt32(title.utf8.count)).text(title),
      // An empty input shape lets all clicks pass through the window.
      DisplayRequest(shape, detail: 1).bytes(0, 2, 0, 0).words(window).shorts(0, 0),
      DisplayRequest(Opcode.createContext).words(plain, window, colors, black, white, found.id),
      DisplayRequest(Opcode.createContext).words(marked, window, colors, white, blue, found.id),
    ])
    display.onEvent = { [weak self] event in
      // Event 12 reports that part of the window was exposed.
      if event.kind == 12 { self?.draw() }
    }
  }

  /// Shows a panel at the bottom of the screen, or at the top if the highlighted elements are at the bottom.
  func show(_ panel: ScanPanel, besides highlighted: Frame?) {
    let screen = display.screen
    lines = panel.lines(columns: (screen.width - Self.margin * 4) / font.width)
    let columns = lines.map { $0.last.map { $0.column + $0.text.count } ?? 0 }.max() ?? 0
    let width = columns * font.width + Self.margin * 2
    let height = lines.count * (font.height + 4) + Self.margin * 2
    let new = ScanPanel.frame(
      width: width,
      height: height,
      on: (screen.width, screen.height),
      besides: highlighted
    )
    let isNew = frame == nil
    frame = new
    // These values set the window's position and size, and place the window in front of all other windows.
    let parts = 0x1 | 0x2 | 0x4 | 0x8 | 0x40
    display.send(
      [
        DisplayRequest(Opcode.configureWindow).words(window).shorts(parts, 0)
          .words(UInt32(new.x), UInt32(new.y), UInt32(new.width), UInt32(new.height)).words(0)
      ] + (isNew ? [DisplayRequest(Opcode.mapWindow).words(window)] : [])
    )
    draw()
  }

  /// Hides the window.
  func hide() {
    guard frame != nil else { return }
    frame = nil
    display.send([DisplayRequest(Opcode.unmapWindow).words(window)])
  }

  private func draw() {
    guard frame != nil else { return }
    var requests = [DisplayRequest(Opcode.clearArea).words(window).shorts(0, 0, 0, 0)]
    for (row, line) in lines.enumerated() {
      let y = Self.margin + row * (font.height + 4) + font.ascent + 2
      for piece in line {
        let x = Self.margin + piece.column * font.width
        requests.append(text(piece, x, y))
      }
    }
    display.send(requests)
  }

  /// Returns the request that draws a piece of text. A font has 16-bit characters. The server draws a substitute for
  /// any character that the font lacks.
  private func text(_ piece: ScanPanel.Piece, _ x: Int, _ y: Int) -> DisplayRequest {
    let units = piece.text.utf16.prefix(255)
    let request = DisplayRequest(Opcode.imageText, detail: UInt8(units.count))
      .words(window, piece.isCurrent ? marked : plain).shorts(x, y)
    return units.reduce(request) { $0.bytes(UInt8($1 >> 8), UInt8($1 & 0xFF)) }
  }
}
