// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import ArgumentParser
import Foundation

extension DocumentFormat: ExpressibleByArgument {}

/// Which document to open.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "The document; - reads standard input.", completion: .file())
  var file: String

  @Option(help: "What the document is, if its content does not tell: aria, chrome or native.")
  var format: DocumentFormat?

  /// The document's display name.
  var title: String { file == "-" ? "standard input" : (file as NSString).lastPathComponent }

  /// Reads the document, and lists on standard error what was unknown in it.
  func open() throws -> Document {
    let document = try DocumentFile(path: file).read(format)
    for notice in document.notices { StandardError.write("a11ynav: \(file): \(notice)") }
    return document
  }
}
