// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// Reads the native format.
struct NativeReader {
  static func read(_ data: Data) throws(DocumentError) -> Document {
    var notices = NoticeLog()
    let outline: Outline
    let elements: [NativeElement]
    let order: NativeReadingOrder?
    do throws(JSONCursor.Fault) {
      var cursor = JSONCursor([UInt8](data))
      outline = try Outline(&cursor)
      try cursor.finish()
      (elements, order) = try outline.isReadable ? outline.read(&cursor, &notices) : ([], nil)
    } catch {
      throw DocumentError(error.message, at: error.offset, of: data)
    }
    guard outline.format == NativeDocument.format else {
      throw DocumentError("\"format\" is not \(quoted(NativeDocument.format))")
    }
    guard outline.version == NativeDocument.version else {
      throw DocumentError(
        "version \(outline.version.map { "\($0)" } ?? "unknown") of the format cannot be read, only \(NativeDocument.version)"
      )
    }
    return Document(
      format: .native,
      tree: try update(outline.root ?? "", elements, &notices),
      readingOrder: try readingOrder(order),
      notices: notices.all
    )
  }

  private static func update(
    _ root: String,
    _ elements: [NativeElement],
    _ notices: inout NoticeLog
  ) throws(DocumentError) -> TreeUpdate {
    guard let root = ElementID(root) else {
      throw DocumentError("the root, \(quoted(root)), is not an id such as \"12\"")
    }
    var update = TreeUpdate(root: root)
    update.changes.reserveCapacity(elements.count)
    var slots = Set<UInt32>()
    for element in elements {
      for key in element.unknownKeys { notices.note("unknown key \(quoted(key))") }
      let change = try element.change(&notices)
      guard slots.insert(change.id.index).inserted else {
        throw DocumentError("two elements have the id \(quoted(element.id))")
      }
      // A tree keeps storage up to the highest slot: an untrusted file must not exhaust memory.
      guard change.id.index <= elements.count * 8 + 1_000 else {
        throw DocumentError(
          "element \(quoted(element.id)): ids are to be dense, from 0 upwards"
        )
      }
      update.changes.append(change)
    }
    do {
      _ = try AccessibilityTree(update)
    } catch {
      throw DocumentError("\(error)")
    }
    return update
  }

  private static func readingOrder(
    _ order: NativeReadingOrder?
  ) throws(DocumentError) -> ReadingOrder {
    guard let order else { return .source }
    let threshold = order.rowThreshold ?? 8
    guard threshold > 0 else { throw DocumentError("readingOrder.rowThreshold is not above 0") }
    return .geometric(rowThreshold: threshold, isRightToLeft: order.isRightToLeft ?? false)
  }

  /// The members of the document, and where the longer ones are: in a later version they may differ.
  private struct Outline {
    let format: String?
    let version: Int?
    let root: String?
    /// Where the document, its order and its elements begin.
    private let places: (document: Int, order: Int?, elements: Int?)
    private let unknownKeys: [String]

    /// Whether the rest is in the version that is read here.
    var isReadable: Bool {
      format == NativeDocument.format && version == NativeDocument.version
    }

    init(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) {
      var (format, version, root) = (String?.none, Int?.none, String?.none)
      var (order, elements) = (Int?.none, Int?.none)
      var unknownKeys: [String] = []
      let document = try cursor.members { cursor, key throws(JSONCursor.Fault) in
        switch key {
        case "format": return format = try cursor.text()
        case "version": return version = try cursor.whole()
        case "root": return root = try cursor.text()
        case "readingOrder": order = cursor.offset
        case "elements": elements = cursor.offset
        default: unknownKeys.append(key)
        }
        try cursor.skipValue()
      }
      guard let document else { throw JSONCursor.missing(0) }
      self.format = format
      self.version = version
      self.root = root
      places = (document, order, elements)
      self.unknownKeys = unknownKeys.sorted()
    }

    /// Reads the elements, and how siblings are ordered.
    func read(
      _ cursor: inout JSONCursor,
      _ notices: inout NoticeLog
    ) throws(JSONCursor.Fault) -> (elements: [NativeElement], order: NativeReadingOrder?) {
      for key in unknownKeys { notices.note("unknown key \(quoted(key))") }
      let name = "the document"
      _ = try JSONCursor.require(root, "root", in: name, at: places.document)
      cursor.offset = try JSONCursor.require(
        places.elements,
        "elements",
        in: name,
        at: places.document
      )
      var number = 0
      let elements = try cursor.entries { cursor, _ throws(JSONCursor.Fault) in
        defer { number += 1 }
        return try NativeElement(&cursor, "elements[\(number)]")
      }
      guard let elements else { throw JSONCursor.missing(cursor.offset) }
      guard let place = places.order else { return (elements, nil) }
      cursor.offset = place
      return (elements, try NativeReadingOrder(&cursor))
    }
  }
}
