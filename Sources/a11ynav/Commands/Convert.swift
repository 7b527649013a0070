// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yDocuments
import A11ySession
import ArgumentParser
import Foundation

/// The `a11ynav convert` subcommand.
struct Convert: ParsableCommand {
  /// The formats in which a document can be written.
  enum Target: String, CaseIterable, ExpressibleByArgument {
    case native
  }

  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert a document to a11ynav's own JSON format.",
    discussion: "The contents of secure fields are written as bullets."
  )

  @OptionGroup var document: DocumentOptions

  @Option(help: "The output format: native.")
  var to: Target = .native

  func run() throws {
    let data = try document.open().nativeJSON()
    var output = StandardOutput()
    output.write(VisibleText(json: String(decoding: data, as: UTF8.self)))
    output.flush()
  }
}
