// SPDX-License-Identifier: MIT

import Testing

@testable import A11yDesktop

extension DesktopTests {
  /// Tests for a key that acts as a switch in every window.
  @Suite(.timeLimit(.minutes(30))) struct SwitchKeyTests {}
}

extension DesktopTests.SwitchKeyTests {
  /// A keyboard whose keys the test presses, and another program on the same display.
  @BusActor
  private final class Keyboard {
    private let display: DisplayConnection
    private let test: UInt8
    private let code: UInt8

    init(_ symbol: UInt32) throws {
      display = try DisplayConnection()
      test = try #require(display.opcode(ofExtension: "XTEST"))
      // `GetKeyboardMapping`.
      let mapping = try #require(display.ask(DisplayRequest(101).bytes(8, 248, 0, 0)))
      let columns = Int(mapping.byte(1)) * 4
      let place = try #require((0..<248).first { mapping.word(32 + $0 * columns) == symbol })
      code = UInt8(8 + place)
    }

    /// Presses or releases the key, and waits until the server has handled the event.
    func turn(_ isDown: Bool) {
      // `FakeInput`.
      display.send([
        DisplayRequest(test, detail: 2).bytes(isDown ? 2 : 3, code, 0, 0)
          .words(0, display.screen.root, 0, 0, 0, 0, 0)
      ])
      _ = display.ask(DisplayRequest(43))
    }

    /// Grabs the keyboard, as an open menu does, and returns whether this succeeded.
    func grab() -> Bool {
      let request = DisplayRequest(31).words(display.screen.root, 0).bytes(1, 1, 0, 0)
      return display.ask(request)?.byte(1) == 0
    }
  }

  private static let f9: UInt32 = 0xFFC6

  @Test func `A menu can open while the key is held, and the key works in the open menu`()
    async throws
  {
    try await TestDesktop.start()
    let (inputs, input) = AsyncStream.makeStream(of: SwitchInput.self)
    let work = Task { @BusActor in
      let key = try SwitchKey("F9") { input.yield($0) }
      let keyboard = try Keyboard(Self.f9)
      return (key, keyboard)
    }
    let (key, keyboard) = try await work.value
    var presses = inputs.makeAsyncIterator()
    await keyboard.turn(true)
    #expect(await presses.next() == .press)
    #expect(await keyboard.grab())
    await keyboard.turn(false)
    while await key.isDown { await Task.yield() }
    await keyboard.turn(true)
    #expect(await presses.next() == .press)
    await keyboard.turn(false)
    while await key.isDown { await Task.yield() }
  }

  @Test func `Only one program can use a key, and only keys that nobody needs for typing`()
    async throws
  {
    try await TestDesktop.start()
    let problems = try await Task { @BusActor in
      let key = try SwitchKey("f8") { _ in }
      defer { withExtendedLifetime(key) {} }
      return ["f8", "a", "\u{1B}[2J"].map { name in
        do throws(DesktopError) {
          _ = try SwitchKey(name) { _ in }
          return ""
        } catch {
          return error.description
        }
      }
    }.value
    #expect(
      problems == [
        "Another program already uses the “f8” key.",
        "The key “a” cannot be a switch; use f1 to f24, insert, menu, pause or scroll-lock.",
        "The key “\u{1B}[2J” cannot be a switch; use f1 to f24, insert, menu, pause or scroll-lock.",
      ]
    )
  }
}
