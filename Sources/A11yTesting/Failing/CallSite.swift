import Testing

/// Where in a test something was called: where its failure belongs, in either framework.
struct CallSite: Sendable {
  /// The place as Swift Testing has it.
  let location: SourceLocation
  /// The file as XCTest wants it.
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
