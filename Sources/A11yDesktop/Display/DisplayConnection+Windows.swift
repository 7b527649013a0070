// SPDX-License-Identifier: MIT

import A11yTree

extension DisplayConnection {
  /// The numbers of requests.
  private enum Opcode {
    static let changeWindowAttributes: UInt8 = 2
    static let getWindowAttributes: UInt8 = 3
    static let getGeometry: UInt8 = 14
    static let queryTree: UInt8 = 15
    static let internAtom: UInt8 = 16
    static let getProperty: UInt8 = 20
    static let translateCoordinates: UInt8 = 40
    static let queryExtension: UInt8 = 98
  }

  /// The most windows that are looked at.
  private static var windowLimit: Int { 500 }

  /// Has the server send an event when a window on the screen moves, appears or goes.
  func watchWindows() {
    let substructure: UInt32 = 1 << 19
    send([
      DisplayRequest(Opcode.changeWindowAttributes).words(screen.root, 0x800, substructure)
    ])
  }

  /// The number of an extension's requests; `nil` if the server does not have it.
  func opcode(ofExtension name: String) -> UInt8? {
    let request = DisplayRequest(Opcode.queryExtension).shorts(name.utf8.count, 0).text(name)
    guard let answer = ask(request), answer.byte(8) == 1 else { return nil }
    return answer.byte(9)
  }

  /// Where a window is on the screen, for toolkits that do not know.
  func origin(of window: UInt32) -> (x: Double, y: Double)? {
    let place = DisplayRequest(Opcode.translateCoordinates).words(window, screen.root).words(0)
    return ask(place).map { (Double($0.signed(12)), Double($0.signed(14))) }
  }

  /// The window of a process that is nearest to a size; `nil` if it shows none.
  func window(of process: Int, width: Double, height: Double) -> UInt32? {
    guard let property = atom("_NET_WM_PID") else { return nil }
    var best: (difference: Double, window: UInt32)?
    var pending = [screen.root]
    var count = 0
    while let window = pending.popLast(), count < Self.windowLimit {
      count += 1
      // Of the child of a window manager's frame and the frame, the child has the process.
      pending += children(of: window)
      guard self.number(property, of: window) == UInt32(process), isShown(window),
        let size = ask(DisplayRequest(Opcode.getGeometry).words(window))
      else { continue }
      let difference = abs(Double(size.short(16)) - width) + abs(Double(size.short(18)) - height)
      if difference < best?.difference ?? .infinity { best = (difference, window) }
    }
    return best?.window
  }

  /// The process of the window that takes a click at a place of the screen.
  func process(atX x: Int, y: Int) -> Int? {
    guard let property = atom("_NET_WM_PID") else { return nil }
    var process: Int?
    var window = screen.root
    // From the window manager's frame inwards.
    for _ in 0..<16 {
      let request = DisplayRequest(Opcode.translateCoordinates).words(screen.root, window)
        .shorts(x, y)
      guard let child = ask(request)?.word(8), child != 0 else { break }
      window = child
      if let number = number(property, of: child) { process = Int(number) }
    }
    return process
  }

  private func atom(_ name: String) -> UInt32? {
    let request = DisplayRequest(Opcode.internAtom).shorts(name.utf8.count, 0).text(name)
    return ask(request)?.word(8)
  }

  private func children(of window: UInt32) -> [UInt32] {
    guard let answer = ask(DisplayRequest(Opcode.queryTree).words(window)) else { return [] }
    return (0..<answer.short(16)).map { answer.word(32 + $0 * 4) }
  }

  private func isShown(_ window: UInt32) -> Bool {
    ask(DisplayRequest(Opcode.getWindowAttributes).words(window))?.byte(26) == 2
  }

  /// A property that is one number.
  private func number(_ property: UInt32, of window: UInt32) -> UInt32? {
    let request = DisplayRequest(Opcode.getProperty).words(window, property, 0, 0, 1)
    guard let answer = ask(request), answer.byte(1) == 32, answer.word(16) >= 1 else { return nil }
    return answer.word(32)
  }
}
