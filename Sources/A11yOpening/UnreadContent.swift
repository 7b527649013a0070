// SPDX-License-Identifier: MIT

/// The reason that an opened source does not show the requested content. No conclusions can be drawn from reading a
/// source that shows other content.
package enum UnreadContent: Error, Hashable, Sendable, CustomStringConvertible {
  /// The source has no content to read.
  case empty
  /// The server responded with an error that has the given HTTP status.
  case status(Int)
  /// The content is not a web page but another type of document, such as a PDF file.
  case type(String)
  /// The page crashed, or the browser shows its own error page.
  case lost(String)
  /// The document is incomplete, because its end has not arrived.
  case unfinished
  /// The page did not meet the described condition within the time limit.
  case notReady(String)

  /// The reason, as a single line of text.
  package var description: String {
    switch self {
    case .empty: "there is nothing to read; use --allow-empty to accept an empty page"
    case .status(let code) where code == 401 || code == 407:
      "the server returned status \(code); pass credentials with --header "
        + "Authorization=@VARIABLE or --storage-state, or accept the page with --allow-status \(code)"
    case .status(let code):
      "the server returned status \(code); use --allow-status \(code) to accept the page"
    case .type(let type): "the address leads to a document of type \(type), which cannot be read"
    case .unfinished:
      "the document was cut short; use --allow-unfinished to read the part that arrived"
    case .lost(let words), .notReady(let words): words
    }
  }
}
