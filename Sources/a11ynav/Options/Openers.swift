// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11yFiles
import A11yTranscripts
import A11yWeb
import Foundation

/// What this program opens: documents, and each kind of live source.
@MainActor
struct Openers {
  /// The kinds of live sources.
  let all: [any SourceOpener]
  /// What was said of documents.
  private let said = SaidLines()

  /// Creates the openers, web pages first.
  init() { all = [WebOpener()] + DesktopAccess.openers }

  /// The header fields that say what to open.
  nonisolated var fields: Set<String> { all.reduce(into: []) { $0.formUnion($1.fields) } }

  /// Whether a header names a live source.
  func recognize(_ subject: Subject) -> Bool { all.contains { $0.recognizes(subject) } }

  /// Opens what a command line or a header names.
  ///
  /// - Parameter listsNotices: Whether all that is unknown in a document is listed.
  func open(_ subject: Subject, listsNotices: Bool = false) throws -> OpenedSource {
    if let opener = all.first(where: { $0.recognizes(subject) }) {
      do { return try opener.open(subject) } catch { throw Failure("\(error)") }
    }
    guard let path = subject.path("open") else { throw Failure("the header names nothing to open") }
    var options = DocumentOptions()
    options.file = path
    options.notices = listsNotices
    options.format = subject["format"].flatMap(DocumentFormat.init)
    let document = try options.open(said)
    let source = try CapturedTree(document)
    if FileReplacement.canReplace(path) { source.reread = { try options.read() } }
    return OpenedSource(
      source,
      readingOrder: document.readingOrder,
      title: options.title
    )
  }

  /// Releases browsers and the like.
  func close() { for opener in all { opener.close() } }
}
