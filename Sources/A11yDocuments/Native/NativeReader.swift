// SPDX-License-Identifier: MIT

import A11yJSON
import A11yNativeFormat
import A11yTree
import Foundation

/// A reader for documents in the native format.
struct NativeReader: DocumentReader {
  static let fileEnding = "a11y.json"

  static func recognizes(_ text: DocumentOpening) -> Bool {
    let names = text.names
    if names.contains("format") && names.contains("elements") { return true }
    guard names.isDisjoint(with: ["nodes", "result", "id", "screenshot"]) else { return false }
    return !names.isDisjoint(with: ["format", "elements", "readingOrder", "root", "version"])
      || !names.isEmpty && text.contains("\"a11ynav\"")
  }

  static func read(_ bytes: [UInt8]) throws(DocumentError) -> Document {
    do {
      return try document(bytes)
    } catch let fault as JSONCursor.Fault {
      throw DocumentError(fault.message, at: fault.offset, of: bytes)
    } catch let mistake as NativeMistake {
      throw mistake.error(in: bytes)
    } catch {
      throw DocumentError("\(error)")
    }
  }

  private static func document(_ bytes: [UInt8]) throws -> Document {
    var notices = NoticeLog()
    var elements = Elements()
    var cursor = JSONCursor(bytes)
    let outline = try Outline(&cursor)
    try cursor.finish()
    let order = try outline.isReadable ? outline.read(&cursor, &elements, &notices) : nil
    guard outline.format == NativeDocument.format else {
      throw NativeMistake(
        "\"format\" is not \(quoted(NativeDocument.format))",
        in: .member("format")
      )
    }
    guard outline.version == NativeDocument.version else {
      throw NativeMistake(
        "version \(outline.version.map { "\($0)" } ?? "unknown") of the format is not supported; "
          + "only version \(NativeDocument.version) is supported",
        in: .member("version")
      )
    }
    let update = try update(outline.root ?? "", elements)
    let readingOrder = try readingOrder(order)
    return Document(
      format: .native,
      tree: update,
      readingOrder: readingOrder,
      notices: notices.all,
      built: try tree(of: update, readingOrder)
    )
  }

  private static func update(
    _ root: String,
    _ elements: consuming Elements
  ) throws(NativeMistake) -> TreeUpdate {
    guard let root = ElementID(root) else {
      throw NativeMistake(
        "the root, \(quoted(root)), is not an id such as \"12\"",
        in: .member("root")
      )
    }
    return TreeUpdate(root: root, changes: try elements.all())
  }

  private static func tree(
    of update: TreeUpdate,
    _ readingOrder: ReadingOrder
  ) throws(NativeMistake) -> AccessibilityTree {
    do {
      return try AccessibilityTree(update, readingOrder: readingOrder)
    } catch {
      let id: ElementID? =
        switch error {
        case .missingChild(_, let parent): parent
        case .twoParents(let id), .unreachable(let id), .sparse(let id): id
        case .noRoot, .tooDeep: nil
        }
      let number = update.changes.firstIndex { $0.id == id }
      throw NativeMistake("\(error)", in: number.map { .element($0) } ?? .member("root"))
    }
  }

  /// The elements that have been read so far. Complete elements are stored instead of their parsed keys, because each
  /// element uses only a few of the format's many keys.
  private struct Elements {
    private var changes: [TreeUpdate.Change] = []
    /// The first error in an element. The error is reported only if the file's syntax is valid.
    private var mistake: NativeMistake?

    mutating func add(_ element: NativeElement, _ notices: inout NoticeLog) {
      guard mistake == nil else { return }
      for key in element.unknownKeys { notices.note("unknown key \(quoted(key))") }
      do throws(NativeElement.InvalidID) {
        changes.append(
          try element.change { kind, word in notices.note("unknown \(kind) \(quoted(word))") }
        )
      } catch {
        let (owner, text) = (quoted(error.element), quoted(error.text))
        let message = "element \(owner): \(text) is not an id such as \"12\""
        mistake = NativeMistake(message, in: .element(changes.count))
      }
    }

    /// Checks that the elements' IDs are unique and dense enough for a tree, and returns all elements in order.
    consuming func all() throws(NativeMistake) -> [TreeUpdate.Change] {
      if let mistake { throw mistake }
      // A tree stores every slot up to the highest slot, so high slot numbers in an untrusted file must not exhaust
      // memory.
      let limit = changes.count * 8 + 1_000
      var isTaken = [Bool](repeating: false, count: limit + 1)
      for (number, change) in changes.enumerated() {
        guard change.id.index <= limit else {
          throw NativeMistake(
            "element \(quoted("\(change.id)")): ids must be consecutive, starting at 0",
            in: .element(number)
          )
        }
        guard !isTaken[Int(change.id.index)] else {
          throw NativeMistake(
            "two elements have the id \(quoted("\(change.id)"))",
            in: .element(number)
          )
        }
        isTaken[Int(change.id.index)] = true
      }
      return changes
    }
  }

  private static func readingOrder(
    _ order: NativeReadingOrder?
  ) throws(NativeMistake) -> ReadingOrder {
    guard let order else { return .source }
    let threshold = order.rowThreshold ?? 8
    guard threshold > 0 else {
      throw NativeMistake(
        "readingOrder.rowThreshold must be greater than 0",
        in: .member("readingOrder")
      )
    }
    return .geometric(rowThreshold: threshold, isRightToLeft: order.isRightToLeft ?? false)
  }

  /// The document's short members, and the positions of its long members, which are read only if the document's version
  /// is supported.
  private struct Outline {
    let format: String?
    let version: Int?
    let root: String?
    /// The offsets of the document, its reading order and its list of elements.
    private let places: (document: Int, order: Int?, elements: Int?)
    private let unknownKeys: [String]

    /// Whether the document has the format name and version that this reader supports.
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

    /// Reads the elements and returns the document's reading order, if it specifies one.
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
