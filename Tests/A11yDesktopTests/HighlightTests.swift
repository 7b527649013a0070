// SPDX-License-Identifier: MIT

import A11yTree
import Testing

@testable import A11yDesktop

extension DesktopTests {
  /// Tests for the border that shows a switch user which element a press would select.
  @MainActor @Suite(.timeLimit(.minutes(30))) struct HighlightTests {}
}

extension DesktopTests.HighlightTests {
  /// The border on the screen, as reported by the display.
  private struct Border: Equatable, Sendable {
    var frame: Frame
    var isShown: Bool
    /// The number of regions of the window that receive clicks, or -1 if the display does not answer.
    var takesClicks: Int
    /// The colors of eight pixels in the middle of the upper edge, from the outside inward.
    var colors: [UInt32]
  }

  /// Waits until all previous requests to the app are complete, and then requests the border from the display.
  private func border(of source: DesktopSource) async throws -> Border {
    let link = try #require(source.link)
    return try await Task { @BusActor in
      // All previous requests are complete once this request is done.
      await withCheckedContinuation { done in link.add { done.resume() } }
      let highlighter = try #require(link.highlight.highlighter)
      let (display, window) = (highlighter.display, highlighter.border.window)
      let geometry = try #require(display.ask(DisplayRequest(14).words(window)))
      let attributes = try #require(display.ask(DisplayRequest(3).words(window)))
      let shape = try #require(display.opcode(ofExtension: "SHAPE"))
      // The `GetRectangles` request returns the region that receives clicks.
      let clicks = display.ask(DisplayRequest(shape, detail: 8).words(window).bytes(2, 0, 0, 0))
      let (x, y) = (geometry.signed(12), geometry.signed(14))
      let (width, height) = (geometry.short(16), geometry.short(18))
      // The `GetImage` request returns the screen as the user sees it.
      let image = display.ask(
        DisplayRequest(73, detail: 2).words(display.screen.root).shorts(x + width / 2, y, 1, 8)
          .words(.max)
      )
      return Border(
        frame: Frame(x: Double(x), y: Double(y), width: Double(width), height: Double(height)),
        isShown: attributes.byte(26) == 2,
        takesClicks: clicks.map { Int($0.word(8)) } ?? -1,
        colors: (0..<8).map { (image?.word(32 + $0 * 4) ?? 0) & 0xFF_FF_FF }
      )
    }.value
  }

  /// Moves the app's window, waits until the border has moved, too, and returns the border. Moving the window makes its
  /// position known, because the window manager initially places a window near the pointer, which other tests move.
  private func border(of user: Walker, afterMovingTo place: (x: Int, y: Int)) async throws -> Border
  {
    let before = try await border(of: user.source)
    try await move(windowOf: user.source, toX: place.x, y: place.y)
    var after = before
    for _ in 0..<100 where after.frame == before.frame {
      await user.untilQuiet()
      after = try await border(of: user.source)
    }
    return after
  }

  private func element(_ label: String, _ user: Walker) throws -> (id: ElementID, frame: Frame) {
    let tree = user.session.base.tree
    let found = tree.first(.stop, in: try #require(tree.root)).flatMap { first in
      sequence(first: first) { tree.next(.stop, after: $0, in: tree.root ?? $0) }
        .first { tree[$0]?.label == label }
    }
    let id = try #require(found)
    return (id, try #require(tree[id]?.details.frame))
  }

  private func around(_ frame: Frame) -> Frame {
    Frame(x: frame.x - 6, y: frame.y - 6, width: frame.width + 12, height: frame.height + 12)
  }

  @Test(arguments: ["gtk3_app.py", "qt_app.py"])
  func `The border surrounds the element and receives no clicks`(_ app: String) async throws {
    let user = try await TestDesktop.open("\(app) --page form", .switchControl)
    let save = try element("Save", user)
    user.source.highlight([save.id])
    let border = try await border(of: user.source)
    #expect(border.frame == around(save.frame))
    #expect(border.isShown)
    #expect(border.takesClicks == 0)
    #expect(border.colors.prefix(6) == [0xFFFFFF, 0x5FCC, 0x5FCC, 0x5FCC, 0x5FCC, 0xFFFFFF])
    #expect(!border.colors.suffix(2).contains(0x5FCC))
    user.close()
  }

  @Test func `In GTK 4 the border is placed relative to the window’s position`() async throws {
    let user = try await TestDesktop.open("gtk4_app.py --page form", .switchControl)
    let save = try element("Save", user)
    user.source.highlight([save.id])
    let border = try await border(of: user, afterMovingTo: (150, 90))
    #expect(border.frame.width == save.frame.width + 12)
    #expect(border.frame.x == save.frame.x - 6 + 150)
    #expect(border.frame.y == save.frame.y - 6 + 90)
    user.close()
  }

  @Test func `One border surrounds a group, and the border is hidden if nothing is highlighted`()
    async throws
  {
    let user = try await TestDesktop.open("gtk3_app.py --page form", .switchControl)
    let (post, pickUp) = (try element("Post", user), try element("Pick up", user))
    user.source.highlight([pickUp.id, post.id])
    let both = try await border(of: user.source)
    #expect(both.frame.y == post.frame.y - 6)
    #expect(both.frame.maxY == pickUp.frame.maxY + 6)
    user.source.highlight([])
    #expect(try await border(of: user.source).isShown == false)
    user.close()
  }

  @Test func `The border follows its window when the window is moved`()
    async throws
  {
    let user = try await TestDesktop.open("gtk3_app.py --page form", .switchControl)
    let save = try element("Save", user)
    user.source.highlight([save.id])
    let before = try await border(of: user, afterMovingTo: (150, 90))
    let after = try await border(of: user, afterMovingTo: (40, 60))
    #expect(after.frame.width == before.frame.width)
    #expect(after.frame.x - before.frame.x == 40 - 150)
    #expect(after.frame.y - before.frame.y == 60 - 90)
    user.close()
  }

  /// Moves the app's window as a user would.
  private func move(windowOf source: DesktopSource, toX x: Int, y: Int) async throws {
    let link = try #require(source.link)
    try await Task { @BusActor in
      let display = try #require(link.highlight.highlighter).display
      let window = try #require(display.window(of: link.process, width: 640, height: 640))
      display.send([
        DisplayRequest(12).words(window).shorts(1 | 2, 0).words(UInt32(x), UInt32(y))
      ])
    }.value
  }
}
