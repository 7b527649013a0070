// SPDX-License-Identifier: MIT

/// A window in the window manager's list, as a pager would show it.
struct DisplayWindow: Hashable, Sendable {
  var number: UInt32
  var title: String
  /// The ID of the process that owns the window, or 0 if the window does not report it.
  var process: Int
}

/// The requests that pagers and task bars make (Extended Window Manager Hints 1.5).
extension DisplayConnection {
  private enum Opcode {
    static let changeWindowAttributes: UInt8 = 2
    static let mapWindow: UInt8 = 8
    static let configureWindow: UInt8 = 12
    static let getProperty: UInt8 = 20
    static let sendEvent: UInt8 = 25
    static let setInputFocus: UInt8 = 42
  }

  /// The maximum number of windows that are listed, and the maximum length of a title in four-byte units.
  private static var mostWindows: Int { 200 }
  private static var longestTitle: UInt32 { 64 }

  /// Asks the server to send an event when windows appear, move or disappear, and when a different window becomes
  /// active.
  func watchDesktop() {
    let substructure: UInt32 = 1 << 19
    let properties: UInt32 = 1 << 22
    send([
      DisplayRequest(Opcode.changeWindowAttributes)
        .words(screen.root, 0x800, substructure | properties)
    ])
  }

  /// The windows in the window manager's list, or `nil` if no window manager provides a list.
  var listedWindows: [DisplayWindow]? {
    guard let list = atom("_NET_CLIENT_LIST"), let process = atom("_NET_WM_PID"),
      let answer = property(list, of: screen.root, atMost: UInt32(Self.mostWindows)),
      answer.byte(1) == 32
    else { return nil }
    return (0..<Int(answer.word(16))).map { place in
      let window = answer.word(32 + place * 4)
      return DisplayWindow(
        number: window,
        title: title(of: window),
        process: number(process, of: window).map(Int.init) ?? 0
      )
    }
  }

  /// The active window, or `nil` if the window manager reports none.
  var activeWindow: UInt32? {
    atom("_NET_ACTIVE_WINDOW").flatMap { number($0, of: screen.root) }.flatMap {
      $0 == 0 ? nil : $0
    }
  }

  /// Asks the window manager to activate a window. If there is no window manager, raises the window and gives it the
  /// keyboard focus.
  func activate(_ window: UInt32) {
    guard let message = atom("_NET_ACTIVE_WINDOW"), hasWindowManager else {
      let above: UInt32 = 0
      return send([
        DisplayRequest(Opcode.mapWindow).words(window),
        DisplayRequest(Opcode.configureWindow).words(window).shorts(0x40, 0).words(above),
        DisplayRequest(Opcode.setInputFocus, detail: 2).words(window, 0),
      ])
    }
    // Event type 33 is a client message. The sender claims to be a pager (2), because window managers do not refuse
    // requests from pagers.
    let masks: UInt32 = 1 << 19 | 1 << 20
    send([
      DisplayRequest(Opcode.sendEvent).words(screen.root, masks)
        .bytes(33, 32, 0, 0).words(window, message).words(2, 0, 0, 0, 0)
    ])
  }

  private func title(of window: UInt32) -> String {
    // 39 is the atom for WM_NAME, which older programs encode in Latin-1.
    if let name = atom("_NET_WM_NAME"),
      let answer = property(name, of: window, atMost: Self.longestTitle), answer.word(16) > 0
    {
      return String(decoding: answer.text, as: UTF8.self)
    }
    guard let answer = property(39, of: window, atMost: Self.longestTitle) else { return "" }
    return String(String.UnicodeScalarView(answer.text.map { Unicode.Scalar($0) }))
  }

  private func property(_ name: UInt32, of window: UInt32, atMost count: UInt32) -> DisplayMessage?
  {
    ask(DisplayRequest(Opcode.getProperty).words(window, name, 0, 0, count))
      .flatMap { $0.byte(1) == 0 ? nil : $0 }
  }
}

extension DisplayMessage {
  /// The bytes of a text property.
  fileprivate var text: ArraySlice<UInt8> {
    bytes.dropFirst(32).prefix(Int(word(16)))
  }
}
