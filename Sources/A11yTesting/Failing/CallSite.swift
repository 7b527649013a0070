// SPDX-License-Identifier: MIT

import Testing

/// The location of a call in a test, in the forms in which Swift Testing and XCTest report failures.
struct CallSite: Sendable {
  /// The location in the form for Swift Testing.
  let location: SourceLocation
  /// The file in the form for XCTest.
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
