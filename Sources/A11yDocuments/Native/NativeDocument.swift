// SPDX-License-Identifier: MIT

/// The native format, version 1: the tree as a flat list of elements.
///
/// The list is flat so that depth costs nothing. Every field of an element has its own key;
/// defaults are omitted.
struct NativeDocument: Encodable {
  static let format = "a11ynav"
  static let version = 1

  var format: String
  var version: Int
  var readingOrder: NativeReadingOrder?
  var root: String
  var elements: [NativeElement]
}

/// How siblings are ordered; omitted for document order.
struct NativeReadingOrder: Encodable {
  var rowThreshold: Double?
  var isRightToLeft: Bool?
}
