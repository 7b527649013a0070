// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// Reads the native format.
struct NativeReader {
  static func read(_ data: Data) throws(DocumentError) -> Document {
    var notices = NoticeLog()
    let outline: Outline
    var elements = Elements()
    let order: NativeReadingOrder?
    do throws(JSONCursor.Fault) {
      var cursor = JSONCursor([UInt8](data))
      outline = try Outline(&cursor)
      try cursor.finish()
      order = try outline.isReadable ? outline.read(&cursor, &elements, &notices) : nil
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
    let update = try update(outline.root ?? "", elements)
    let readingOrder = try readingOrder(order)
    let tree: AccessibilityTree
    do {
      tree = try AccessibilityTree(update, readingOrder: readingOrder)
    } catch {
      throw DocumentError("\(error)")
    }
    return Document(
      format: .native,
      tree: update,
      readingOrder: readingOrder,
      notices: notices.all,
      built: tree
    )
  }

  private static func update(
    _ root: String,
    _ elements: consuming Elements
  ) throws(DocumentError) -> TreeUpdate {
    guard let root = ElementID(root) else {
      throw DocumentError("the root, \(quoted(root)), is not an id such as \"12\"")
    }
    return TreeUpdate(root: root, changes: try elements.all())
  }

  /// The elements that were read: each is kept only as what comes of it, because the format has many
  /// keys of which an element has few.
  private struct Elements {
    private var changes: [TreeUpdate.Change] = []
    /// The first mistake in an element; one in the text of the file goes before it.
    private var mistake: DocumentError?

    mutating func add(_ element: NativeElement, _ notices: inout NoticeLog) {
      guard mistake == nil else { return }
      for key in element.unknownKeys { notices.note("unknown key \(quoted(key))") }
      do throws(DocumentError) {
        changes.append(try element.change(&notices))
      } catch {
        mistake = error
      }
    }

    /// All of them, in order, with ids that a tree can have.
    consuming func all() throws(DocumentError) -> [TreeUpdate.Change] {
      if let mistake { throw mistake }
      // A tree keeps storage up to the highest slot: an untrusted file must not exhaust memory.
      let limit = changes.count * 8 + 1_000
      var isTaken = [Bool](repeating: false, count: limit + 1)
      for change in changes {
        guard change.id.index <= limit else {
          throw DocumentError(
            "element \(quoted("\(change.id)")): ids are to be dense, from 0 upwards"
          )
        }
        guard !isTaken[Int(change.id.index)] else {
          throw DocumentError("two elements have the id \(quoted("\(change.id)"))")
        }
        isTaken[Int(change.id.index)] = true
      }
      return changes
    }
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

    /// Reads the elements, and returns how siblings are ordered.
    func read(
      _ cursor: inout JSONCursor,
      _ elements: inout Elements,
      _ notices: inout NoticeLog
    ) throws(JSONCursor.Fault) -> NativeReadingOrder? {
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
      let read: [Void]? = try cursor.entries { cursor, _ throws(JSONCursor.Fault) in
        elements.add(try NativeElement(&cursor, number), &notices)
        number += 1
      }
      guard read != nil else { throw JSONCursor.missing(cursor.offset) }
      guard let place = places.order else { return nil }
      cursor.offset = place
      return try NativeReadingOrder(&cursor)
    }
  }
}
