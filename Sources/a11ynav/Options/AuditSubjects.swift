// SPDX-License-Identifier: MIT

import A11yDocuments
import A11ySession
import A11yTranscripts
import A11yWeb
import ArgumentParser
import Foundation

/// The options that specify an audit's subjects, which are documents, web pages and desktop apps.
struct AuditSubjects: ParsableArguments {
  @Argument(
    help:
      "Documents (- reads standard input), web pages’ addresses or files, or folders of web pages.",
    completion: .file()
  )
  var files: [String] = []

  @Option(help: DocumentFormat.help)
  var format: DocumentFormat?

  @Flag(
    help:
      "List everything that a document’s format cannot express or that a11ynav does not recognize."
  )
  var notices = false

  @OptionGroup(title: "Web pages") var page: PageOptionGroup

  @Option(
    help: ArgumentHelp(
      "Start this desktop app; a new instance is started for each press.",
      valueName: "command"
    )
  )
  var launch: [String] = []

  /// Whether the command line specifies a subject.
  var isNamed: Bool { !all.isEmpty }

  /// The subjects, in the order of the command line.
  var all: [NamedSubject] {
    var names: [String?] = files
    let namesPage = page.serve != nil || page.ready != nil || page.attach != nil
    if names.isEmpty, namesPage { names = [nil] }
    let pages: [NamedSubject] = names.flatMap { name in
      if let folder = name, Self.isFolder(folder) { return htmlFiles(in: folder) }
      var fields = page.fields(isRealTime: false)
      if let format {
        fields.insert(Subject.Field("format", format.rawValue), at: 0)
      }
      if let name { fields.insert(Subject.Field("open", name), at: 0) }
      let shown = name == "-" ? "standard input" : name
      return [
        NamedSubject(
          name: shown ?? page.serve ?? page.ready ?? "tab",
          subject: Subject(fields)
        )
      ]
    }
    return pages
      + launch.map { NamedSubject(name: $0, subject: Subject(["app": $0, "toolkit": "at-spi"])) }
  }

  /// Whether the command line specifies a folder of web pages.
  var namesFolder: Bool { files.contains(where: Self.isFolder) }

  private static func isFolder(_ path: String) -> Bool {
    path != "-" && DocumentFile(path: path).isFolder
  }

  /// Returns the web pages in a folder, sorted by path. The folder is served while the pages are open.
  private func htmlFiles(in folder: String) -> [NamedSubject] {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let fields = page.fields(isRealTime: false).filter { $0.name != "serve" }
    return paths.filter { PageAddress.isPage($0) && !PageAddress.isAddress($0) }.sorted().map {
      path in
      let open = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      let own = [Subject.Field("open", open), Subject.Field("serve", folder)]
      return NamedSubject(
        name: "\(base)/\(path)",
        subject: Subject(own + fields),
        path: "/\(path)"
      )
    }
  }
}
