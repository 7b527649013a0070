import Foundation

/// The numbers of a JSON text.
enum JSONNumbers {
  /// Where a valid text has a number that fits neither an integer nor a finite value; `nil` if none
  /// is too large.
  static func firstTooLarge(in data: Data) -> Int? {
    var isText = false
    var isEscaped = false
    var number: [UInt8] = []
    for (offset, byte) in data.enumerated() {
      let isOfNumber = !isText && (byte.isDigit || "+-.eE".utf8.contains(byte))
      if isOfNumber, !number.isEmpty || byte.isDigit || byte == UInt8(ascii: "-") {
        number.append(byte)
        continue
      }
      if isTooLarge(number) { return offset - number.count }
      number = []
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      default: break
      }
    }
    return nil
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
