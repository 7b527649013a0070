// SPDX-License-Identifier: MIT

import A11yDocuments
import A11ySession
import Foundation
import Synchronization

/// A cache of documents, which reads each document only once, regardless of the number of transcripts that use it.
public final class DocumentShelf: Sendable {
  /// The maximum number of cached documents. When the maximum is exceeded, the entire cache is emptied.
  private static let limit = 256

  private let documents = Mutex<[String: Result<Document, FileError>]>([:])

  /// Creates an empty cache.
  public init() {}

  /// Returns the document that a transcript specifies. This method can be called on any thread.
  ///
  /// - Throws: ``TranscriptError`` at the header line that names the document.
  public func document(for transcript: Transcript) throws(TranscriptError) -> Document {
    try document(
      at: transcript.documentPath,
      Self.format(of: transcript),
      for: transcript,
      field: "open"
    )
  }

  /// Returns the screens in a transcript's header and the actions that lead to them, or `nil` if there is only one
  /// screen.
  ///
  /// - Throws: ``TranscriptError`` at the header line that names them.
  func flow(for transcript: Transcript) throws(TranscriptError) -> ScreenFlow? {
    guard let field = transcript.script.header.first(where: { $0.name == "screens" }) else {
      return nil
    }
    let written: WrittenFlow
    do { written = try WrittenFlow(field.value) } catch {
      throw TranscriptError(transcript.path, line: field.line, column: field.column, error.message)
    }
    var steps: [ScreenFlow.Step] = []
    for step in written.steps {
      let screen = try document(
        at: transcript.path(relative: step.path),
        nil,
        for: transcript,
        field: "screens"
      )
      steps.append(ScreenFlow.Step(activated: step.activated, screen: screen))
    }
    return ScreenFlow(steps)
  }

  private func document(
    at path: String,
    _ format: DocumentFormat?,
    for transcript: Transcript,
    field name: String
  ) throws(TranscriptError) -> Document {
    let key = "\(format?.rawValue ?? "")\u{0}\(path)"
    let known = documents.withLock { $0[key] }
    let result = known ?? Self.read(path, format)
    if known == nil {
      documents.withLock { documents in
        if documents.count >= Self.limit { documents.removeAll() }
        documents[key] = result
      }
    }
    do {
      return try result.get()
    } catch {
      let field = transcript.script.header.first { $0.name == name }
      throw TranscriptError(
        transcript.path,
        line: field?.line,
        column: field?.column,
        "\(path): \(error.message)"
      )
    }
  }

  private static func format(of transcript: Transcript) throws(TranscriptError) -> DocumentFormat? {
    guard let field = transcript.script.header.first(where: { $0.name == "format" }) else {
      return nil
    }
    guard let format = DocumentFormat(rawValue: field.value) else {
      let known = DocumentFormat.allCases.map(\.rawValue)
      let error = SessionError.unknown("document format", field.value, known: known)
      throw TranscriptError(transcript.path, line: field.line, column: field.column, "\(error)")
    }
    return format
  }

  private static func read(
    _ path: String,
    _ format: DocumentFormat?
  ) -> Result<Document, FileError> {
    do {
      return .success(
        try Document(data: FileContent.read(path, limit: Document.sizeLimit), format: format)
      )
    } catch let error as FileError {
      return .failure(error)
    } catch {
      return .failure(FileError("\(error)"))
    }
  }
}
