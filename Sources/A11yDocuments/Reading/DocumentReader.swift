// SPDX-License-Identifier: MIT

/// A reader for one format of documents.
///
/// Each format has its own folder, which contains the format's reader. The format is listed in ``DocumentFormat``,
/// whose ``DocumentFormat/reader`` returns the reader's type.
protocol DocumentReader {
  /// The file name extension, without the first dot.
  static var fileEnding: String { get }

  /// Returns whether a document's text is in the reader's format.
  static func recognizes(_ text: DocumentOpening) -> Bool

  /// Reads a document from UTF-8 text that contains no zero byte.
  static func read(_ text: [UInt8]) throws(DocumentError) -> Document
}
