// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// Reads the native format.
struct NativeReader {
  static func read(_ data: Data) throws(DocumentError) -> Document {
    let head = try JSONText(data).decode(Head.self)
    guard head.format == NativeDocument.format else {
      throw DocumentError("\"format\" is not \(quoted(NativeDocument.format))")
    }
    guard head.version == NativeDocument.version else {
      throw DocumentError(
        "version \(head.version.map { "\($0)" } ?? "unknown") of the format cannot be read, only \(NativeDocument.version)"
      )
    }
    let document = try JSONText(data).decode(Body.self)
    var notices = NoticeLog()
    for key in document.unknownKeys { notices.note("unknown key \(quoted(key))") }
    let tree = try update(document, &notices)
    return Document(
      format: .native,
      tree: tree,
      readingOrder: try readingOrder(document.readingOrder),
      notices: notices.all
    )
  }

  private static func update(
    _ document: Body,
    _ notices: inout NoticeLog
  ) throws(DocumentError) -> TreeUpdate {
    guard let root = ElementID(document.root) else {
      throw DocumentError("the root, \(quoted(document.root)), is not an id such as \"12\"")
    }
    var update = TreeUpdate(root: root)
    update.changes.reserveCapacity(document.elements.count)
    var slots = Set<UInt32>()
    for element in document.elements {
      for key in element.unknownKeys { notices.note("unknown key \(quoted(key))") }
      let change = try element.element.change(&notices)
      guard slots.insert(change.id.index).inserted else {
        throw DocumentError("two elements have the id \(quoted(element.element.id))")
      }
      // A tree keeps storage up to the highest slot: an untrusted file must not exhaust memory.
      guard change.id.index <= document.elements.count * 8 + 1_000 else {
        throw DocumentError(
          "element \(quoted(element.element.id)): ids are to be dense, from 0 upwards"
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

  private struct Head: Decodable {
    var format: String?
    var version: Int?
  }

  /// The document with its unknown keys.
  private struct Body: Decodable {
    var root: String
    var readingOrder: NativeReadingOrder?
    var elements: [Keyed]
    var unknownKeys: [String]

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case format, version, root, readingOrder, elements
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      root = try container.decode(String.self, forKey: .root)
      readingOrder = try container.decodeIfPresent(NativeReadingOrder.self, forKey: .readingOrder)
      elements = try container.decode([Keyed].self, forKey: .elements)
      unknownKeys = try decoder.keys(besides: Set(CodingKeys.allCases.map(\.rawValue)))
    }
  }

  /// An element with its unknown keys.
  private struct Keyed: Decodable {
    var element: NativeElement
    var unknownKeys: [String]

    private static let known = Set(NativeElement.CodingKeys.allCases.map(\.rawValue))

    init(from decoder: any Decoder) throws {
      element = try NativeElement(from: decoder)
      unknownKeys = try decoder.keys(besides: Self.known)
    }
  }
}

/// A key of any name.
private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// The unknown keys of an object, sorted.
  fileprivate func keys(besides known: Set<String>) throws -> [String] {
    try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).filter { !known.contains($0) }
      .sorted()
  }
}
