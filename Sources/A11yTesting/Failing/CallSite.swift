// SPDX-License-Identifier: MIT

import Testing

/// The location of a call in a test, in the two forms in which Swift Testing and XCTest report failures.
struct CallSite: Sendable {
  /// The location in Swift Testing's form.
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
