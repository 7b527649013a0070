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
    if let format {
      self = try format.reader.read(text)
      return
    }
    let opening = DocumentOpening(text)
    do {
      self = try DocumentFormat.found(in: opening).reader.read(text)
    } catch {
      // The first line of a log may begin like JSON, XML or YAML, or the log may be inside a test report.
      guard let log = opening.asLog, let format = try? DocumentFormat.found(in: log),
        let document = try? format.reader.read(log.bytes)
      else { throw error }
      self = document
    }
  }

  /// Returns the text inside a response from WebDriver, such as `{"value": "<AppiumAUT>…", "sessionId": null}`, or from
  /// a tool of the Model Context Protocol, such as `{"content": [{"type": "text", "text": "…"}]}`. Text that is not a
  /// response is returned unchanged.
  private static func unwrapped(_ text: [UInt8]) -> [UInt8] {
    let names = DocumentOpening(text).names
    guard
      names.contains("value") && names.isSubset(of: ["value", "sessionId", "status"])
        || names.contains("content") || names.isSuperset(of: ["jsonrpc", "result"]),
      let response = try? JSONValue(json: text)
    else { return text }
    let contents = (response["content"].array + response["result"]["content"].array)
      .filter { $0["type"].string == "text" }.compactMap { $0["text"].string }
    let inner = response["value"].string ?? contents.joined(separator: "\n")
    guard inner.utf8.contains(where: { !$0.isSpace }), !inner.contains("\0") else { return text }
    return Array(inner.utf8)
  }

  /// Checks that the bytes are valid text, and returns them without a byte-order mark.
  static func checked(_ data: Data) throws(DocumentError) -> [UInt8] {
    guard data.count <= sizeLimit else {
      throw DocumentError(
        "the file is larger than \(sizeLimit >> 20) MB, the maximum that can be opened"
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
      throw DocumentError("the text contains a null byte", at: place, of: text)
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
