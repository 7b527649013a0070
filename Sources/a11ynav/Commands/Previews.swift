// SPDX-License-Identifier: MIT

import A11yAudit
import A11yCommandLine
import A11yProjects
import A11ySession
import A11yTranscripts
import ArgumentParser
import Foundation

/// `a11ynav previews`
struct Previews: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract: "Show what all previews of an app say on one page, and what changed.",
    discussion: """
      The page says of each preview what VoiceOver says, what each element costs a
      switch user, and what an audit finds. It is one HTML file that needs no other.

        a11ynav previews MyApp --to site               builds the package, writes site/index.html
        a11ynav previews MyApp/Previews --to site      from what --snapshot has written
        a11ynav previews MyApp --against old           which previews say something else
        a11ynav previews MyApp --to site --against site --comment changes.md

      A folder without a package has transcripts, as an app writes them with
      --previews --snapshot FOLDER; with --trees, there is an audit, too. What it is
      held against is such a folder, or an earlier page.

      It exits with 1 if a preview of the package cannot be shown; a change is no
      failure. a11ynav test Previews is for that.
      """
  )

  @Argument(
    help: "A package with previews, or a folder of their transcripts.",
    completion: .directory
  )
  var folder: String

  @Option(
    help: ArgumentHelp("Write the page into this folder.", valueName: "folder"),
    completion: .directory
  )
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Say what differs from this: an earlier page, or a folder of transcripts.",
      valueName: "earlier"
    ),
    completion: .directory
  )
  var against: String?

  @Option(
    help: ArgumentHelp("Write what differs as a comment on a pull request.", valueName: "file"),
    completion: .file(extensions: ["md"])
  )
  var comment: String?

  @Option(
    help: ArgumentHelp(
      "The program with the previews, if the package has several.",
      valueName: "name"
    )
  )
  var product: String?

  func validate() throws {
    if to == nil, against == nil {
      throw ValidationError(
        "--to says where the page is written, --against what it is held against."
      )
    }
    if comment != nil, against == nil {
      throw ValidationError("--comment is about what differs: --against says from what.")
    }
  }

  func run() throws {
    // The earlier gallery is read first, because the new one may replace its page.
    let earlier = try against.map { try Gallery(earlier: $0) }
    let place = URL(fileURLWithPath: folder)
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ynav-previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    var messages: [String] = []
    var transcripts = folder
    if let program = PreviewProgram(in: place, product: product) {
      messages = try program.write(to: scratch)
      transcripts = scratch.path
    } else if product != nil {
      throw Failure("\(folder): there is no package, so it has no program \(product ?? "")")
    }
    var gallery = try Gallery(folder: transcripts)
    try MainActor.assumeIsolated { try audit(&gallery, in: transcripts) }
    for message in messages { StandardError.write(VisibleText(message)) }
    try report(gallery, since: earlier)
    if messages.contains(where: { $0.hasSuffix("of the previews cannot be shown") }) {
      throw ExitCode(1)
    }
  }

  private func report(_ gallery: Gallery, since earlier: Gallery?) throws {
    let changes = earlier.map { gallery.changes(since: $0) }
    if let to {
      let page = to + "/" + Gallery.fileName
      try FileManager.default.createDirectory(atPath: to, withIntermediateDirectories: true)
      guard ReportFile.write(gallery.html(changes: changes), to: page) else { throw ExitCode(2) }
      StandardError.write("\(gallery.previews.count.counted("preview")) written to \(page)")
    }
    guard let changes else { return }
    var output = StandardOutput()
    for change in changes { output.write("\(change.preview.name): \(change.kind)") }
    output.write("\(changes.summary(of: gallery.previews.count))")
    output.flush()
    if let comment {
      let text = changes.comment(of: gallery.previews.count)
      guard ReportFile.write(text, to: comment) else { throw ExitCode(2) }
    }
  }

  /// Applies the rules that need no pressing to the element files beside the transcripts.
  @MainActor
  private func audit(_ gallery: inout Gallery, in folder: String) throws {
    let openers = Openers()
    defer { openers.close() }
    var settings = SessionSettings()
    settings.useLanguageOfUser()
    var limits = ExplorationLimits()
    limits.acts = false
    let run = AuditRun(audit: Audit(), settings: settings, limits: limits, openers: openers)
    for preview in gallery.previews {
      let path = "\(folder)/\(preview.key).json"
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let subject = NamedSubject(name: path, subject: Subject(["open": path, "format": "native"]))
      let report = run.report(on: [subject])
      if let (_, reason) = report.failures.first { throw Failure("\(path): \(reason)") }
      gallery.add(report.results.flatMap(\.findings), to: preview.key)
    }
  }
}
