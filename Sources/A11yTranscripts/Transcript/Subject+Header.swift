// SPDX-License-Identifier: MIT

// Code that runs transcripts must also provide openers for the transcripts' sources.
@_exported import A11yOpening
import A11ySession
import Foundation

extension Subject {
  /// Creates a subject from a script's header.
  public init(header: [Script.Field], folder: String = "") {
    self.init(header.map { Field($0.name, $0.value) }, folder: folder)
  }
}

extension Transcript {
  /// The subject that the header specifies.
  public var subject: Subject {
    Subject(header: script.header, folder: (path as NSString).deletingLastPathComponent)
  }

  /// Returns a transcript error at the header field that caused the error or, if there is no such field, at the field
  /// that specifies the source.
  func error(_ error: SubjectError) -> TranscriptError {
    let named = script.header.first { $0.name == error.field }
    let field = named ?? script.header.first { $0.name == "open" || $0.name == "app" }
    return TranscriptError(path, line: field?.line, column: field?.column, error.message)
  }
}
