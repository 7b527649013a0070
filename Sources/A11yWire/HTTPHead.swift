// SPDX-License-Identifier: MIT

import A11yPlatform
import Foundation

/// The start line and headers of an HTTP message, and any bytes that were read after them.
package struct HTTPHead {
  /// The first line.
  package var line: String { String(lines.first ?? "") }
  private let lines: [Substring]
  /// The bytes that were read after the end of the headers.
  package let rest: [UInt8]
  /// The maximum total length of the start line and headers, in bytes.
  private static let limit = 64 << 10

  /// The status code of a response.
  package var status: Int? { line.split(separator: " ").dropFirst().first.flatMap { Int($0) } }

  /// The value of the header field with the given name, which is case-insensitive.
  package subscript(name: String) -> String? {
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == name.lowercased() else { continue }
      return parts[1].trimmingCharacters(in: .whitespaces)
    }
    return nil
  }

  /// Returns whether a request addresses a port of this machine by one of the machine's local names. Requests with
  /// other names are rejected, because a web page in a user's browser could reach the port through such a name.
  package func isForThisMachine(port: Int) -> Bool {
    let names = ["127.0.0.1", "localhost", "[::1]"].flatMap { ["\($0):\(port)", $0] }
    return self["Host"].map { names.contains($0.lowercased()) } ?? false
  }

  /// Reads the start line and headers, or returns `nil` if the peer closes the connection before their end or they are
  /// too long.
  package init?(from socket: Int32) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < Self.limit {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      let start = max(bytes.count - 3, 0)
      bytes += buffer[..<count]
      var place = start
      while place + 3 < bytes.count {
        if bytes[place] == 13, bytes[place + 1] == 10, bytes[place + 2] == 13,
          bytes[place + 3] == 10
        {
          // In Swift, a carriage return and a line feed form one character.
          lines = String(decoding: bytes[..<place], as: UTF8.self).split(separator: "\r\n")
          rest = Array(bytes[(place + 4)...])
          return
        }
        place += 1
      }
    }
    return nil
  }
}
