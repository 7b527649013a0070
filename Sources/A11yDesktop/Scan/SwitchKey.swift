// SPDX-License-Identifier: MIT

/// A keyboard key that acts as a switch in every window. Only this program receives the key.
///
/// Grabbing the key hides it from other programs but does not report its presses. The key's presses are read from the
/// keyboard's raw events (X Input Extension 2.1), which arrive even while an open menu has grabbed the keyboard. The
/// server releases the key when the connection closes, even if this program is killed.
@BusActor
final class SwitchKey {
  /// The keys that can be grabbed because they are not needed for typing, with their X11 numbers.
  nonisolated static let names: [String: UInt32] = {
    var names: [String: UInt32] = [
      "pause": 0xFF13, "scroll-lock": 0xFF14, "menu": 0xFF67, "insert": 0xFF63,
    ]
    for number in 1...24 { names["f\(number)"] = 0xFFBD + UInt32(number) }
    return names
  }()
  /// How long the key must be held to end the session.
  nonisolated static let emergency: Duration = .seconds(5)
  /// The delay after which the release of a key is accepted. A key that repeats is reported as released and immediately
  /// pressed again.
  private nonisolated static let repeatTime: Duration = .milliseconds(40)

  private enum Opcode {
    static let ungrabKeyboard: UInt8 = 32
    static let grabKey: UInt8 = 33
    static let getInputFocus: UInt8 = 43
    static let getKeyboardMapping: UInt8 = 101
  }

  private let display: DisplayConnection
  private let codes: [UInt8]
  private let report: @Sendable (SwitchInput) -> Void
  /// Whether the key is being held down.
  private(set) var isDown = false
  private var release: Task<Void, Never>?
  private var emergency: Task<Void, Never>?

  /// Grabs a key.
  ///
  /// - Throws: ``DesktopError`` if the keyboard does not have the key, or if another program has grabbed it.
  init(
    _ name: String,
    report: @escaping @Sendable (SwitchInput) -> Void
  ) throws(DesktopError) {
    guard let symbol = Self.names[name.lowercased()] else {
      throw DesktopError(
        "The key “\(name)” cannot be a switch; use f1 to f24, insert, menu, pause or scroll-lock."
      )
    }
    let display = try DisplayConnection()
    self.display = display
    self.report = report
    let codes = Self.codes(of: symbol, on: display)
    self.codes = codes
    guard !codes.isEmpty else {
      throw DesktopError("The keyboard has no “\(name)” key.")
    }
    let input = display.watchRawKeys()
    let before = display.refusals
    // The key is grabbed in combination with any modifier keys. The pointer and the keyboard are not frozen during the
    // grab.
    display.send(
      codes.map { code in
        DisplayRequest(Opcode.grabKey).words(display.screen.root).shorts(0x8000)
          .bytes(code, 1, 1, 0, 0, 0)
      }
    )
    // The answer to a later request shows that the server has handled all earlier requests.
    _ = display.ask(DisplayRequest(Opcode.getInputFocus))
    guard display.refusals == before else {
      throw DesktopError("Another program already uses the “\(name)” key.")
    }
    display.onEvent = { [weak self] event in self?.take(event, input) }
  }

  /// Handles a keyboard event.
  ///
  /// - Parameter input: The number of the extension that sends raw events, or `nil` if the display does not support it.
  private func take(_ event: DisplayMessage, _ input: UInt8?) {
    switch (event.kind, input) {
    // The key press has grabbed the keyboard, so the keyboard is released for programs that open a menu.
    case (2, _?): display.send([DisplayRequest(Opcode.ungrabKeyboard).words(0)])
    case (2, nil): press()
    case (3, nil): letGo()
    case (35, event.byte(1)) where codes.contains(event.byte(16)):
      switch event.short(8) {
      case 13: press()
      case 14: letGo()
      default: break
      }
    default: break
    }
  }

  private static func codes(of symbol: UInt32, on display: DisplayConnection) -> [UInt8] {
    let first: UInt8 = 8
    let count: UInt8 = 248
    let request = DisplayRequest(Opcode.getKeyboardMapping).bytes(first, count, 0, 0)
    guard let answer = display.ask(request), answer.byte(1) > 0 else { return [] }
    let columns = Int(answer.byte(1))
    return (0..<Int(count)).filter { answer.word(32 + $0 * columns * 4) == symbol }
      .map { first + UInt8($0) }
  }

  private func press() {
    release?.cancel()
    release = nil
    guard !isDown else { return }
    isDown = true
    report(.press)
    emergency = Task { @BusActor [report] in
      try? await Task.sleep(for: Self.emergency)
      if !Task.isCancelled { report(.quit) }
    }
  }

  private func letGo() {
    release = Task { @BusActor [weak self] in
      try? await Task.sleep(for: Self.repeatTime)
      guard !Task.isCancelled, let self else { return }
      isDown = false
      emergency?.cancel()
    }
  }
}

/// An event that a user triggers with a switch outside the terminal.
public enum SwitchInput: Hashable, Sendable {
  /// The switch was pressed.
  case press
  /// The switch was held down long enough to end the session.
  case quit
  /// The switch no longer works, for the given reason.
  case lost(String)
}

extension DisplayConnection {
  /// Asks the server for the raw events of all keyboards. Returns the extension's number, or `nil` if the server does
  /// not support version 2.1 of the extension.
  fileprivate func watchRawKeys() -> UInt8? {
    guard let input = opcode(ofExtension: "XInputExtension"),
      // The answer contains the server's version in the same form as the request.
      let version = ask(DisplayRequest(input, detail: 47).shorts(2, 1)),
      (version.short(8), version.short(10)) >= (2, 1)
    else { return nil }
    let allMasters = 1
    let keys: UInt32 = 1 << 13 | 1 << 14
    send([
      DisplayRequest(input, detail: 46).words(screen.root).shorts(1, 0).shorts(allMasters, 1)
        .words(keys)
    ])
    return input
  }
}
