// SPDX-License-Identifier: MIT

import A11yPlatform
import A11yProcesses
import Foundation

/// A socket connected to an X11 server. Each operation sends or receives all of its bytes, or fails after a timeout.
@BusActor
final class DisplaySocket {
  /// The timeout for each operation, in seconds.
  nonisolated static let patience = 2

  let descriptor: Int32

  /// Connects to the socket with the given path.
  init?(path: String) {
    let descriptor = socket(AF_UNIX, SocketPair.streamKind, 0)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    guard connect(to: path) else { return nil }
  }

  deinit { close(descriptor) }

  private func connect(to path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    // The path must leave room for the terminating zero, which the structure already contains.
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    // Unchecked: `connect` takes an address of any kind as a pointer to the generic address type, together with the
    // address's size.
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        A11yPlatform.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
  }

  /// Sends bytes, or returns `false` if the connection is closed or the server does not accept the bytes.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        A11yPlatform.send(descriptor, $0.baseAddress, $0.count, SocketPair.sendFlags)
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  /// Receives exactly the given number of bytes, or returns `nil` if the connection is closed or the server sends
  /// nothing.
  func receive(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var place = 0
    while place < count {
      let got = bytes.withUnsafeMutableBytes {
        recv(descriptor, $0.baseAddress?.advanced(by: place), count - place, 0)
      }
      if got > 0 { place += got } else if got == 0 || errno != EINTR { return nil }
    }
    return bytes
  }

  /// Whether bytes have arrived.
  var isReadable: Bool {
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
  }
}

/// The name of an X11 display on this machine, in the notation of `DISPLAY`, such as `:0`, `unix:1` or `:99.0`.
struct DisplayName: Hashable, Sendable {
  /// The display's number.
  var number: Int
  /// The number of the display's screen.
  var screen = 0

  /// Parses a display name, or returns `nil` for invalid names and for displays on other machines.
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

/// The secret that a program needs to gain access to an X11 display.
struct DisplayCookie: Hashable, Sendable {
  /// The authorization method, or an empty string if the server requires no authorization.
  var method = ""
  /// The secret itself.
  var secret: [UInt8] = []

  /// Creates an empty cookie, for displays without access control.
  init() {}

  /// Finds a display's secret in the user's Xauthority file.
  init(for display: DisplayName, _ environment: [String: String]) {
    let path = environment["XAUTHORITY"] ?? "\(environment["HOME"] ?? "")/.Xauthority"
    let data = FileManager.default.contents(atPath: path)
    self.init(for: display, in: data.map { [UInt8]($0) } ?? [])
  }

  /// Finds a display's secret in the bytes of an Xauthority file. An entry consists of a family, an address, a display
  /// number, a method and a secret, each preceded by its length in two bytes, most significant byte first.
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
      // The value 256 identifies this machine, and 65,535 matches any machine.
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
