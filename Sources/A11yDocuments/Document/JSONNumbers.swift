// SPDX-License-Identifier: MIT

import Foundation

/// The numbers of a JSON text.
enum JSONNumbers {
  /// Where a valid text has a number that fits neither an integer nor a finite value; `nil` if none
  /// is too large.
  static func firstTooLarge(in data: Data) -> Int? {
    var number: [UInt8] = []
    return JSONStructure.first(in: data) { offset, byte in
      let begins = byte.isDigit || byte == UInt8(ascii: "-")
      if begins || (!number.isEmpty && "+.eE".utf8.contains(byte)) {
        number.append(byte)
        return nil
      }
      defer { number = [] }
      return isTooLarge(number) ? offset - number.count : nil
    }
  }

  private static func isTooLarge(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    if bytes.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") }) { return Int(text) == nil }
    return Double(text).map { !$0.isFinite } ?? false
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
