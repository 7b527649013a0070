// SPDX-License-Identifier: MIT

/// An X11 display on this machine, as `DISPLAY` names it: `:0`, `unix:1`, `:99.0`.
struct DisplayName: Hashable, Sendable {
  /// The display's number.
  var number: Int
  /// Which of its screens.
  var screen = 0

  /// Reads a name; `nil` for what is none, and for displays of other machines.
  init?(_ name: String) {
    guard let colon = name.lastIndex(of: ":"), ["", "unix"].contains(name[..<colon]) else {
      return nil
    }
    let parts = name[name.index(after: colon)...].split(
      separator: ".",
      omittingEmptySubsequences: false
    )
    guard (1...2).contains(parts.count), let number = UInt16(parts[0]) else { return nil }
    self.number = Int(number)
    guard parts.count == 2 else { return }
    guard let screen = UInt8(parts[1]) else { return nil }
    self.screen = Int(screen)
  }

  /// The socket's path.
  var path: String { "/tmp/.X11-unix/X\(number)" }
}
