// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11ySession
import A11yTranscripts
import A11yTree
import ArgumentParser

/// The options that specify the subject of a command, which is a document or a web page.
struct SubjectOptions: ParsableArguments {
  @Argument(
    help: "The document (- reads standard input), or a web page’s address or file.",
    completion: .file()
  )
  var file: String?

  @Option(help: DocumentFormat.help)
  var format: DocumentFormat?

  @Flag(
    help:
      "List everything that the document’s format cannot express or that a11ynav does not recognize."
  )
  var notices = false

  @OptionGroup(title: "Web pages") var page: PageOptionGroup

  /// Whether the command line specifies a subject.
  var isNamed: Bool { file != nil || page.serve != nil || page.ready != nil || page.attach != nil }

  /// The subject's name, for messages and reports.
  var name: String {
    let named =
      file.map { $0 == "-" ? "standard input" : $0 } ?? page.serve ?? page.ready ?? "the tab"
    return AddressMask.masked(text: named)
  }

  /// Throws an error if the command line does not specify a subject.
  func demand() throws {
    if !isNamed { throw ValidationError("Specify a document or a web page.") }
  }

  /// Opens the subject that the command line specifies.
  ///
  /// - Parameter isRealTime: Whether the session is interactive, in which case a page follows the wall clock.
  @MainActor
  func open(_ openers: Openers, isRealTime: Bool = false) throws -> OpenedSource {
    try openers.open(Subject(fields(isRealTime: isRealTime)), listsNotices: notices)
  }

  /// Returns the header fields that are equivalent to these options.
  func fields(isRealTime: Bool = false) -> [Subject.Field] {
    var fields = page.fields(isRealTime: isRealTime)
    if let format {
      fields.insert(Subject.Field("format", format.rawValue), at: 0)
    }
    if let file { fields.insert(Subject.Field("open", file), at: 0) }
    return fields
  }

  /// Returns the lines of a header for a transcript in a given folder. Paths in the header lines are relative to the
  /// transcript's folder.
  func header(inFolder folder: String) -> [String] {
    Subject(fields()).header(inFolder: folder)
  }

  /// The lines of a transcript's header that are equivalent to these options.
  var header: [String] {
    fields().map { "\($0.name): \(AddressMask.masked(text: $0.value))" }
  }
}
