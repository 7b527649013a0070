// SPDX-License-Identifier: MIT

/// Reads one format of documents.
///
/// A format is one folder with a reader. It is listed in ``DocumentFormat``, whose ``DocumentFormat/reader`` names it.
protocol DocumentReader {
  /// The ending of a file's name, without the first dot.
  static var fileEnding: String { get }

  /// Returns whether a text has the format.
  static func recognizes(_ text: DocumentOpening) -> Bool

  /// Reads a document from UTF-8 text that contains no zero byte.
  static func read(_ text: [UInt8]) throws(DocumentError) -> Document
}
