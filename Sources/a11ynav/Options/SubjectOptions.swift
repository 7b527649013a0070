// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11ySession
import A11yTranscripts
import A11yTree
import ArgumentParser

/// What a command opens: a document, or a web page.
struct SubjectOptions: ParsableArguments {
  @Argument(
    help: "The document (- reads standard input), or a web page’s address or file.",
    completion: .file()
  )
  var file: String?

  @Option(help: "The document’s format, if it cannot be detected: aria, chrome or native.")
  var format: DocumentFormat?

  @Flag(help: "List everything that the document leaves out or that is unknown in it.")
  var notices = false

  @OptionGroup(title: "Web pages") var page: PageOptionGroup

  /// Whether the command line names something.
  var isNamed: Bool { file != nil || page.serve != nil || page.ready != nil || page.attach != nil }

  /// What the command line names, for messages and reports.
  var name: String {
    let named =
      file.map { $0 == "-" ? "standard input" : $0 } ?? page.serve ?? page.ready ?? "the tab"
    return AddressMask.masked(text: named)
  }

  /// Refuses a command line that names nothing.
  func demand() throws {
    if !isNamed { throw ValidationError("Name a document or a web page.") }
  }

  /// Opens it.
  ///
  /// - Parameter isRealTime: Whether a person is at the keys, so that a page's time is that of the
  ///   clock.
  @MainActor
  func open(_ openers: Openers, isRealTime: Bool = false) throws -> OpenedSource {
    try openers.open(Subject(fields(isRealTime: isRealTime)), listsNotices: notices)
  }

  /// The fields of a header that name the same.
  func fields(isRealTime: Bool = false) -> [Script.Field] {
    var fields = page.fields(isRealTime: isRealTime)
    if let format {
      fields.insert(Script.Field(name: "format", value: format.rawValue, line: 1), at: 0)
    }
    if let file { fields.insert(Script.Field(name: "open", value: file, line: 1), at: 0) }
    return fields
  }

  /// The lines of the header of a transcript in a folder: paths are relative to that.
  func header(inFolder folder: String) -> [String] {
    Subject(fields()).header(inFolder: folder)
  }

  /// The lines of a transcript's header that name the same.
  var header: [String] {
    fields().map { "\($0.name): \(AddressMask.masked(text: $0.value))" }
  }
}
