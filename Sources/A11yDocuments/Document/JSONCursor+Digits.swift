// SPDX-License-Identifier: MIT

extension JSONCursor {
  /// Reads a number of at most 15 digits without sign or fraction; leaves anything else unread.
  ///
  /// Most numbers of a capture are like that, and there are hundreds of thousands.
  mutating func digits() -> Int? {
    var place = offset
    var number = 0
    while place < bytes.count, place - offset < 15, (0x30...0x39).contains(bytes[place]) {
      number = number * 10 + Int(bytes[place] - 0x30)
      place += 1
    }
    guard place > offset, place == bytes.count || !Self.isWord(bytes[place]) else { return nil }
    offset = place
    return number
  }
}
