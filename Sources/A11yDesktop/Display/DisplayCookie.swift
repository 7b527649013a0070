// SPDX-License-Identifier: MIT

import Foundation

/// What a display server wants to see before it lets a program in.
struct DisplayCookie: Hashable, Sendable {
  /// The method; empty if the server asks for nothing.
  var method = ""
  /// The secret.
  var secret: [UInt8] = []

  /// No secret, for displays without access control.
  init() {}

  /// Finds the secret for a display in the user's file of them.
  init(for display: DisplayName, _ environment: [String: String]) {
    let path = environment["XAUTHORITY"] ?? "\(environment["HOME"] ?? "")/.Xauthority"
    let data = FileManager.default.contents(atPath: path)
    self.init(for: display, in: data.map { [UInt8]($0) } ?? [])
  }

  /// Finds the secret for a display in the bytes of a file: entries of a family, an address, a
  /// display's number, a method and a secret, each with its length in two bytes, the greater first.
  init(for display: DisplayName, in file: [UInt8]) {
    var rest = file[...]
    func number() -> Int? {
      guard rest.count >= 2 else { return nil }
      defer { rest = rest.dropFirst(2) }
      return Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
    }
    func bytes() -> [UInt8]? {
      guard let count = number(), rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    while let family = number(), bytes() != nil, let name = bytes(), let method = bytes(),
      let secret = bytes()
    {
      // 256 is this machine, 65,535 any.
      guard family == 256 || family == 65_535,
        name.isEmpty || name == Array("\(display.number)".utf8),
        method == Array(Self.known.utf8)
      else { continue }
      self.method = Self.known
      self.secret = secret
      return
    }
  }

  private static let known = "MIT-MAGIC-COOKIE-1"
}
