// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11ySession
import ArgumentParser
import Foundation

extension DocumentFormat: ExpressibleByArgument {
  /// The help for an option that specifies a format.
  static let help = ArgumentHelp(
    "The document’s format, if it cannot be detected: \(allCases.map(\.rawValue).joined(separator: ", "))."
  )
}

/// The options that specify a document to open.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "The document; - reads standard input.", completion: .file())
  var file: String

  @Option(help: DocumentFormat.help)
  var format: DocumentFormat?

  @Flag(
    help:
      "List everything that the document’s format cannot express or that a11ynav does not recognize."
  )
  var notices = false

  /// The document's display name.
  var title: String { file == "-" ? "standard input" : (file as NSString).lastPathComponent }

  /// Reads the document, and reports unknown content on standard error.
  ///
  /// - Parameter said: The lines that this run has already printed, which are not printed again.
  func open(_ said: SaidLines = SaidLines()) throws -> Document {
    let document = try read()
    for line in lines(for: document.notices) where said.insert("\(file): \(line)") {
      StandardError.write("a11ynav: \(file): \(line)")
    }
    return document
  }

  /// Reads the document.
  func read() throws -> Document { try DocumentFile(path: file).read(format) }

  /// Returns the lines for all notices if the user requests them, and otherwise only the first notice about this
  /// document. Notices about the limitations of the format are omitted, because these are the same for every document.
  private func lines(for notices: [DocumentNotice]) -> [String] {
    if self.notices { return notices.map(\.description) }
    let ofDocument = notices.filter { !$0.isAboutFormat }
    guard let first = ofDocument.first?.description else { return [] }
    let rest = ofDocument.count - 1
    return [rest == 0 ? first : "\(first); \(rest) more with --notices"]
  }
}

/// The lines about documents that a run has printed. A run may open a document more than once.
final class SaidLines {
  private var lines: Set<String> = []

  /// Records a line, and returns whether it is new.
  func insert(_ line: String) -> Bool { lines.insert(line).inserted }
}
