// SPDX-License-Identifier: MIT

/// The bytes from libFuzzer, used as a source of choices.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// Returns the next number that is below a limit, or 0 at the end of the input.
  mutating func choice(_ limit: Int) -> Int { limit > 0 ? Int(rest.popFirst() ?? 0) % limit : 0 }

  /// Returns the next text from the input, which has at most 255 bytes.
  mutating func text() -> String {
    let count = min(choice(256), rest.count)
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}
