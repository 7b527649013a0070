// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// A connection to the X11 display that supports only the few requests that this program needs.
///
/// This class implements the X11 protocol itself, so that no library is required to build or run the program.
@BusActor
final class DisplayConnection {
  /// The properties of a screen.
  struct Screen: Hashable, Sendable {
    var root: UInt32
    var width: Int
    var height: Int
    /// The number of bits per pixel.
    var depth: Int
    var white: UInt32
  }

  /// The maximum length of a message, in bytes.
  nonisolated static let longest = 1 << 22

  let screen: Screen
  /// A closure that receives events. The closure is called after a pending request has been answered.
  var onEvent: ((DisplayMessage) -> Void)?
  private let socket: DisplaySocket
  private let firstID: UInt32
  private var nextID: UInt32 = 0
  private var events: [DisplayMessage] = []
  /// The number of the last request. Each reply or error contains the number of its request.
  private var sequence: UInt16 = 0
  private var isOpen = true
  /// The number of requests that the server has rejected.
  private(set) var refusals = 0

  /// Connects to the display that the environment variables specify.
  ///
  /// - Throws: ``DesktopError`` with a sentence for the user.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) throws(DesktopError) {
    if environment["WAYLAND_DISPLAY"]?.isEmpty == false {
      throw DesktopError("Wayland does not allow a program to draw over other programs’ windows.")
    }
    guard let text = environment["DISPLAY"], !text.isEmpty else {
      throw DesktopError("The DISPLAY environment variable does not name a display.")
    }
    guard let name = DisplayName(text) else {
      throw DesktopError("Display “\(text)” is not on this machine.")
    }
    guard let socket = DisplaySocket(path: name.path) else {
      throw DesktopError("Display “\(text)” is not responding.")
    }
    let cookie = DisplayCookie(for: name, environment)
    guard let setup = Self.greet(socket, cookie), let screen = Self.screen(name.screen, in: setup)
    else { throw DesktopError("Cannot connect to display “\(text)”, because access was denied.") }
    self.socket = socket
    self.screen = screen
    firstID = setup.word(12)
    BusActor.loop.watch(.init(descriptor: socket.descriptor) { [weak self] in self?.receive() })
  }

  isolated deinit { BusActor.loop.stopWatching(socket.descriptor) }

  /// Sends the connection setup, and returns the server's reply if the server accepts the connection.
  private static func greet(_ socket: DisplaySocket, _ cookie: DisplayCookie) -> DisplayMessage? {
    func padded(_ bytes: [UInt8]) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    let method = Array(cookie.method.utf8)
    let counts = [UInt8(method.count), 0, UInt8(clamping: cookie.secret.count), 0]
    let greeting =
      [UInt8(ascii: "l"), 0, 11, 0, 0, 0] + counts + [0, 0] + padded(method)
      + padded(cookie.secret)
    guard socket.send(greeting), let head = socket.receive(8), head[0] == 1 else { return nil }
    let count = DisplayMessage(bytes: head).short(6) * 4
    return socket.receive(count).map { DisplayMessage(bytes: head + $0) }
  }

  /// Returns the screen with the given number from the server's reply to the connection setup.
  private static func screen(_ number: Int, in setup: DisplayMessage) -> Screen? {
    let vendor = (setup.short(24) + 3) / 4 * 4
    var place = 40 + vendor + Int(setup.byte(29)) * 8
    guard number < Int(setup.byte(28)) else { return nil }
    for _ in 0..<number {
      var next = place + 40
      for _ in 0..<Int(setup.byte(place + 39)) { next += 8 + setup.short(next + 2) * 24 }
      place = next
    }
    guard place + 40 <= setup.bytes.count else { return nil }
    return Screen(
      root: setup.word(place),
      width: setup.short(place + 20),
      height: setup.short(place + 22),
      depth: Int(setup.byte(place + 38)),
      white: setup.word(place + 8)
    )
  }

  /// Returns an ID for a new window.
  func makeID() -> UInt32 {
    defer { nextID += 1 }
    return firstID + nextID
  }

  /// Sends requests to which the server does not reply.
  func send(_ requests: [DisplayRequest]) {
    guard isOpen else { return }
    sequence &+= UInt16(truncatingIfNeeded: requests.count)
    if !socket.send(requests.flatMap(\.encoded)) { close() }
  }

  /// Sends a request and waits for its reply, or returns `nil` if the server rejects the request.
  func ask(_ request: DisplayRequest) -> DisplayMessage? {
    send([request])
    while isOpen, let message = read() {
      if message.kind == 0 { refusals += 1 }
      if message.kind > 1 {
        events.append(message)
        Task { @BusActor in self.receive() }
      } else if message.short(2) == Int(sequence) {
        return message.kind == 1 ? message : nil
      }
    }
    return nil
  }

  /// Receives the events that have arrived.
  private func receive() {
    while isOpen, socket.isReadable, let message = read() {
      if message.kind > 1 { events.append(message) }
      if message.kind == 0 { refusals += 1 }
    }
    let arrived = events
    events = []
    for event in arrived { onEvent?(event) }
  }

  private func read() -> DisplayMessage? {
    guard var bytes = socket.receive(32) else {
      close()
      return nil
    }
    let head = DisplayMessage(bytes: bytes)
    // Replies and generic events may be longer than 32 bytes.
    if head.kind == 1 || head.kind == 35, head.word(4) > 0 {
      let count = Int(head.word(4)) * 4
      guard count <= Self.longest, let rest = socket.receive(count) else {
        close()
        return nil
      }
      bytes += rest
    }
    return DisplayMessage(bytes: bytes)
  }

  private func close() {
    isOpen = false
    BusActor.loop.stopWatching(socket.descriptor)
  }
}

