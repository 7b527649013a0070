// SPDX-License-Identifier: MIT

// Whoever runs transcripts hands over openers.
@_exported import A11yOpening
import A11ySession
import Foundation

extension Subject {
  /// Creates a subject from the header of a script.
  public init(header: [Script.Field], folder: String = "") {
    self.init(header.map { Field($0.name, $0.value) }, folder: folder)
  }
}

extension Transcript {
  /// What the header names to be opened.
  public var subject: Subject {
    Subject(header: script.header, folder: (path as NSString).deletingLastPathComponent)
  }

  /// An error at the header field that is its reason, otherwise at the one that names the source.
  func error(_ error: SubjectError) -> TranscriptError {
    let named = script.header.first { $0.name == error.field }
    let field = named ?? script.header.first { $0.name == "open" || $0.name == "app" }
    return TranscriptError(path, line: field?.line, column: field?.column, error.message)
  }
}
