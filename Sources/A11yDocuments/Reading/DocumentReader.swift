// SPDX-License-Identifier: MIT

/// A reader for one document format.
///
/// Each document format has its own folder, which contains the format's reader. Each format is a case of
/// ``DocumentFormat``, and ``DocumentFormat/reader`` returns the type of the format's reader.
protocol DocumentReader {
  /// The filename extension, without the leading period.
  static var fileEnding: String { get }

  /// Returns whether a document's text is in the reader's format.
  static func recognizes(_ text: DocumentOpening) -> Bool

  /// Reads a document from UTF-8 text that contains no NUL character.
  static func read(_ text: [UInt8]) throws(DocumentError) -> Document
}