extension DisplayConnection {
  /// The opcodes of X11 requests.
  private enum Opcode {
    static let changeWindowAttributes: UInt8 = 2
    static let getWindowAttributes: UInt8 = 3
    static let getGeometry: UInt8 = 14
    static let queryTree: UInt8 = 15
    static let internAtom: UInt8 = 16
    static let getProperty: UInt8 = 20
    static let translateCoordinates: UInt8 = 40
    static let getInputFocus: UInt8 = 43
    static let queryExtension: UInt8 = 98
  }

  /// The maximum number of windows that are searched.
  private static var windowLimit: Int { 500 }

  /// Asks the server to send an event when a window on the screen moves, appears or disappears.
  func watchWindows() {
    let substructure: UInt32 = 1 << 19
    send([
      DisplayRequest(Opcode.changeWindowAttributes).words(screen.root, 0x800, substructure)
    ])
  }

  /// Returns the opcode of an extension's requests, or `nil` if the server does not support the extension.
  func opcode(ofExtension name: String) -> UInt8? {
    let request = DisplayRequest(Opcode.queryExtension).shorts(name.utf8.count, 0).text(name)
    guard let answer = ask(request), answer.byte(8) == 1 else { return nil }
    return answer.byte(9)
  }

  /// Whether a window manager is running. Only a window manager may intercept the requests of windows on the screen.
  var hasWindowManager: Bool {
    let redirect: UInt32 = 1 << 20
    let request = DisplayRequest(Opcode.getWindowAttributes).words(screen.root)
    return ask(request).map { $0.word(32) & redirect != 0 } ?? false
  }

  /// Returns the position of a window on the screen, for toolkits that do not report window positions.
  func origin(of window: UInt32) -> (x: Double, y: Double)? {
    let place = DisplayRequest(Opcode.translateCoordinates).words(window, screen.root).words(0)
    return ask(place).map { (Double($0.signed(12)), Double($0.signed(14))) }
  }

  /// Returns the window of a process whose size is closest to the given size, or `nil` if the process shows no window.
  func window(of process: Int, width: Double, height: Double) -> UInt32? {
    guard let property = atom("_NET_WM_PID") else { return nil }
    var best: (difference: Double, window: UInt32)?
    var pending = [screen.root]
    var count = 0
    while let window = pending.popLast(), count < Self.windowLimit {
      count += 1
      // The search continues inside windows, because the process belongs to the window inside a window manager's frame,
      // not to the frame.
      pending += children(of: window)
      guard self.number(property, of: window) == UInt32(process), isShown(window),
        let size = ask(DisplayRequest(Opcode.getGeometry).words(window))
      else { continue }
      let difference = abs(Double(size.short(16)) - width) + abs(Double(size.short(18)) - height)
      if difference < best?.difference ?? .infinity { best = (difference, window) }
    }
    return best?.window
  }

  /// Returns the process that owns the window that would receive a click at a point on the screen.
  func process(atX x: Int, y: Int) -> Int? {
    guard let property = atom("_NET_WM_PID") else { return nil }
    var process: Int?
    var window = screen.root
    // The search proceeds inward from the window manager's frame.
    for _ in 0..<16 {
      let request = DisplayRequest(Opcode.translateCoordinates).words(screen.root, window)
        .shorts(x, y)
      guard let child = ask(request)?.word(8), child != 0 else { break }
      window = child
      if let number = number(property, of: child) { process = Int(number) }
    }
    return process
  }

  /// The process that owns the window that receives key presses, or `nil` if no window receives them.
  var processWithKeyboard: Int? {
    guard let property = atom("_NET_WM_PID"),
      var window = ask(DisplayRequest(Opcode.getInputFocus))?.word(8)
    else { return nil }
    // The search proceeds outward, because a toolkit may give focus to an inner window without a process. The number 0
    // means no window, and 1 means the window under the pointer.
    for _ in 0..<16 where window > 1 {
      if let number = number(property, of: window) { return Int(number) }
      guard let above = ask(DisplayRequest(Opcode.queryTree).words(window))?.word(12) else { break }
      window = above
    }
    return nil
  }

  func atom(_ name: String) -> UInt32? {
    let request = DisplayRequest(Opcode.internAtom).shorts(name.utf8.count, 0).text(name)
    return ask(request)?.word(8)
  }

  func children(of window: UInt32) -> [UInt32] {
    guard let answer = ask(DisplayRequest(Opcode.queryTree).words(window)) else { return [] }
    return (0..<answer.short(16)).map { answer.word(32 + $0 * 4) }
  }

  func isShown(_ window: UInt32) -> Bool {
    ask(DisplayRequest(Opcode.getWindowAttributes).words(window))?.byte(26) == 2
  }

  /// Returns the value of a window property that consists of a single number.
  func number(_ property: UInt32, of window: UInt32) -> UInt32? {
    let request = DisplayRequest(Opcode.getProperty).words(window, property, 0, 0, 1)
    guard let answer = ask(request), answer.byte(1) == 32, answer.word(16) >= 1 else { return nil }
    return answer.word(32)
  }
}
