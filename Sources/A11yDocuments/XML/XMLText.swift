// SPDX-License-Identifier: MIT

/// The text in an XML file, such as the log of a failed test in a JUnit report.
enum XMLText {
  /// Returns the file's text with its character references replaced by characters. Tags are not removed.
  static func unescaped(_ xml: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(xml.count)
    var rest = xml[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"), let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")),
        let character = character(String(decoding: rest[..<end], as: UTF8.self))
      else {
        text.append(byte)
        continue
      }
      text += character.utf8
      rest = rest[(end + 1)...]
    }
    return text
  }

  private static func character(_ name: String) -> String? {
    if let character = names[name] { return character }
    guard name.hasPrefix("#") else { return nil }
    let number =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value != 0 else { return nil }
    return String(Character(scalar))
  }

  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
