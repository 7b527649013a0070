// SPDX-License-Identifier: MIT

/// Why a source that opened does not show the content that was asked for, so that nothing may be concluded
/// from reading it.
package enum UnreadContent: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing to read.
  case empty
  /// The server answered with an error, by its HTTP status.
  case status(Int)
  /// The content is not a page but a document of another type, such as a PDF.
  case type(String)
  /// The page crashed, or the browser shows its own page in place of it.
  case lost(String)
  /// The page did not show in time what it had to show; the words say what.
  case notReady(String)

  /// The reason, in one line.
  package var description: String {
    switch self {
    case .empty: "there is nothing to read; --allow-empty accepts that"
    case .status(let code) where code == 401 || code == 407:
      "the server answered \(code); pass credentials with --header Authorization=@VARIABLE or "
        + "--storage-state, or accept it with --allow-status \(code)"
    case .status(let code): "the server answered \(code); --allow-status \(code) accepts that"
    case .type(let type): "this is not a page but a document of type \(type), which cannot be read"
    case .lost(let words), .notReady(let words): words
    }
  }
}
