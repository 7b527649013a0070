// SPDX-License-Identifier: MIT

import A11yDocuments
import A11ySession
import A11yTranscripts
import A11yWeb
import ArgumentParser

/// What an audit opens: documents and web pages.
struct AuditSubjects: ParsableArguments {
  @Argument(
    help: "Documents (- reads standard input), and addresses or files of web pages.",
    completion: .file()
  )
  var files: [String] = []

  @Option(help: "What a document is, if its content does not tell: aria, chrome or native.")
  var format: DocumentFormat?

  @Flag(help: "List all that a document leaves out, or that is not known in it.")
  var notices = false

  @OptionGroup(title: "Web pages") var page: PageOptionGroup

  /// The subjects by name, each with the fields of a header that names the same.
  var all: [(name: String, subject: Subject)] {
    var names: [String?] = files
    if names.isEmpty, page.serve != nil || page.ready != nil || page.attach != nil { names = [nil] }
    return names.map { name in
      var fields = page.fields(isRealTime: false)
      if let format {
        fields.insert(Script.Field(name: "format", value: format.rawValue, line: 1), at: 0)
      }
      if let name { fields.insert(Script.Field(name: "open", value: name, line: 1), at: 0) }
      let shown = name == "-" ? "standard input" : name
      return (shown ?? page.serve ?? page.ready ?? "tab", Subject(fields))
    }
  }
}
