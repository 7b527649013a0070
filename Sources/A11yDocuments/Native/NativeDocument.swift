/// The native format, version 1: the tree as a flat list of elements.
///
/// The list is flat so that depth costs nothing. Every field of an element has a key of its own;
/// what has its default is left out.
struct NativeDocument: Codable {
  static let format = "a11ynav"
  static let version = 1

  var format: String
  var version: Int
  var readingOrder: NativeReadingOrder?
  var root: String
  var elements: [NativeElement]
}

/// How the order of siblings is found; left out for the order of the document.
struct NativeReadingOrder: Codable {
  var rowThreshold: Double?
  var isRightToLeft: Bool?
}
