// SPDX-License-Identifier: MIT

import Testing

/// The place of a call in a test, where either framework reports its failure.
struct CallSite: Sendable {
  /// The place in Swift Testing's form.
  let location: SourceLocation
  /// The file in XCTest's form.
  let file: StaticString

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int, _ column: Int) {
    location = SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: line,
      column: column
    )
    file = filePath
  }
}
