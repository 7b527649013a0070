// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree
import Foundation

extension Document {
  /// Reads a document in time proportional to its size.
  ///
  /// - Parameters:
  ///   - data: The file's content, at most ``sizeLimit`` bytes of UTF-8.
  ///   - format: The format, or `nil` to detect it from the content.
  /// - Throws: ``DocumentError``, which states a line and a column if the text violates the format.
  public init(data: Data, format: DocumentFormat? = nil) throws(DocumentError) {
    let text = try Self.unwrapped(Self.checked(data))
    var found = format
    if found == nil { found = try DocumentFormat.found(in: text) }
    self = try (found ?? .native).reader.read(text)
  }

  /// Returns the text inside a WebDriver response, such as `{"value": "<AppiumAUT>…", "sessionId": null}`, or any other
  /// text unchanged.
  private static func unwrapped(_ text: [UInt8]) -> [UInt8] {
    let names = DocumentOpening(text).names
    guard names.contains("value"), names.isSubset(of: ["value", "sessionId", "status"]),
      let inner = (try? JSONValue(json: text))?["value"].string, !inner.isEmpty,
      !inner.contains("\0")
    else { return text }
    return Array(inner.utf8)
  }

  /// Checks that the bytes are valid text, and returns them without a byte-order mark.
  static func checked(_ data: Data) throws(DocumentError) -> [UInt8] {
    guard data.count <= sizeLimit else {
      throw DocumentError(
        "the file has \(data.count >> 20) MB; at most \(sizeLimit >> 20) MB can be opened"
      )
    }
    var text = [UInt8](data)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    guard text.contains(where: { !$0.isSpace }) else { throw DocumentError("the file is empty") }
    guard String(validating: text, as: UTF8.self) != nil else {
      let fault = "the file is not UTF-8 text"
      throw DocumentError(fault, at: firstFault(in: text), of: text)
    }
    if let place = text.firstIndex(of: 0) {
      throw DocumentError("the text contains a zero byte", at: place, of: text)
    }
    return text
  }

  /// Returns the offset of the first byte that is not valid UTF-8.
  private static func firstFault(in bytes: [UInt8]) -> Int {
    var rest = bytes.makeIterator()
    var parser = UTF8.ForwardParser()
    var offset = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { offset += scalar.count }
    return offset
  }
}
