// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11ySession
import ArgumentParser
import Foundation

extension DocumentFormat: ExpressibleByArgument {}

/// Which document to open.
struct DocumentOptions: ParsableArguments {
  @Argument(help: "The document; - reads standard input.", completion: .file())
  var file: String

  @Option(help: "What the document is, if its content does not tell: aria, chrome or native.")
  var format: DocumentFormat?

  @Flag(help: "List all that the document leaves out, or that is not known in it.")
  var notices = false

  /// The document's display name.
  var title: String { file == "-" ? "standard input" : (file as NSString).lastPathComponent }

  /// The most of a notice that is printed where not all are wanted.
  private static let shortLength = 60

  /// Reads the document, and says on standard error what was unknown in it: in one short line, unless
  /// all is wanted.
  func open() throws -> Document {
    let document = try read()
    for line in notices ? document.notices.map(\.description) : short(document.notices) {
      StandardError.write("a11ynav: \(file): \(line)")
    }
    return document
  }

  /// Reads the document.
  func read() throws -> Document { try DocumentFile(path: file).read(format) }

  private func short(_ notices: [DocumentNotice]) -> [String] {
    guard let first = notices.first?.description else { return [] }
    let rest = notices.count - 1
    guard rest > 0 || first.count > Self.shortLength else { return [first] }
    let words = first.count > Self.shortLength ? first.prefix(Self.shortLength) + "…" : first[...]
    return ["\(words)\(rest > 0 ? " and \(rest) more" : ""); --notices lists all"]
  }
}
